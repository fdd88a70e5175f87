import type { Page, Route } from '@playwright/test'
import type { OrdersPage } from '../pages/orders-page'

/** The two orders that are acted on. */
export const NUMBER = 'FALHA-1'
export const OTHER = 'FALHA-2'

/** Something staff do to orders, and what the page says when it fails. */
export interface OrderAction {
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
export const ACTIONS: OrderAction[] = [
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

/** What the server says of itself, which is not for staff. */
export const SERVER_MESSAGE = 'relation "orders" is on fire'

/** A way in which a request fails. */
interface Fault {
  name: string
  error: keyof OrderAction['errors']
  inject: (route: Route, action: OrderAction) => Promise<void>
}

/** What the server never did comes first, so that each fault finds the orders as they were. */
export const FAULTS: Fault[] = [
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
  {
    name: '503',
    error: 'network',
    inject: (route) => route.fulfill({ status: 503, json: { code: 'XX000', message: SERVER_MESSAGE } }),
  },
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
