import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTypedBrl, parseTypedBrl } from './typed-amount'

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['1234,56', 1234.56],
  ['1.234,56', 1234.56],
  ['1.234', 1234],
  ['12.345.678,90', 12345678.9],
  ['12.5', 12.5],
  ['1234.56', 1234.56],
  ['1,234.56', 1234.56],
  ['R$ 19,90', 19.9],
  ['R$\u00a01.299,00', 1299],
  ['  r$7 ', 7],
  ['0', 0],
  ['0,99', 0.99],
])('[PROD-12] parseTypedBrl reads %s as %d', (text, amount) => {
  expect(parseTypedBrl(text)).toBe(amount)
})

test('[PROD-12] parseTypedBrl refuses any other text', () => {
  for (const text of [
    '',
    ' ',
    'R$',
    'abc',
    '1,234',
    '0.123',
    '12,',
    ',50',
    '1.23.456',
    '1.2345',
    '12,345',
    '-1',
    '1e3',
    '1 000',
    '12,50 reais',
    'NaN',
    'Infinity',
    '٣',
  ]) {
    expect(parseTypedBrl(text), text).toBeNull()
  }
})

test('parseTypedBrl reads back the text of formatTypedBrl', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      expect(parseTypedBrl(formatTypedBrl(cents / 100))).toBe(cents / 100)
    }),
  )
  expect(formatTypedBrl(null)).toBe('')
})
