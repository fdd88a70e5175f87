import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdOrders, openOrders, order } from './test-support'

test('a row names the next act of its order', async () => {
  const statuses = ['pendente', 'processando', 'enviado', 'entregue', 'cancelado']
  holdOrders(statuses.map((status, at) => order(at + 1, { status })))
  const { row } = await openOrders()
  const acts = statuses.map((_, at) =>
    row(at + 1)
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
      .filter((text) => text !== '' && text !== 'Ver Detalhes'),
  )
  expect(acts).toEqual([['Enviar'], ['Enviar'], ['Avisar'], [], []])
})

test('[ORD-07] the details of all orders open at one place of their rows', async () => {
  await page.viewport(1280, 800)
  holdOrders(['pendente', 'enviado', 'entregue'].map((status, at) => order(at + 1, { status })))
  const { getByRole } = await openOrders()
  const details = getByRole('button', { name: /^Ver Detalhes/ })
  await expect.poll(() => details.elements()).toHaveLength(3)
  expect(new Set(details.elements().map((button) => button.getBoundingClientRect().left)).size).toBe(1)
})

test('[KEY-01] S chooses the status of the focused order, and E opens its next act', async () => {
  holdOrders([order(1, { status: 'pendente' })])
  api.answer('rest/v1/orders', [
    { ...order(1), shipping_address: {}, order_items: [], tracking_shipments: [], payments: [] },
  ])
  const { dialog, getByRole } = await openOrders()
  await expect.element(getByRole('button', { name: 'Mais opções da lista' })).toBeVisible()
  await userEvent.keyboard('js')
  await expect.element(getByRole('option', { name: 'Enviado' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('option', { name: 'Enviado' })).not.toBeInTheDocument()
  await userEvent.keyboard('e')
  await expect.element(dialog).toHaveAccessibleName(/Enviar pedido/)
})
