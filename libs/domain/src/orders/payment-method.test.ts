import { expect, test } from 'vitest'
import { paymentMethodLabel } from './payment-method'

test.each([
  ['pix', 'PIX'],
  ['PIX', 'PIX'],
  ['Card', 'Cartão'],
  ['boleto', 'boleto'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['__proto__', '__proto__'],
  ['', ''],
])('[ORD-07] the payment method %j shows as %j', (stored, shown) => {
  expect(paymentMethodLabel(stored)).toBe(shown)
})
