import { expectAccessible } from '../../support/accessible'
import { openAccountMenu } from '../../support/account-menu'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { PageTime } from '../../support/page-time'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const NUMBER = 'HIST-2026-900001'

test.afterEach(async ({ product }) => {
  await new OrdersApi(product).clean('HIST-')
})

test('[HIST-03] [HIST-01] the history shows a change of another session', async ({ page, context, product }) => {
  const time = new PageTime(context)
  await context.clock.install()
  const orders = new OrdersApi(product)
  const [id = ''] = await orders.insert([{ order_number: NUMBER, status: 'pendente' }])
  await page.goto('/admin/settings')
  await openAccountMenu(page, 'Histórico')
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/admin/historico')
  await page.getByRole('searchbox').fill(NUMBER)
  const rows = page.getByRole('table', { name: 'Histórico' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Criou o pedido')
  await test.step('a later change appears while the page is open', async () => {
    await new AdminApi(product).update(`orders?id=eq.${id}`, {
      status: 'enviado',
      shipping_address: { name: 'Nome Secreto' },
    })
    await time.pass(15_000)
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Status: Pendente → Enviado')
    await expect(rows.first()).not.toContainText('Nome Secreto')
  })
  await expectAccessible(page, 'the history', { isOtherOnPhone: true })
  await rows.first().getByRole('link', { name: NUMBER }).click()
  await expect(page.getByRole('dialog')).toContainText(NUMBER)
})
