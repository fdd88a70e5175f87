import type { Page, Route } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { gate } from '../../support/hold'
import { closeNotices, notices } from '../../support/notices'
import { ACTIONS, NUMBER, type OrderAction, OTHER } from '../../support/order-faults'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const LABELS: Record<string, string> = { pendente: 'Pendente', enviado: 'Enviado' }
test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
test.beforeEach(async ({ page, product, problems }) => {
  problems.allow(/\/rest\/v1\/(orders\?|rpc\/(set_order_status|change_order_status|delete_order))/)
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(
    [NUMBER, OTHER].map((order_number) => ({ order_number, status: 'pendente', created_at: '2001-01-01T12:00:00Z' })),
  )
  await orders.open('?busca=FALHA')
  await expect(orders.rows()).toHaveCount(2)
})
test.afterEach(() => api.clean('FALHA-'))

async function breakRequest(page: Page, { request }: OrderAction, inject: (route: Route) => Promise<void>) {
  await page.route(request.url, (route) =>
    route.request().method() === request.method ? inject(route) : route.continue(),
  )
}

async function expectTruth(page: Page, action: OrderAction) {
  await expect(notices(page).filter({ hasText: action.success })).toHaveCount(0)
  await expect(orders.search).toHaveValue('FALHA')
  for (const number of [NUMBER, OTHER]) {
    const status = await api.statusOf(number)
    if (status === undefined) await expect(orders.row(number)).toHaveCount(0)
    else {
      await expect(orders.row(number)).toContainText(LABELS[status ?? 'pendente'] ?? '')
      await expect(orders.statusOf(number)).toBeEnabled()
    }
  }
}

async function closeAll(page: Page) {
  await closeNotices(page)
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const [STATUS] = ACTIONS as [OrderAction, OrderAction, OrderAction]

test('[ORD-06] a status change without an answer is given up after 20 s', async ({ page }) => {
  await page.clock.install()
  const { held: underway, release: reached } = gate()
  await breakRequest(page, STATUS, async () => reached())
  await STATUS.act(page, orders)
  await underway
  // The clock also runs: the rest of the 20 s is for a busy machine.
  await page.clock.fastForward(15_000)
  await expect(notices(page)).toHaveCount(0)
  await page.clock.fastForward(6_000)
  await expectToast(page, 'Erro', 'Erro ao atualizar status do pedido.')
  await page.unroute(STATUS.request.url)
  await expectTruth(page, STATUS)
})

test.describe(() => {
  test.use({ ownSession: true })

  test('[ORD-06] [ORD-10] after 401 the session is renewed, or sign-in leads back to the list', async ({
    page,
    problems,
  }) => {
    problems.allow(/400.*grant_type=refresh_token/)
    for (const action of ACTIONS) {
      await test.step(action.name, async () => {
        await breakRequest(page, action, (route) =>
          route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
        )
        await action.act(page, orders)
        await expect(notices(page).filter({ hasText: 'Erro' })).toHaveCount(1)
        await expect(page).toHaveURL('/admin/orders?busca=FALHA')
        await expectTruth(page, action)
        await closeAll(page)

        await revokeRefreshToken(page)
        await action.act(page, orders)
        await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
        await expect(notices(page).filter({ hasText: action.success })).toHaveCount(0)
        await submitSignIn(page)
        await expect(page).toHaveURL('/admin/orders?busca=FALHA')
        await expectTruth(page, action)
        await page.unroute(action.request.url)
        await closeAll(page)
      })
    }
  })
})
