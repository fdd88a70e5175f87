import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, toOrderStatus } from './order-status'

describe('order status', () => {
  test('[ORD-05] has the five statuses of the specification', () => {
    expect(ORDER_STATUSES).toEqual(['pendente', 'processando', 'enviado', 'entregue', 'cancelado'])
  })

  test.each([null, undefined, '', 'ENVIADO', 'devolvido', 'constructor'])('[ORD-05] %j shows as pendente', (value) => {
    expect(toOrderStatus(value)).toBe('pendente')
  })

  test.each([...ORDER_STATUSES])('[ORD-05] %s shows as itself', (status) => {
    expect(toOrderStatus(status)).toBe(status)
  })
})
