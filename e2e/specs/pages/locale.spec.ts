import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { BLANK_ORDER } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin', locale: 'ar-EG', timezoneId: 'Pacific/Pago_Pago' })

test('[FMT-01] money, dates and times are those of São Paulo on any machine', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const order_number = 'FMT-1'
  await api.insert([{ ...BLANK_ORDER, order_number, total: 1234.5, created_at: '2026-11-21T02:30:00Z' }])
  const orders = new OrdersPage(page)
  await orders.open(`?busca=${order_number}`)
  await expect(orders.row(order_number)).toContainText(/20\/11\/2026, 23:30.*R\$\s1\.234,50/s)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await api.clean(order_number)
})
