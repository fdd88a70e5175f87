import { expect, test } from 'vitest'
import { customerMessage } from './customer-message'
import { offeredStatus } from './offered-status'

test.each([
  ['postado', 'processando', 'enviado'],
  ['em_transito', 'pendente', 'enviado'],
  ['entregue', 'enviado', 'entregue'],
  ['entregue', 'processando', 'entregue'],
  ['postado', 'enviado', null],
  ['postado', 'entregue', null],
  ['entregue', 'entregue', null],
  ['entregue', 'cancelado', null],
  ['aguardando', 'pendente', null],
  ['problema', 'enviado', null],
] as const)('[TRK-02] a shipment in %s offers for an order in %s: %s', (state, status, offered) => {
  expect(offeredStatus(state, status)).toBe(offered)
})

const order = {
  id: 'o',
  number: 'LJ-2026-000417',
  status: 'enviado',
  customerName: ' Ana  Souza',
  phone: null,
} as const

test('[TRK-02] the message has the news, the code and the link', () => {
  const shipment = { order, state: 'postado', carrier: 'Correios', trackingCode: 'AA123456785BR' } as const
  expect(customerMessage(shipment, 'Loja')).toBe(
    'Olá, Ana! Seu pedido LJ-2026-000417 da Loja foi postado.\n' +
      'Código de rastreamento: AA123456785BR (Correios).\n' +
      'Acompanhe aqui: https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
  )
})

test('[TRK-02] the message omits unknown parts', () => {
  const shipment = {
    order: { ...order, customerName: null },
    state: 'entregue',
    carrier: null,
    trackingCode: null,
  } as const
  expect(customerMessage(shipment, 'Loja')).toBe(
    'Olá! Seu pedido LJ-2026-000417 da Loja consta como entregue. Esperamos que você goste.',
  )
})
