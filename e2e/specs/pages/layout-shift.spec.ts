import type { Locator, Page } from '@playwright/test'
import { ImportDialog, listOf } from '../../pages/import-dialog'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { holdInBrowser } from '../../support/hold'
import { layoutShift, watchLayoutShifts } from '../../support/layout-shift'
import { DEMO_ACCOUNTS, expect, PHONE, signIn, test } from '../../support/test'
import { visit } from '../../support/visit'

const LIMIT = 0.001
const DESKTOP = { viewport: { width: 1280, height: 800 } }

const BEFORE_THE_PAGE = ['*/rest/v1/profiles\\?select=role*', '*/r/mf-*']
const DATA = ['*/rest/v1/*']

async function expectStill(page: Page, name: string): Promise<void> {
  const { sum, moved } = await layoutShift(page)
  expect.soft(sum, `${name} moved by ${sum}:\n${moved.join('\n')}`).toBeLessThan(LIMIT)
}

const ON_PHONE = /^(dashboard|orders|users|feedbacks|settings|tracking-logs|products)/
const LOADED = /\/(dashboard|orders)\b/
/** The page before loaded their code, which is not held. */
const SHARED = /\/(brands|products\/edit)\b/

async function openSlowly(page: Page, path: string, ready: Locator): Promise<void> {
  const data = await holdInBrowser(page, DATA, (url) => !url.includes('/profiles?select=role'))
  const before = await holdInBrowser(page, BEFORE_THE_PAGE)
  await (LOADED.test(path) ? page.goto(path) : visit(page, path))
  const shape = page.getByRole('status', { name: /^(Verificando seu acesso|Carregando a página)$/ })
  const waiting = page.locator('[aria-busy="true"]')
  await expect(SHARED.test(path) ? waiting.first() : shape).toBeVisible()
  if (!LOADED.test(path)) await layoutShift(page)
  await before.release()
  await expect(shape).toHaveCount(0)
  if (!path.endsWith('/add')) await expect(waiting.first()).toBeVisible()
  await data.release()
  await expect(ready).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await Promise.all([before.end(), data.end()])
}

async function expectSearchAndFirstCard(page: Page, list: string): Promise<void> {
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box && box.y + box.height
  }
  const field = await bottomOf(page.getByRole('search').getByRole('searchbox'))
  const card = await bottomOf(page.getByRole('list', { name: list }).getByRole('listitem').first())
  expect.soft(field, `search of ${list}`).toBeLessThan(400)
  expect.soft(card, `first card of ${list}`).toBeLessThanOrEqual(PHONE.viewport.height)
}

const LAPTOP_TITLE = 'nothing jumps when slow answers arrive, at 1280×800'
const PHONE_TITLE = '[LIST-02] nothing jumps when slow answers arrive, and lists show search and first card, at 390×844'

for (const [title, device, expectFirstScreen] of [
  [LAPTOP_TITLE, DESKTOP, null],
  [PHONE_TITLE, PHONE, expectSearchAndFirstCard],
] as const) {
  test.describe(() => {
    test.use({ ...device, account: 'admin' })

    test(title, async ({ page, product }) => {
      await watchLayoutShifts(page)
      const main = page.getByRole('main')
      const name = page.getByRole('textbox', { name: 'Nome', exact: true })
      const status = page.getByRole('combobox', { name: /^Status d/ }).first()
      const row = (list: string) =>
        page
          .getByRole('table', { name: list })
          .locator('tbody tr')
          .or(page.getByRole('list', { name: list }).getByRole('listitem'))
      const productId = await new ProductsApi(product).demoId()
      const orderId = await new OrdersApi(product).idOf('LJ-2026-000360')
      const pages: [path: string, ready: Locator, list?: string][] = [
        ['dashboard', main.getByText('260', { exact: true })],
        [`orders/${orderId}`, page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })],
        ['orders', status, 'Gerenciar Pedidos'],
        ['tracking', page.getByRole('button', { name: /^Ver envio/ }).first(), 'Rastreamento'],
        ['notas-fiscais', main.getByRole('button', { name: /^Ver nota/ }).first(), 'Notas Fiscais'],
        ['users', main.getByText(/^\(\d\d\) \d/).first(), 'Gerenciar Usuários'],
        [`customers/order/${orderId}`, main.getByRole('link', { name: 'LJ-2026-000360' })],
        ['feedbacks', page.getByRole('button', { name: /^Aprovar feedback/ }).first(), 'Feedbacks'],
        ['settings', page.getByRole('tab', { name: 'SEO' })],
        ['tracking-logs', row('Analytics').getByRole('link').first(), 'Analytics'],
        ['historico', row('Histórico').first(), 'Histórico'],
        ['products', status, 'Gerenciar Produtos'],
        ['products/add', name],
        [`products/edit/${productId}`, name],
        ['categories', status],
        ['brands', status, 'Marcas'],
        ['fornecedores', status],
      ]
      const shown = device === PHONE ? pages.filter(([path]) => ON_PHONE.test(path)) : pages
      for (const [path, ready, list] of shown) {
        await test.step(path, async () => {
          await openSlowly(page, `/admin/${path}`, ready)
          await expectStill(page, path)
          if (list) await expectFirstScreen?.(page, list)
        })
      }
      await test.step('the preview of an import', async () => {
        const list = new ImportDialog(page)
        const known = await holdInBrowser(page, ['*/find_products_by_names*'])
        await visit(page, '/admin/products#importar')
        await list.dialog.getByRole('textbox', { name: 'Lista de produtos' }).fill(listOf('Salto', 30))
        // A click of the user would excuse the jumps of half a second.
        await list.button('Analisar Dados').dispatchEvent('click')
        await expect(list.group('Prontos')).toBeVisible()
        await layoutShift(page)
        await known.release()
        await expect(list.button(/^Importar 30/)).toBeEnabled()
        await expectStill(page, 'the preview of an import')
        await known.end()
      })
      await page.goto('/admin/nada')
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expectStill(page, 'an unknown address')
    })
  })
}

test('nothing jumps on sign-in and where access is denied', async ({ page }) => {
  await watchLayoutShifts(page)
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto('/login')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expectStill(page, `sign-in at ${viewport.width} px`)
  }
  await signIn(page, DEMO_ACCOUNTS.customer)
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  await expectStill(page, 'access denied')
})
