import type { Locator, Page } from '@playwright/test'
import { ImportDialog, listOf } from '../../pages/import-dialog'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { gate, holdInBrowser } from '../../support/hold'
import { layoutShift, watchLayoutShifts } from '../../support/layout-shift'
import { pageReleases } from '../../support/releases/page-releases'
import { serveReleases } from '../../support/releases/served-releases'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../../support/test'

const LIMIT = 0.02

const BEFORE_THE_PAGE = ['*/rest/v1/profiles\\?select=role*', '*/r/mf-*']
const DATA = ['*/rest/v1/*']

async function expectStill(page: Page, name: string): Promise<void> {
  const { sum, moved } = await layoutShift(page)
  expect(sum, `${name} moved by ${sum}:\n${moved.join('\n')}`).toBeLessThan(LIMIT)
}

async function openSlowly(page: Page, path: string, ready: Locator): Promise<void> {
  const data = await holdInBrowser(page, DATA, (url) => !url.includes('/profiles?select=role'))
  const before = await holdInBrowser(page, BEFORE_THE_PAGE)
  await page.goto(path)
  const shape = page.getByRole('status', { name: /^(Verificando seu acesso|Carregando a página)$/ })
  await expect(shape).toBeVisible()
  await before.release()
  await expect(shape).toHaveCount(0)
  const waiting = page.locator('[aria-busy="true"]')
  if (!path.endsWith('/add')) await expect(waiting.first()).toBeVisible()
  await data.release()
  await expect(ready).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await Promise.all([before.end(), data.end()])
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`nothing jumps when slow answers arrive, at ${viewport.width} px`, async ({ page, product }) => {
    await page.setViewportSize(viewport)
    await watchLayoutShifts(page)
    await page.goto('/login')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expectStill(page, 'sign-in')
    await signIn(page, DEMO_ACCOUNTS.admin)

    const main = page.getByRole('main')
    const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
    const productId = await new ProductsApi(product).demoId()
    const orderId = await new OrdersApi(product).idOf('LJ-2026-000360')
    const pages: [string, Locator][] = [
      ['/admin/dashboard', main.getByText('260', { exact: true })],
      ['/admin/orders', status],
      [`/admin/orders/${orderId}`, page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })],
      [`/admin/products/edit/${productId}`, page.getByRole('textbox', { name: 'Nome', exact: true })],
      ['/admin/products', page.getByRole('combobox', { name: /^Status de/ }).first()],
      ['/admin/products/add', page.getByRole('textbox', { name: 'Nome', exact: true })],
      ['/admin/tracking', page.getByRole('button', { name: /^Ver envio/ }).first()],
      ['/admin/categories', page.getByRole('combobox', { name: /^Status de/ }).first()],
      ['/admin/brands', page.getByRole('combobox', { name: /^Status de/ }).first()],
      ['/admin/fornecedores', page.getByRole('combobox', { name: /^Status de/ }).first()],
      ['/admin/users', main.getByText(/^\(\d\d\) \d/).first()],
      [`/admin/customers/order/${orderId}`, main.getByRole('link', { name: 'LJ-2026-000360' })],
      ['/admin/feedbacks', page.getByRole('button', { name: /^Aprovar feedback/ }).first()],
      ['/admin/notas-fiscais', main.getByRole('button', { name: /^Ver nota/ }).first()],
      [
        '/admin/tracking-logs',
        page
          .getByRole('table', { name: 'Analytics' })
          .getByRole('link')
          .or(page.getByRole('list', { name: 'Analytics' }).getByRole('link'))
          .first(),
      ],
      [
        '/admin/historico',
        page
          .getByRole('table', { name: 'Histórico' })
          .getByRole('row')
          .nth(1)
          .or(page.getByRole('list', { name: 'Histórico' }).getByRole('listitem').first()),
      ],
      ['/admin/settings', page.getByRole('tab', { name: 'SEO' })],
    ]
    for (const [path, ready] of pages) {
      await test.step(path, async () => {
        await openSlowly(page, path, ready)
        await expectStill(page, path)
      })
    }
    await test.step('the preview of an import', async () => {
      const dialog = new ImportDialog(page)
      await dialog.open()
      const known = await holdInBrowser(page, ['*/find_products_by_names*'])
      await dialog.paste(listOf('Salto', 30))
      await expect(dialog.group('Prontos')).toBeVisible()
      await known.release()
      await expect(dialog.button(/^Importar 30/)).toBeEnabled()
      await expectStill(page, 'the preview of an import')
      await known.end()
    })
    await page.goto('/admin/nada')
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expectStill(page, 'an unknown address')
  })
}

test('nothing jumps where access is denied', async ({ page }) => {
  await watchLayoutShifts(page)
  await signIn(page, DEMO_ACCOUNTS.customer)
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  await expectStill(page, 'access denied')
})

test('[PAGE-21] the first paint draws the stored menu with a page of a module, and nothing jumps', async ({ page }) => {
  const { registry } = await serveReleases(page)
  const { declares } = registry.releases[`mf-settings@${registry.remotes['mf-settings']?.active}`] ?? {}
  if (!declares) throw new Error('mf-settings declares no pages')
  declares.sections = { marketing: { label: 'Marketing', after: 'store' } }
  declares.pages.coupons = {
    path: '/admin/coupons',
    label: 'Cupons',
    icon: 'gift',
    section: 'marketing',
    order: 10,
    shape: { kind: 'sentence' },
  }
  await signIn(page, DEMO_ACCOUNTS.admin)
  const link = page.getByRole('list', { name: 'Marketing' }).getByRole('link', { name: 'Cupons' })
  await expect(link).toBeVisible()

  await watchLayoutShifts(page)
  const { held, release } = gate()
  await page.route('**/remotes.json', async (route) => {
    await held
    await route.fallback()
  })
  await page.reload()
  await expect(link).toBeVisible()
  expect(await pageReleases(page)).toBeNull()
  release()
  await expect.poll(async () => (await pageReleases(page))?.rev).toBeGreaterThan(0)
  await expect(link.locator('.anticon-gift')).toBeVisible()
  await expectStill(page, 'the menu')
})
