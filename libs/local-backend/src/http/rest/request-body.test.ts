import { describe, expect, test } from 'vitest'
import { assertExactNumbers, isExact } from './request-body'

describe('whether a number keeps its value as a double', () => {
  test.each([
    ...[
      '0',
      '-0',
      '1',
      '1.5',
      '199.90',
      '15e-1',
      '1E5',
      '0.1',
      '9007199254740992',
      '1234567890123456',
      '100000000000000000000',
    ],
    ...['0.000000001', '1e300', '123456789012.34', '0000000000000000000001', '0e999'],
  ])('%s does', (token) => {
    expect(isExact(token)).toBe(true)
  })

  test.each([
    '9007199254740993',
    '12345678901234567890',
    '0.12345678901234567890',
    '1e400',
    '-1e400',
    '1e-400',
    '123456789012345678.5',
  ])('%s does not', (token) => {
    expect(isExact(token)).toBe(false)
  })

  test.each(['abc', '', '-', '12345678901234567890x', 'NaN'])('%j is no number, which the database says', (token) => {
    expect(isExact(token)).toBe(true)
  })
})

test('digits within a text are none of its business', () => {
  const text = '{"12345678901234567890":"12345678901234567890 \\" 12345678901234567890","a":[1,"\\\\"]}'
  expect(() => assertExactNumbers(text)).not.toThrow()
  expect(() => assertExactNumbers('{"a":"\\\\",\n"b":[12345678901234567890]}')).toThrow('12345678901234567890')
})
