import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OrdersRoutes } from '../OrdersRoutes'
import { holdOrders, order, orderDetails } from '../orders/test-support'

const SOLD = { ...order(1, { status: 'enviado' }), total: 10, paid_state: 'pago' }
const LINE = { id: 'i1', product_name: 'Sabonete', quantity: 2, price: 5, total: 10, created_at: SOLD.created_at }
const PAID = {
  ...{ id: 'p1', method: 'pix', amount: 10, state: 'pago', happened_at: SOLD.created_at, source: 'manual' },
  ...{ reference: null, version: 1, created_at: SOLD.created_at },
}

async function openReturn() {
  holdOrders([])
  api.answer('rest/v1/orders', [{ ...orderDetails(SOLD), order_items: [LINE], payments: [PAID] }])
  const { unmount } = await renderPage(<OrdersRoutes />, { at: `/admin/orders/${SOLD.id}`, path: '/admin/orders/*' })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Registrar devolução' }).click()
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const pieces = field('Quantidade devolvida de Sabonete')
  await expect.element(pieces).toBeVisible()
  return {
    unmount,
    pieces,
    refund: field(/reembols/i),
    save: page.getByRole('button', { name: 'Registrar devolução' }),
  }
}

test('[AUTH-04] [RET-01] a typed return, which may be stored, is restored with its request after the session ended', async () => {
  const first = await openReturn()
  await first.pieces.fill('1')
  await first.refund.fill('4,50')
  api.breakOff('rpc/return_order_items')
  await first.save.click()
  await expect.element(page.getByText(/a devolução pode ter sido registrada/)).toBeVisible()
  await first.unmount()
  const second = await openReturn()
  await expect.element(second.pieces).toHaveValue('1')
  await expect.element(second.refund).toHaveValue('4,50')
  await second.save.click()
  await expect.poll(() => api.count('rpc/return_order_items')).toBe(2)
  const [sent, again] = await api.bodies('rpc/return_order_items')
  expect(sent).toMatchObject({ refund: 4.5, items: [{ order_item_id: 'i1', quantity: 1 }] })
  expect(again).toEqual(sent)
})
