import type { Page } from '@playwright/test'
import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { AdminApi } from '../../support/api/admin-api'
import { FeedbacksApi } from '../../support/api/feedbacks-api'
import { OrdersApi } from '../../support/api/orders-api'
import type { Product } from '../../support/product'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const NUMBER = 'LINK-2026-900001'

async function one<Row>(product: Product, path: string): Promise<Row> {
  const [row] = await new AdminApi(product).rows<Row>(path)
  if (!row) throw new Error(`no row at ${path}`)
  return row
}

const rows = (page: Page) => page.getByRole('main').locator('tbody tr')

test.afterEach(async ({ product }) => {
  await new OrdersApi(product).clean('LINK-')
  await new FeedbacksApi(product).clean()
})

test('[PAGE-02] an order leads to its shipment and its tracking logs', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const [id = ''] = await api.insert([{ order_number: NUMBER, status: 'enviado' }])
  const order = new OrderDetailsDialog(page)
  await order.open(id)
  await expect(order.dialog.getByRole('link', { name: 'Ver no Analytics' })).toBeVisible()
  await expect(order.dialog).toContainText('Este pedido não tem nota fiscal.')
  await expect(order.dialog.getByRole('link', { name: /^Ver (envio|nota)/ })).toHaveCount(0)

  await api.addShipment({ order_id: id, carrier: 'Correios', tracking_code: 'PN123456785BR' })
  await order.open(id)
  await order.dialog.getByRole('link', { name: 'Ver envio' }).click()
  await expect(page).toHaveURL('/admin/tracking?busca=PN123456785BR')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(NUMBER)
})

test('[PAGE-02] an order leads to its invoice', async ({ page, product }) => {
  const { order_id, order_number, access_key } = await one<Record<string, string>>(
    product,
    'invoices?order_id=not.is.null&select=order_id,order_number,access_key&limit=1',
  )
  const order = new OrderDetailsDialog(page)
  await order.open(order_id ?? '')
  await order.dialog.getByRole('link', { name: 'Ver nota' }).click()
  await expect(page).toHaveURL(new RegExp(`busca=.*${access_key}`))
  await expect(rows(page).first()).toContainText(order_number ?? '')
})

test('[PAGE-02] a product and a user lead to their feedbacks', async ({ page, product }) => {
  const product_id = await new FeedbacksApi(product).write('Chegou bem')
  const { product_name, profile_id } = await one<Record<string, string>>(
    product,
    `feedbacks?select=product_name,profile_id&product_id=eq.${product_id}`,
  )
  await page.goto(`/admin/products/edit/${product_id}`)
  await page.getByRole('link', { name: 'Ver feedbacks' }).click()
  await expect(page).toHaveURL(`/admin/feedbacks?produto=${product_id}`)
  await expect(
    page
      .getByRole('main')
      .getByText(product_name ?? '')
      .first(),
  ).toBeVisible()

  const { full_name, user_id } = await one<Record<string, string>>(
    product,
    `profiles?id=eq.${profile_id}&select=full_name,user_id`,
  )
  await page.goto(`/admin/users?busca=${user_id}`)
  await page.getByRole('link', { name: `Ver feedbacks: ${full_name}` }).click()
  await expect(page).toHaveURL(`/admin/feedbacks?busca=${user_id}`)
  await expect(
    page
      .getByRole('main')
      .getByText(product_name ?? '')
      .first(),
  ).toBeVisible()
})

test('[PAGE-03] the settings lead to the administrators', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Administradores' }).click()
  await expect(page).toHaveURL('/admin/users?perfil=admin')
  await expect(rows(page)).toHaveCount(3)
})
