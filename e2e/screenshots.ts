import { fileURLToPath } from 'node:url'
import { contextOptions, launchOptions } from '@loja/component-testing/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ProductsPage } from './pages/products-page'
import { startProduct } from './support/product'
import { DEMO_ACCOUNTS, expect, signIn } from './support/test'

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

type Visit = (page: Page) => Promise<void>

const DESKTOP = { width: 1280, height: 800, deviceScaleFactor: 1 }
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, hasTouch: true, isMobile: true }

const LIST = `nome;preço;imagem;marca
Água de Colônia Lavanda 100 ML;R$ 59,90;https://imagens.loja.test/lavanda.jpg;Phebo
O Boticário Malbec 100 ML M;1.234,50;www.imagens.loja.test/malbec.jpg;
Batom Líquido Matte;sob consulta;;Vitrália
Fone de Ouvido Bluetooth;199,90;;JBL
Água de Colônia Lavanda 100 ML;59,90;;Phebo
`

const visitPage = async (page: Page, name: string) => {
  await page.goto(`/admin/${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const VISITS: Record<string, Visit> = {
  dashboard: async (page) => {
    await visitPage(page, 'dashboard')
    await expect(page.getByRole('region', { name: 'Para fazer agora' }).getByRole('link').first()).toBeVisible()
  },
  palette: async (page) => {
    await visitPage(page, 'dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' }).fill('lavanda')
    await expect(page.getByRole('group', { name: 'Produtos' }).getByRole('option').first()).toBeVisible()
  },
  'order-details': async (page) => {
    await visitPage(page, 'orders')
    await page
      .getByRole('button', { name: /^Ver Detalhes/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })).toBeVisible()
  },
  'product-form': async (page) => {
    await visitPage(page, 'products')
    await page.locator('[data-row] a').first().click()
    await expect(page.getByRole('textbox', { name: 'Nome' })).not.toHaveValue('')
  },
  'product-import': async (page) => {
    await visitPage(page, 'products')
    await new ProductsPage(page).start('Importar')
    await page.getByRole('textbox', { name: 'Lista de produtos' }).fill(LIST)
    await page.getByRole('button', { name: 'Analisar Dados' }).click()
    await expect(page.getByText('prontos para importação')).toBeVisible()
    await expect(page.getByText('Verificando quais já existem')).toBeHidden()
  },
}

const WIDE_LISTS = ['users', 'feedbacks', 'notas-fiscais', 'tracking', 'tracking-logs', 'settings']
const OFTEN = ['dashboard', 'products', 'orders', 'order-details', 'product-form']

/** At most 24 in all (`documents.test.ts`). */
const LOOKS = [
  { screen: DESKTOP, theme: 'light', names: [...OFTEN, 'product-import', 'palette', ...WIDE_LISTS] },
  { screen: DESKTOP, theme: 'dark', names: ['dashboard', 'products', 'orders', 'settings'] },
  { screen: PHONE, theme: 'light', names: OFTEN },
  { screen: PHONE, theme: 'dark', names: ['dashboard', 'orders'] },
] as const

async function takePictures(browser: Browser, baseURL: string, { screen, theme, names }: (typeof LOOKS)[number]) {
  const { width, height, ...device } = screen
  const viewport = { width, height }
  const context = await browser.newContext({ ...contextOptions, ...device, viewport, colorScheme: theme, baseURL })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, DEMO_ACCOUNTS.admin)
  for (const name of names) {
    await (VISITS[name]?.(page) ?? visitPage(page, name))
    // The dashboard reads its parts after the first paint.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Carregando"]')).toHaveCount(0)
    await page.screenshot({ path: `${folder}${name}-${width}-${theme}.png` })
  }
  await context.close()
}

const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  for (const look of LOOKS) await takePictures(browser, product.url, look)
} finally {
  await browser.close()
  await product.stop()
}
