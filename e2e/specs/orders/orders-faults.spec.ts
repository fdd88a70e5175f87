import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { gate } from '../../support/hold'
import { closeNotices, notices } from '../../support/notices'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const NUMBER = 'FALHA-1'
const STATUS = '**/rest/v1/rpc/set_order_status'

test.use({ account: 'admin', ownSession: true })
test.afterEach(({ product }) => new OrdersApi(product).clean(NUMBER))

test('a status change without an answer or a session changes nothing, and the list stays', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/\/rest\/v1\/rpc\/set_order_status/, /400.*grant_type=refresh_token/)
  const orders = new OrdersPage(page)
  const api = new OrdersApi(product)
  await api.insert([{ order_number: NUMBER, status: 'pendente', created_at: '2001-01-01T12:00:00Z' }])
  const expectUnchanged = async () => {
    await expect(page.getByText('Status do pedido atualizado com sucesso!')).toHaveCount(0)
    await expect(page).toHaveURL('/admin/orders?busca=FALHA')
    await expect(orders.search).toHaveValue('FALHA')
    await expect(orders.row(NUMBER)).toContainText('Pendente')
    await expect(orders.statusOf(NUMBER)).toBeEnabled()
    expect(await api.statusOf(NUMBER)).toBe('pendente')
  }
  await page.clock.install()
  await orders.open('?busca=FALHA')
  await expect(orders.rows()).toHaveCount(1)

  await test.step('[ORD-06] it is given up after 20 s', async () => {
    const { held: underway, release: reached } = gate()
    await page.route(STATUS, () => reached())
    await orders.setStatus(NUMBER, 'Enviado')
    await underway
    // The clock also runs: the rest of the 20 s is for a busy machine.
    await page.clock.fastForward(15_000)
    await expect(notices(page)).toHaveCount(0)
    await page.clock.fastForward(6_000)
    await expectToast(page, 'Erro', 'Erro ao atualizar status do pedido.')
    await page.unroute(STATUS)
    await expectUnchanged()
    await closeNotices(page)
  })

  await page.route(STATUS, (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
  )
  await test.step('[ORD-06] after 401 the session is renewed', async () => {
    await orders.setStatus(NUMBER, 'Enviado')
    await expect(notices(page).filter({ hasText: 'Erro' })).toHaveCount(1)
    await expectUnchanged()
    await closeNotices(page)
  })
  await test.step('[ORD-06] without a session, sign-in leads back to the list', async () => {
    await revokeRefreshToken(page)
    await orders.setStatus(NUMBER, 'Enviado')
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    await submitSignIn(page)
    await expectUnchanged()
  })
})
