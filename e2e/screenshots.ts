import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { contextOptions, launchOptions } from './browser'
import { ProductsPage } from './pages/products-page'
import { NOTE_KEY, noteXml } from './support/invoice-sample'
import { startProduct } from './support/product'
import { DEMO_ACCOUNTS, expect, signIn } from './support/test'

// `pnpm screenshots`: writes docs/screenshots from the built product with the demo data.

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

const WIDTHS = [
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
]
const THEMES = ['light', 'dark'] as const
const PAGES = [
  'dashboard',
  'products',
  'orders',
  'users',
  'tracking-logs',
  'feedbacks',
  'notas-fiscais',
  'tracking',
  'settings',
] as const

const LIST = `nome;preço;imagem;marca
Água de Colônia Lavanda 100 ML;R$ 59,90;https://imagens.loja.test/lavanda.jpg;Phebo
O Boticário Malbec 100 ML M;1.234,50;www.imagens.loja.test/malbec.jpg;
Batom Líquido Matte;sob consulta;;Vitrália
Fone de Ouvido Bluetooth;199,90;;JBL
Água de Colônia Lavanda 100 ML;59,90;;Phebo
`

const CODES = `pedido;código
420;AA123456785BR
416;AA123456789BR
400;PN337209197BR
77777;AA000000005BR
420;PT337209197BR
`

interface Look {
  width: (typeof WIDTHS)[number]
  theme: (typeof THEMES)[number]
}

async function takePictures(browser: Browser, baseURL: string, { width: screen, theme }: Look): Promise<void> {
  const { width, height, ...device } = screen
  const viewport = { width, height }
  const context = await browser.newContext({ ...contextOptions, ...device, viewport, colorScheme: theme, baseURL })
  const page = await context.newPage()
  const save = async (name: string) => {
    // The dashboard reads its parts after the first paint.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Carregando"]')).toHaveCount(0)
    await page.screenshot({ path: `${folder}${name}-${width}-${theme}.png` })
  }
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await save('login')
  await signIn(page, DEMO_ACCOUNTS.admin)
  for (const name of PAGES) {
    await page.goto(`/admin/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Pages of modules come after the first paint.
    if (width > 768) await expect(page.getByRole('link', { name: 'Categorias' })).toBeVisible()
    if (name === 'dashboard')
      await expect(page.getByRole('region', { name: 'Para fazer agora' }).getByRole('link').first()).toBeVisible()
    await save(name)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' }).fill('lavanda')
  await expect(page.getByRole('group', { name: 'Produtos' }).getByRole('option').first()).toBeVisible()
  await save('palette')
  await page.goto('/admin/orders')
  await page
    .getByRole('button', { name: /^Ver Detalhes/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })).toBeVisible()
  await save('order-details')
  await page.goto('/admin/tracking?estado=problema')
  await page
    .getByRole('button', { name: /^Ver envio/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toBeVisible()
  await save('shipment')
  await page.goto('/admin/tracking')
  await page.getByRole('button', { name: 'Informar em lote' }).click()
  await page.getByRole('textbox', { name: 'Pedidos e códigos' }).fill(CODES)
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByRole('table', { name: 'Conferência' })).toBeVisible()
  await save('tracking-codes')
  await page.goto('/admin/notas-fiscais')
  await page.getByRole('button', { name: 'Informar chave', exact: true }).click()
  await page.getByRole('textbox', { name: 'Chave de acesso' }).fill(NOTE_KEY)
  await expect(page.getByText('A chave está correta.')).toBeVisible()
  await save('invoice-key')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.getByRole('button', { name: 'Importar XML' }).click()
  await page.getByLabel('Escolher arquivos').setInputFiles([
    { name: 'nota-123.xml', mimeType: 'text/xml', buffer: Buffer.from(noteXml()) },
    {
      name: 'homologacao.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(noteXml().replaceAll('<tpAmb>1', '<tpAmb>2')),
    },
  ])
  await expect(page.getByText('1 sem pedido definido, 1 recusada')).toBeVisible()
  await save('invoice-import')
  await page.goto('/admin/tracking-logs?evento=Purchase')
  await page.getByRole('link', { name: 'Purchase', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText('user_data.em[0]')).toBeVisible()
  await save('tracking-log-details')
  await page.goto('/admin/products')
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Nome' })).not.toHaveValue('')
  await save('product-form')
  await page.goto('/admin/products')
  await new ProductsPage(page).start('Importar')
  await page.getByRole('textbox', { name: 'Lista de produtos' }).fill(LIST)
  await page.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect(page.getByText('prontos para importação')).toBeVisible()
  await expect(page.getByText('Verificando quais já existem')).toBeHidden()
  await save('product-import')
  await page.goto('/admin/products')
  await new ProductsPage(page).start('Exportar Facebook')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await save('catalogue-check')
  await context.close()
}

const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  for (const width of WIDTHS) {
    for (const theme of THEMES) await takePictures(browser, product.url, { width, theme })
  }
} finally {
  await browser.close()
  await product.stop()
}
