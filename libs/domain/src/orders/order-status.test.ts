import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, toOrderStatus } from './order-status'

describe('order status', () => {
  test('[ORD-05] has the five statuses of the specification', () => {
    expect(ORDER_STATUSES).toEqual(['pendente', 'processando', 'enviado', 'entregue', 'cancelado'])
  })

  test('[ORD-05] an unknown status shows as pendente', () => {
    for (const value of [null, undefined, '', 'ENVIADO', 'devolvido', 'constructor']) {
      expect(toOrderStatus(value), JSON.stringify(value)).toBe('pendente')
    }
  })

  test.each([...ORDER_STATUSES])('[ORD-05] %s shows as itself', (status) => {
    expect(toOrderStatus(status)).toBe(status)
  })
})
