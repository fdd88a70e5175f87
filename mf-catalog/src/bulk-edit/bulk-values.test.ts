import { expect, test } from 'vitest'
import { parseDiscount } from './bulk-values'

test.each([
  ['percentage', '10', 10],
  ['percentage', '12,5', 12.5],
  ['percentage', '10 %', 10],
  ['percentage', '100', 100],
  ['percentage', '100,01', null],
  ['percentage', '0', null],
  ['percentage', 'R$ 15', null],
  ['percentage', 'r$15', null],
  ['percentage', '', null],
  ['percentage', '-5', null],
  ['fixed', 'R$ 15,90', 15.9],
  ['fixed', '1.234', 1234],
  ['fixed', '15%', null],
  ['fixed', '15 %', null],
  ['fixed', '250', 250],
  ['fixed', 'dez', null],
] as const)('[BULK-01] [BULK-02] parseDiscount reads a %s discount %j as %j', (kind, text, value) => {
  expect(parseDiscount(kind, text)).toBe(value)
})
