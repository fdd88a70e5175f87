import { DIALOG, expectAccessible } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { watchSockets } from '../../support/live'
import { expect, expectToast, test } from '../../support/test'

let api: ProductsApi
let demo: string[] = []

test.use({ account: 'admin' })
test.beforeEach(async ({ product }) => {
  api = new ProductsApi(product)
  demo = await api.featured()
  await api.insert(
    [1, 2, 3].map((n) => ({
      name: `VITRINE ${n}`,
      price: 10,
      is_featured: true,
      created_at: `2090-01-01T12:00:0${9 - n}Z`,
    })),
  )
})
test.afterEach(async () => {
  await api.clean('VITRINE ')
  await api.restoreFeatured(demo)
})

test('featured products are ordered by keyboard and get dates', async ({ page }) => {
  const live = await watchSockets(page)
  const panel = page.getByRole('region', { name: 'Produtos em destaque' })
  const shown = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  const dialog = page.getByRole('dialog', { name: 'Ordenar e agendar' })
  const places = dialog.getByRole('list', { name: 'Na vitrine e agendados' }).getByRole('listitem')
  await page.goto('/admin/products')
  await live.subscribed()
  const toggle = panel.getByRole('button', { name: 'Produtos em destaque' })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const open = panel.getByRole('button', { name: 'Ordenar e agendar' })

  await test.step('[FEAT-06] Alt with an arrow key moves a product, also in the panel', async () => {
    await open.click()
    await expect(places.first()).toContainText('VITRINE 1')
    await dialog.getByRole('button', { name: 'Descer VITRINE 1' }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(places.first()).toContainText('VITRINE 2')
    await expect(dialog.getByRole('button', { name: 'Descer VITRINE 1' })).toBeFocused()
    await expect(panel.getByRole('listitem').first()).toContainText('VITRINE 2')
    expect(await api.column('VITRINE ', 'featured_position')).toEqual([2, 1, 3])
  })
  await test.step('[FEAT-07] a product is scheduled, and the dialog is accessible', async () => {
    await dialog.getByRole('button', { name: 'Datas de VITRINE 3' }).click()
    const form = dialog.getByRole('form', { name: 'Datas de VITRINE 3' })
    await form.getByRole('textbox', { name: 'De' }).fill('01/12/2098')
    await expectAccessible(page, 'the order and dates of featured products', { within: DIALOG })
    await form.getByRole('textbox', { name: 'Até' }).fill('31/12/2098 18:00')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sucesso', 'Datas do destaque salvas.')
    await expect(places.filter({ hasText: 'VITRINE 3' })).toContainText('Agendado para 01/12/2098, 00:00')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(open).toBeFocused()
    await expect(shown('VITRINE 3')).toContainText('Agendado para 01/12/2098')
    await expect(panel).toContainText(`${demo.length + 3} de 20`)
  })
  await test.step('[FEAT-07] the panel shows an end that another session sets, and the place is free', async () => {
    await api.update('VITRINE 2', { featured_until: '2020-12-01T00:00:00Z' })
    await expect(shown('VITRINE 2')).toContainText('Encerrado')
    await expect(panel).toContainText(`${demo.length + 2} de 20`)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(open).toBeInViewport()
  })
  await test.step('[FEAT-07] the form has the dates', async () => {
    const [{ id } = { id: '' }] = await api.named('VITRINE 3')
    await page.goto(`/admin/products/edit/${id}`)
    await expect(page.getByRole('textbox', { name: 'Início do destaque' })).toHaveValue('01/12/2098, 00:00')
    await expect(page.getByRole('textbox', { name: 'Fim do destaque' })).toHaveValue('31/12/2098, 18:00')
  })
})
