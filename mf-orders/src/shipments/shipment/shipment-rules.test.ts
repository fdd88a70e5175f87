import { expect, test } from 'vitest'
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
