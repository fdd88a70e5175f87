import type { Page } from '@playwright/test'
import { ProductsApi } from '../../support/api/products-api'
import { type LiveSockets, watchSockets } from '../../support/live'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

let api: ProductsApi
let demo: string[] = []
const panel = (page: Page) => page.getByRole('region', { name: 'Produtos em destaque' })
const unfold = async (page: Page) => {
  const toggle = panel(page).getByRole('button', { name: 'Produtos em destaque' })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
const names = (page: Page) => panel(page).getByRole('listitem').getByRole('link')
const picker = (page: Page) => page.getByRole('dialog', { name: 'Adicionar Produto aos Destaques' })
const addButton = (page: Page) => panel(page).getByRole('button', { name: 'Adicionar destaque' })

test.use({ account: 'admin' })
test.beforeEach(async ({ product }) => {
  api = new ProductsApi(product)
  demo = await api.featured()
})
test.afterEach(async () => {
  await api.clean('VITRINE ')
  await api.restoreFeatured(demo)
})

const inWindow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `VITRINE ${index + 1}`,
    price: 10,
    stock_quantity: 3,
    is_featured: true,
    created_at: `2090-01-01T12:00:${String(59 - index).padStart(2, '0')}Z`,
  }))

async function openLive(page: Page): Promise<LiveSockets> {
  const live = await watchSockets(page)
  await page.goto('/admin/products')
  await live.subscribed()
  await unfold(page)
  await expect(names(page)).toHaveText(await api.featured())
  return live
}

test('a product is added to the featured products and removed again', async ({ page }) => {
  await api.insert([
    { name: 'VITRINE Cem 100%', price: 100, sale_price: 80, stock_quantity: 0 },
    { name: 'VITRINE Inativo', price: 1, is_active: false },
  ])
  const rows = picker(page).getByRole('row')
  await test.step('[FEAT-01] lists the featured products, newest first', async () => {
    await page.goto('/admin/products')
    await unfold(page)
    await expect(names(page)).toHaveText(demo)
  })
  await test.step('[FEAT-02] offers at most 50 products that are not featured, and searches them', async () => {
    await addButton(page).click()
    await expect(rows).toHaveCount(51)
    for (const name of demo) await expect(rows.filter({ hasText: name })).toHaveCount(0)
    await picker(page).getByRole('searchbox').fill('vitrine')
    await expect(rows).toHaveCount(2)
    await picker(page).getByRole('searchbox').fill('cem 100%')
    await expect(rows.nth(1)).toContainText('Sem estoque')
  })
  await test.step('[FEAT-04] adds the product and removes it', async () => {
    await picker(page).getByRole('button', { name: 'Adicionar VITRINE Cem 100% aos destaques' }).click()
    await expectToast(page, 'Sucesso', 'Produto adicionado aos destaques!')
    await expect(picker(page)).toContainText('Nenhum produto encontrado')
    await picker(page).getByRole('button', { name: 'Fechar' }).last().click()
    await expect(addButton(page)).toBeFocused()
    const item = panel(page).getByRole('listitem').filter({ hasText: 'VITRINE Cem 100%' })
    await expect(item).toContainText(/R\$\s80,00.*R\$\s100,00.*Sem estoque/)
    expect(await api.named('VITRINE Cem 100%')).toMatchObject([{ is_featured: true }])
    await panel(page).getByRole('button', { name: 'Remover VITRINE Cem 100% dos destaques' }).click()
    await expectToast(page, 'Sucesso', 'Produto removido dos destaques!')
    await expect(names(page)).toHaveText(demo)
  })
})

test('[FEAT-05] two tabs show the same featured products, also after a lost connection', async ({ page, context }) => {
  const time = new PageTime(context)
  await context.clock.install()
  const isFirst = (tab: Page, text: string) => time.passUntilVisible(names(tab).first().filter({ hasText: text }))
  await api.insert(inWindow(2))
  const { sockets } = await openLive(page)
  const other = await context.newPage()
  await openLive(other)
  await panel(other).getByRole('button', { name: 'Remover VITRINE 1 dos destaques' }).click()
  await isFirst(page, 'VITRINE 2')
  await api.update('VITRINE 1', { is_featured: true })
  await isFirst(page, 'VITRINE 1')
  await api.update('VITRINE 1', { is_active: false })
  await isFirst(page, 'VITRINE 2')
  await api.update('VITRINE 2', { price: 55 })
  for (const tab of [page, other])
    await time.passUntilVisible(
      panel(tab)
        .getByRole('listitem')
        .first()
        .filter({ hasText: /R\$\s55,00/ }),
    )
  for (const socket of sockets) await socket.close()
  await api.clean('VITRINE 2')
  for (const tab of [page, other]) {
    await isFirst(tab, demo[0] ?? '')
    await expect(names(tab)).toHaveText(demo)
  }
})
