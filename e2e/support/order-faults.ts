import type { Page, Route } from '@playwright/test'
import type { OrdersPage } from '../pages/orders-page'

export const NUMBER = 'FALHA-1'
export const OTHER = 'FALHA-2'

export interface OrderAction {
  name: string
  request: { method: string; url: string }
  success: string
  act(page: Page, orders: OrdersPage): Promise<void>
}

export const ACTIONS: OrderAction[] = [
  {
    name: 'status',
    request: { method: 'PATCH', url: '**/rest/v1/orders?*' },
    success: 'Status do pedido atualizado com sucesso!',
    act: (_page, orders) => orders.setStatus(NUMBER, 'Enviado'),
  },
  {
    name: 'bulk status',
    request: { method: 'POST', url: '**/rest/v1/rpc/change_order_status' },
    success: 'Status de 2 pedidos alterado',
    act: async (page, orders) => {
      await orders.tick(NUMBER)
      await orders.tick(OTHER)
      await orders.bulkStatus('Enviado')
      await page.getByRole('dialog').getByRole('button', { name: 'Alterar 2 pedidos' }).click()
    },
  },
  {
    name: 'deletion',
    request: { method: 'POST', url: '**/rest/v1/rpc/delete_order' },
    success: 'foi deletado permanentemente!',
    act: async (page) => {
      await page.getByRole('button', { name: `Deletar pedido ${NUMBER}` }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Deletar pedido ${NUMBER}` })
        .click()
    },
  },
]

/** Internal message that must not be shown. */
export const SERVER_MESSAGE = 'relation "orders" is on fire'

/** A failing request. The component tests cover the other actions. */
interface Fault {
  name: string
  inject: (route: Route) => Promise<void>
}

/** Faults before the server first, so that each finds the orders unchanged. */
export const FAULTS: Fault[] = [
  { name: 'dropped before the server', inject: (route) => route.abort('connectionreset') },
  {
    name: '403',
    inject: (route) => route.fulfill({ status: 403, json: { code: '42501', message: 'only an administrator' } }),
  },
  {
    name: '429',
    inject: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { message: 'slow down' } }),
  },
  {
    name: '503',
    inject: (route) => route.fulfill({ status: 503, json: { code: 'XX000', message: SERVER_MESSAGE } }),
  },
  {
    name: 'a row that row security hides',
    inject: (route) => route.fulfill({ status: 200, json: [] }),
  },
  {
    name: 'answer lost',
    inject: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
]
