import { expect, test } from 'vitest'
import { holdOrders, openOrders, order } from './test-support'

const FERNANDA = { customer_name: 'Fernanda de Albuquerque Figueiredo Sobrinha Neta', payment_method: 'card' }

test('[ORD-13] [PAY-02] a row shows the customer under the number, and payment method and state under the total', async () => {
  holdOrders([
    order(1, FERNANDA),
    order(2, { payment_method: 'boleto', status: 'entregue' }),
    order(3, { paid_state: 'pago' }),
    order(4, { paid_state: 'a_pagar', status: 'cancelado' }),
  ])
  const { row } = await openOrders()
  const lines = (n: number, column: number) => {
    const cell = row(n).element().querySelectorAll('td')[column]
    return [...(cell?.childNodes ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  }
  expect(lines(1, 1)).toEqual(['LJ-2026-000001', FERNANDA.customer_name])
  expect(lines(1, 4)).toEqual(['R$ 1,00', 'Cartão · A conferir'])
  const copied = row(1).element().querySelectorAll<HTMLElement>('td:nth-child(5) [data-copied-as]')
  expect([...copied].map(({ dataset }) => dataset.copiedAs)).toEqual(['Pagamento', 'Situação do pagamento'])
  expect(lines(2, 1)).toEqual(['LJ-2026-000002'])
  expect(lines(2, 4)).toEqual(['R$ 2,00', 'boleto'])
  expect(lines(3, 4)).toEqual(['R$ 3,00', 'Pago'])
  expect(lines(4, 4)).toEqual(['R$ 4,00'])
  const height = (n: number) => row(n).element().getBoundingClientRect().height
  expect([height(1), height(2)], 'the rows are not higher').toEqual([height(3), height(3)])
})

test('[ORD-12] words are sent as typed, and a hint says what one or two letters find', async () => {
  holdOrders([order(1)])
  const { getByText, lastSearch, search, address } = await openOrders()
  const hint = getByText('Com uma ou duas letras, a busca encontra o começo dos nomes do cliente e do número')
  await search.fill('fe')
  await expect.element(hint).toBeVisible()
  await search.fill('Fernanda, 50 zafirane')
  await expect.element(hint).not.toBeInTheDocument()
  await expect.poll(lastSearch).toBe('Fernanda 50 zafirane')
  expect(address()).toBe('/admin/orders?busca=Fernanda,+50+zafirane')
})
