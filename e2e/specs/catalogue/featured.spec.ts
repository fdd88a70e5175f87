import { DIALOG, expectAccessible } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { watchSockets } from '../../support/live'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

let api: ProductsApi
let demo: string[] = []

test.use({ account: 'admin' })
test.beforeEach(async ({ product }) => {
  api = new ProductsApi(product)
  demo = await api.featured()
  await api.insertList([
    ...[1, 2, 3].map((n) => ({
      name: `VITRINE ${n}`,
      price: 10,
      is_featured: true,
      created_at: `2090-01-01T12:00:0${9 - n}Z`,
    })),
    { name: 'VITRINE Cem 100%', sale_price: 80, stock_quantity: 0, is_featured: false },
    { name: 'VITRINE Inativo', is_active: false, is_featured: false },
  ])
})
test.afterEach(async () => {
  await api.clean('VITRINE ')
  await api.restoreFeatured(demo)
})

test('products are featured, ordered, scheduled, and followed', async ({ page, context }) => {
  // Reads of a list that keeps changing are seconds apart.
  const time = new PageTime(context)
  await page.clock.install()
  const live = await watchSockets(page)
  const panel = page.getByRole('region', { name: 'Produtos em destaque' })
  const names = panel.getByRole('listitem').getByRole('link')
  const shown = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  const dialog = page.getByRole('dialog', { name: 'Ordenar e agendar' })
  const places = dialog.getByRole('list', { name: 'Na vitrine e agendados' }).getByRole('listitem')
  const order = panel.getByRole('button', { name: 'Ordenar e agendar' })
  const add = panel.getByRole('button', { name: 'Adicionar destaque' })
  const picker = page.getByRole('dialog', { name: 'Adicionar Produto aos Destaques' })
  const initial = ['VITRINE 1', 'VITRINE 2', 'VITRINE 3', ...demo]
  await page.goto('/admin/products')
  await live.subscribed()

  await test.step('[FEAT-01] the panel shows the featured products, newest first', async () => {
    await panel.getByRole('button', { name: 'Produtos em destaque' }).click()
    await expect(names).toHaveText(initial)
  })
  await test.step('[FEAT-02] it offers at most 50 products that are not featured, and searches them', async () => {
    await add.click()
    const rows = picker.getByRole('row')
    await expect(rows).toHaveCount(51)
    for (const name of initial) await expect(rows.filter({ hasText: name })).toHaveCount(0)
    await picker.getByRole('searchbox').fill('vitrine')
    await expect(rows).toHaveCount(2)
    await picker.getByRole('searchbox').fill('cem 100%')
    await expect(rows.nth(1)).toContainText('Sem estoque')
  })
  await test.step('[FEAT-04] a product is added and removed', async () => {
    await picker.getByRole('button', { name: 'Adicionar VITRINE Cem 100% aos destaques' }).click()
    await expectToast(page, 'Sucesso', 'Produto adicionado aos destaques!')
    await expect(picker).toContainText('Nenhum produto encontrado')
    await picker.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(add).toBeFocused()
    await expect(shown('VITRINE Cem 100%')).toContainText(/R\$\s80,00.*R\$\s100,00.*Sem estoque/)
    expect(await api.named('VITRINE Cem 100%')).toMatchObject([{ is_featured: true }])
    await panel.getByRole('button', { name: 'Remover VITRINE Cem 100% dos destaques' }).click()
    await expectToast(page, 'Sucesso', 'Produto removido dos destaques!')
    await expect(names).toHaveText(initial)
  })
  await test.step('[FEAT-06] Alt with an arrow key moves a product, also in the panel', async () => {
    await order.click()
    await expect(places.first()).toContainText('VITRINE 1')
    await dialog.getByRole('button', { name: 'Descer VITRINE 1' }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(places.first()).toContainText('VITRINE 2')
    await expect(dialog.getByRole('button', { name: 'Descer VITRINE 1' })).toBeFocused()
    await expect(panel.getByRole('listitem').first()).toContainText('VITRINE 2')
    expect((await api.column('VITRINE ', 'featured_position')).slice(0, 3)).toEqual([2, 1, 3])
  })
  await test.step('[FEAT-07] a product is scheduled, and the dialog is accessible', async () => {
    await dialog.getByRole('button', { name: 'Datas de VITRINE 3' }).click()
    const form = dialog.getByRole('form', { name: 'Datas de VITRINE 3' })
    await form.getByRole('textbox', { name: 'De' }).fill('01/12/2098')
    await expectAccessible(page, 'the order and dates of featured products', { within: DIALOG })
    await form.getByRole('textbox', { name: 'Até' }).fill('31/12/2098 18:00')
    await page.keyboard.press('Enter')
    await expect(places.filter({ hasText: 'VITRINE 3' })).toContainText('Agendado para 01/12/2098, 00:00')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(order).toBeFocused()
    await expect(shown('VITRINE 3')).toContainText('Agendado para 01/12/2098')
    await expect(panel).toContainText(`${demo.length + 3} de 20`)
  })
  await test.step('[FEAT-05] [FEAT-07] the panel shows what another session changes, and the place is free', async () => {
    await api.update('VITRINE 2', { featured_until: '2020-12-01T00:00:00Z' })
    await time.passUntilVisible(shown('VITRINE 2').filter({ hasText: 'Encerrado' }))
    await expect(panel).toContainText(`${demo.length + 2} de 20`)
    await api.update('VITRINE 2', { price: 55 })
    await api.update('VITRINE 1', { is_active: false })
    await time.passUntilVisible(shown('VITRINE 2').filter({ hasText: /R\$\s55,00/ }))
    await expect(shown('VITRINE 1')).toHaveCount(0)
  })
  await test.step('[FEAT-07] the form has the dates', async () => {
    await names.filter({ hasText: 'VITRINE 3' }).click()
    await expect(page.getByRole('textbox', { name: 'Início do destaque' })).toHaveValue('01/12/2098, 00:00')
    await expect(page.getByRole('textbox', { name: 'Fim do destaque' })).toHaveValue('31/12/2098, 18:00')
  })
})
