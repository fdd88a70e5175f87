import type { Page, Route } from '@playwright/test'
import { OrdersPage } from '../pages/orders-page'
import { gate } from '../support/hold'
import { OrdersApi } from '../support/orders-api'
import { revokeRefreshToken } from '../support/stored-session'
import { DEMO_ACCOUNTS, expect, expectToast, test } from '../support/test'

const NUMBER = 'FALHA-1'
const OTHER = 'FALHA-2'

interface Action {
  name: string
  request: { method: string; url: string }
  /** What the page shows when nobody answered, when it may not, when it is asked to wait, when there is no such row. */
  errors: { network: string; forbidden: string; busy: string; hidden: string }
  success: string
  /** The answer that an action gets which row security hides the row from. */
  hidden: unknown
  act(page: Page, orders: OrdersPage): Promise<void>
}

const STATUS_ERROR = 'Erro ao atualizar status do pedido.'
const BULK_ERROR = 'Erro ao atualizar status dos pedidos.'
const ACTIONS: Action[] = [
  {
    name: '[ORD-06] status',
    request: { method: 'PATCH', url: '**/rest/v1/orders?*' },
    errors: { network: STATUS_ERROR, forbidden: STATUS_ERROR, busy: STATUS_ERROR, hidden: STATUS_ERROR },
    success: 'Status do pedido atualizado com sucesso!',
    hidden: [],
    act: (_page, orders) => orders.setStatus(NUMBER, 'Enviado'),
  },
  {
    name: '[ORD-06] bulk status',
    request: { method: 'POST', url: '**/rest/v1/rpc/change_order_status' },
    errors: { network: BULK_ERROR, forbidden: BULK_ERROR, busy: BULK_ERROR, hidden: '2 pedidos não foram alterados' },
    success: 'Status de 2 pedidos alterado',
    hidden: [
      {
        matched: 0,
        changed: 0,
        failures: [
          { id: '1', order_number: NUMBER, status: null },
          { id: '2', order_number: OTHER, status: null },
        ],
      },
    ],
    act: async (page, orders) => {
      await orders.tick(NUMBER)
      await orders.tick(OTHER)
      await orders.bulkStatus('Enviado')
      await page.getByRole('dialog').getByRole('button', { name: 'Alterar 2 pedidos' }).click()
    },
  },
  {
    name: '[ORD-10] deletion',
    request: { method: 'POST', url: '**/rest/v1/rpc/delete_order' },
    errors: {
      network: 'Erro ao deletar pedido: sem resposta do servidor. Verifique sua conexão e tente novamente.',
      forbidden: 'Erro ao deletar pedido: sua conta não tem permissão.',
      busy: 'Erro ao deletar pedido: muitas solicitações. Aguarde um instante e tente novamente.',
      hidden: 'Erro ao deletar pedido: o pedido não existe mais.',
    },
    success: 'foi deletado permanentemente!',
    hidden: [],
    act: async (page) => {
      await page.getByRole('button', { name: `Deletar pedido ${NUMBER}` }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Deletar pedido ${NUMBER}` })
        .click()
    },
  },
]

interface Fault {
  name: string
  error: keyof Action['errors']
  inject: (route: Route, action: Action) => Promise<void>
}

/** What the server never did comes first, so that each fault finds the orders as they were. */
const FAULTS: Fault[] = [
  { name: 'dropped before the server', error: 'network', inject: (route) => route.abort('connectionreset') },
  {
    name: '403',
    error: 'forbidden',
    inject: (route) => route.fulfill({ status: 403, json: { code: '42501', message: 'only an administrator' } }),
  },
  {
    name: '429',
    error: 'busy',
    inject: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { message: 'slow down' } }),
  },
  { name: '503', error: 'network', inject: (route) => route.fulfill({ status: 503, json: { message: 'down' } }) },
  {
    name: 'a row that row security hides',
    error: 'hidden',
    inject: (route, { hidden }) => route.fulfill({ status: 200, json: hidden }),
  },
  {
    name: 'answer lost',
    error: 'network',
    inject: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
]

const LABELS: Record<string, string> = { pendente: 'Pendente', enviado: 'Enviado' }
test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
test.beforeEach(async ({ page, product, problems }) => {
  problems.allow(/\/rest\/v1\/(orders\?|rpc\/(change_order_status|delete_order))/)
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(
    [NUMBER, OTHER].map((order_number) => ({ order_number, status: 'pendente', created_at: '2001-01-01T12:00:00Z' })),
  )
  await orders.open('?busca=FALHA')
  await expect(orders.rows()).toHaveCount(2)
})
test.afterEach(() => api.clean('FALHA-'))

/** Breaks the action's request; how often it was sent is counted. */
async function breakRequest(page: Page, { request }: Action, inject: (route: Route) => Promise<void>) {
  const sent = { count: 0 }
  await page.route(request.url, (route) => {
    if (route.request().method() !== request.method) return route.continue()
    sent.count += 1
    return inject(route)
  })
  return sent
}

/** No success message shows, the search is as it was typed, and the list shows what the database holds. */
async function expectTruth(page: Page, action: Action) {
  await expect(page.locator('.ant-notification-notice').filter({ hasText: action.success })).toHaveCount(0)
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

/** Closes every notice and the dialog that stayed open, so that the next ones can be told from them. */
async function closeNotices(page: Page) {
  // At once: one that is waited for may close by itself.
  await page.locator('.ant-notification-notice-close').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0)
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const action of ACTIONS) {
  test(`${action.name}, whatever fails: one request, no success, its text, and the truth in the list`, async ({
    page,
  }) => {
    for (const { name, error, inject } of FAULTS) {
      await test.step(name, async () => {
        const sent = await breakRequest(page, action, (route) => inject(route, action))
        await action.act(page, orders)
        await expect(page.getByText(action.errors[error])).toHaveCount(1)
        if (error !== 'hidden') await expectToast(page, 'Erro', action.errors[error])
        await expectTruth(page, action)
        expect(sent.count).toBe(1)
        await page.unroute(action.request.url)
        await closeNotices(page)
      })
    }
  })

  test(`${action.name}, no answer: given up after 20 s`, async ({ page }) => {
    await page.clock.install()
    const { held: underway, release: reached } = gate()
    await breakRequest(page, action, async () => reached())
    await action.act(page, orders)
    await underway
    // The clock runs on by itself: the rest of the 20 s is for a machine that is busy.
    await page.clock.fastForward(15_000)
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0)
    await page.clock.fastForward(6_000)
    await expectToast(page, 'Erro', action.errors.network)
    await page.unroute(action.request.url)
    await expectTruth(page, action)
  })

  test.describe(() => {
    test.use({ ownSession: true })

    test(`${action.name}, 401 of a session that is over: asks to sign in, and comes back to the list`, async ({
      page,
      problems,
    }) => {
      problems.allow(/400.*grant_type=refresh_token/)
      await revokeRefreshToken(page)
      await breakRequest(page, action, (route) =>
        route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
      )
      await action.act(page, orders)
      await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
      await expect(page.locator('.ant-notification-notice').filter({ hasText: action.success })).toHaveCount(0)
      await page.getByLabel('E-mail').fill(DEMO_ACCOUNTS.admin.email)
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_ACCOUNTS.admin.password)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page).toHaveURL('/admin/orders?busca=FALHA')
      await expectTruth(page, action)
    })

    test(`${action.name}, 401 of a token that can be renewed: not done and said so, without a new sign-in`, async ({
      page,
    }) => {
      await breakRequest(page, action, (route) =>
        route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
      )
      await action.act(page, orders)
      await expect(page.locator('.ant-notification-notice').filter({ hasText: 'Erro' })).toHaveCount(1)
      await expect(page).toHaveURL('/admin/orders?busca=FALHA')
      await page.unroute(action.request.url)
      await expectTruth(page, action)
    })
  })
}

test('[ORD-10] an order that somebody else deleted: says so, and the list is read again', async ({ page }) => {
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await orders.open('?busca=FALHA')
  await page.getByRole('button', { name: `Deletar pedido ${NUMBER}` }).click()
  await api.remove(NUMBER)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Deletar pedido ${NUMBER}` })
    .click()
  await expectToast(page, 'Erro', 'Erro ao deletar pedido: o pedido não existe mais.')
  await expect(orders.row(NUMBER)).toHaveCount(0)
  await expect(orders.row(OTHER)).toBeVisible()
})

test('[ORD-08] [ORD-09] two clicks on the red button delete once, and the focus goes on to the next order', async ({
  page,
}) => {
  const sent = await breakRequest(page, ACTIONS[2] as Action, (route) => route.continue())
  await page.getByRole('button', { name: `Deletar pedido ${NUMBER}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Deletar pedido ${NUMBER}` })
    .dblclick()
  await expectToast(page, 'Sucesso', `Pedido ${NUMBER} foi deletado permanentemente!`)
  await expect(orders.row(NUMBER)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Deletar pedido ${OTHER}` })).toBeFocused()
  expect(sent.count).toBe(1)
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Deletar pedido ${OTHER}` })
    .click()
  await expectToast(page, 'Sucesso', `Pedido ${OTHER} foi deletado permanentemente!`)
  await expect(page.getByRole('search')).toBeFocused()
})
