import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { AdminApi } from '../../support/api/admin-api'
import { FeedbacksApi } from '../../support/api/feedbacks-api'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

test.use({ account: 'admin' })

test.afterEach(async ({ product }) => {
  await new OrdersApi(product).clean('LINK-')
  await new FeedbacksApi(product).clean()
})

test('[PAGE-02] [PAGE-03] pages lead to the pages of other modules', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const admin = new AdminApi(product)
  const one = async (path: string) => (await admin.rows<Record<string, string>>(path))[0] ?? {}
  const { dialog } = new OrderDetailsDialog(page)
  const rows = page.getByRole('main').locator('tbody tr')
  const link = (name: string) => page.getByRole('link', { name, exact: true })

  await test.step('an order to its shipment', async () => {
    const [bare = '', order_id = ''] = await api.insert([
      { order_number: 'LINK-1', status: 'enviado' },
      { order_number: 'LINK-2', status: 'enviado' },
    ])
    await api.addShipment({ order_id, carrier: 'Correios', tracking_code: 'PN123456785BR' })
    await new OrderDetailsDialog(page).open(bare)
    await expect(dialog.getByRole('link', { name: 'Ver cliente' })).toBeVisible()
    await expect(dialog).toContainText('Este pedido não tem nota fiscal.')
    await expect(dialog.getByRole('link', { name: /^Ver (envio|nota)/ })).toHaveCount(0)
    await visit(page, `/admin/orders/${order_id}`)
    await dialog.getByRole('link', { name: 'Ver envio' }).click()
    await expect(page).toHaveURL('/admin/tracking?busca=PN123456785BR')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('LINK-2')
  })

  await test.step('an order to its invoice', async () => {
    const { order_id, order_number, access_key } = await one(
      'invoices?select=order_id,order_number,access_key&order_id=not.is.null&limit=1',
    )
    await visit(page, `/admin/orders/${order_id}`)
    await dialog.getByRole('link', { name: 'Ver nota' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/notas-fiscais\\?busca=.*${access_key}`))
    await expect(rows.first()).toContainText(`${order_number}`)
  })

  await test.step('a product and a user to their feedbacks', async () => {
    const id = await new FeedbacksApi(product).write('Chegou bem')
    const { product_name, profile_id } = await one(`feedbacks?select=product_name,profile_id&product_id=eq.${id}`)
    const { full_name, user_id } = await one(`profiles?select=full_name,user_id&id=eq.${profile_id}`)
    for (const [from, name, to] of [
      [`products/edit/${id}`, 'Ver feedbacks', `produto=${id}`],
      [`users?busca=${user_id}`, `Ver feedbacks: ${full_name}`, `busca=${user_id}`],
    ] as const) {
      await visit(page, `/admin/${from}`)
      await link(name).click()
      await expect(page).toHaveURL(`/admin/feedbacks?${to}`)
      await expect(rows.filter({ hasText: `${product_name}` })).not.toHaveCount(0)
    }
  })

  await test.step('the settings to the administrators', async () => {
    await visit(page, '/admin/settings')
    await link('Administradores').click()
    await expect(page).toHaveURL('/admin/users?perfil=admin')
    await expect(rows).toHaveCount(3)
  })
})
