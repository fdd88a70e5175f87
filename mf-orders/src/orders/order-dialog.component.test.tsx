import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdOrders, openOrders, order, orderDetails } from './test-support'

beforeEach(() => {
  holdOrders([1, 2].map((n) => order(n)))
  api.answer('rest/v1/orders', [orderDetails(order(1))])
})

const open = async (path = '') => {
  const opened = await openOrders(path)
  const opener = opened.getByRole('button', { name: 'Ver Detalhes do pedido LJ-2026-000001' })
  return { ...opened, opener }
}

test('[ORD-07] Enter opens the dialog with the focus inside, and Escape returns it', async () => {
  const { dialog, opener, router } = await open()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveTextContent('Pedido LJ-2026-000001')
  expect(router.state.location.pathname).toBe(`/admin/orders/${order(1).id}`)
  const focusInside = () => dialog.element().contains(document.activeElement)
  await expect.poll(focusInside).toBe(true)
  for (let step = 0; step < 25; step += 1) {
    await userEvent.tab()
    // After the last control the browser's own have the focus, then the dialog's first.
    expect(focusInside() || document.activeElement === document.body).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(router.state.location.pathname).toBe('/admin/orders')
})
