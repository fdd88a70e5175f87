import { expect, test } from 'vitest'
import { toOrderStatus } from './order-status'

test('[ORD-05] an unknown status shows as pendente', () => {
  for (const value of [null, undefined, '', 'ENVIADO', 'devolvido', 'constructor']) {
    expect(toOrderStatus(value), JSON.stringify(value)).toBe('pendente')
  }
})
