import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { watchSockets } from '../../support/live'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

test.use({ account: 'admin' })

const address = { name: 'Bia Prado', cpf: '529.982.247-25', email: 'bia@exemplo.test', phone: '(84) 98888-1234' }

test.afterEach(({ product }) => new OrdersApi(product).clean('CLI-'))

test('[CUST-01] [CUST-03] the card follows orders, and other pages lead to it', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const [id = ''] = await api.insert([{ order_number: 'CLI-1', total: 100, shipping_address: address }])
  const live = await watchSockets(page)
  await page.goto(`/admin/customers/order/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bia Prado' })).toBeVisible()
  await expect(page).toHaveTitle(/Cliente/)
  await expect(page.getByText('Sem conta, primeiro pedido em')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toBeVisible()

  await live.subscribed()
  await api.insert([{ order_number: 'CLI-2', total: 50, shipping_address: { phone: '+55 84 8888-1234' } }])
  const orders = page.getByRole('table', { name: 'Pedidos' })
  await expect(orders.getByRole('row').filter({ hasText: 'CLI-2' })).toContainText('Telefone')
  await expect(page.getByRole('region', { name: 'Contato' })).toContainText('CPF ou CNPJ (1), Telefone (1)')
  await expect(page.getByRole('definition').first()).toHaveText('2')
  await orders.getByRole('link', { name: 'CLI-1' }).click()
  await expect(page).toHaveURL(`/admin/orders/${id}`)
  await new OrderDetailsDialog(page).dialog.getByRole('link', { name: 'Ver cliente' }).click()
  await expect(page).toHaveURL(`/admin/customers/order/${id}`)
  await expect(orders.getByRole('link')).toHaveText([/CLI-2/, /CLI-1/])
  await expectAccessible(page, 'a customer', { isOtherOnPhone: true })

  const [feedback] = await new AdminApi(product).rows<{ profile_id: string }>(
    'feedbacks?select=profile_id&order=created_at.desc&limit=1',
  )
  const [person] = await new AdminApi(product).rows<Record<'user_id' | 'full_name', string>>(
    `profiles?id=eq.${feedback?.profile_id}&select=user_id,full_name`,
  )
  const card = page.getByRole('heading', { level: 1, name: person?.full_name })
  await visit(page, `/admin/users?busca=${person?.user_id}`)
  await page.getByRole('link', { name: `Ver cliente: ${person?.full_name}` }).click()
  await expect(page).toHaveURL(`/admin/customers/user/${person?.user_id}`)
  await expect(card).toBeVisible()
  await page
    .getByRole('region', { name: /^Feedbacks/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/feedbacks\/[0-9a-f-]+$/)
  await page.getByRole('dialog').getByRole('link', { name: 'Ver cliente' }).click()
  await expect(card).toBeVisible()
})
