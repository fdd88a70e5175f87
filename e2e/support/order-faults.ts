import type { Page } from '@playwright/test'
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
    request: { method: 'POST', url: '**/rest/v1/rpc/set_order_status' },
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
