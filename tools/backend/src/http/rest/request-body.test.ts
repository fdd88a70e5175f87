import { describe, expect, test } from 'vitest'
import { assertReadableJson, isExact } from './request-body'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const check = (text: string) => assertReadableJson(bytesOf(text))

describe('isExact', () => {
  test('accepts a number that is stored unchanged', () => {
    for (const token of [
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
    ]) {
      expect(isExact(token), token).toBe(true)
    }
  })

  test('rejects a number that would change', () => {
    for (const token of [
      '9007199254740993',
      '12345678901234567890',
      '0.12345678901234567890',
      '1e400',
      '-1e400',
      '1e-400',
      '123456789012345678.5',
      `1${'0'.repeat(40)}`,
      `${' '.repeat(1_000_000)}1 x`,
    ]) {
      expect(isExact(token)).toBe(false)
    }
  })

  test('leaves a text that is no number to the database', () => {
    for (const token of ['abc', '', '-', '12345678901234567890x', 'NaN']) {
      expect(isExact(token), token).toBe(true)
    }
  })
})

test('ignores digits within a text', () => {
  const text = '{"12345678901234567890":"12345678901234567890 \\" 12345678901234567890","a":[1,"\\\\"]}'
  expect(() => check(text)).not.toThrow()
  expect(() => check('{"a":"\\\\",\n"b":[12345678901234567890]}')).toThrow('12345678901234567890')
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('accepts 64 levels, and brackets inside of a text', () => {
  for (const text of ['', '1', nested(64), `"${'['.repeat(65)}"`, String.raw`"\"${'['.repeat(65)}"`, ']'.repeat(65)]) {
    expect(() => check(text)).not.toThrow()
  }
})

test('refuses 65 levels', () => {
  for (const text of [nested(65), `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, String.raw`"\\"${'['.repeat(65)}`]) {
    expect(() => check(text)).toThrow('JSON is nested more than 64 deep')
  }
})

describe('rows of one write', () => {
  const rows = (count: number, row: string) => `[${Array.from({ length: count }, () => row).join()}]`
  const wide = (keys: number) => `{${Array.from({ length: keys }, (_, index) => `"k${index}":[1,{"a":2}]`).join()}}`

  test.each([rows(10_000, '{"a":1,"b":"x,y"}'), rows(655, wide(100)), wide(1600), `{"rows":${rows(20_000, '{}')}}`])(
    'accepts %.30s',
    (text) => {
      expect(() => check(text)).not.toThrow()
    },
  )

  test.each([
    [
      rows(33_000, '{"a":1,"b":2}'),
      'At most 10000 rows of this many columns can be written at once, and these are 33000',
    ],
    [rows(700, wide(100)), 'At most 655 rows of this many columns can be written at once, and these are 700'],
    [rows(300_000, '{}'), 'At most 10000 rows of this many columns can be written at once, and these are 300000'],
    [wide(1601), 'A row has at most 1600 columns, and this one 1601'],
    [`[{},${wide(1601)}]`, 'A row has at most 1600 columns, and this one 1601'],
  ])('refuses %.30s with the limit', (text, message) => {
    expect(() => check(text)).toThrow(expect.objectContaining({ status: 413, message }))
  })
})

function readsOf(text: string): { reads: number; result: string } {
  let reads = 0
  const bytes = new Proxy(bytesOf(text), {
    get(target, name) {
      if (typeof name === 'string' && /^\d/.test(name)) reads += 1
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  try {
    assertReadableJson(bytes)
    return { reads, result: 'passes' }
  } catch (error) {
    return { reads, result: (error as Error).message }
  }
}
const filled = (text: string) => text.repeat(Math.ceil(100_000 / text.length))

test.each([
  ['a long number', `{"price":1${filled('0')}1}`, /^number cannot be stored exactly: 10{39}$/],
  ['a long fraction', `{"price":0.${filled('0')}1}`, /^number cannot be stored exactly/],
  ['digits that end in a minus', `{"price":${filled('1')}-}`, /^number cannot be stored exactly/],
  ['many digits that end in a minus', filled('1111111111-,'), /^passes$/],
  ['a text without an end', `"${filled('\\"')}`, /^passes$/],
  ['many quotes', filled('"'), /^passes$/],
  ['backslashes', filled('\\'), /^passes$/],
  ['empty rows', `[${filled('{},')}{}]`, /^At most 10000 rows/],
  ['many keys', `{${filled('"a":1,')}"b":1}`, /^A row has at most 1600 columns/],
])('a hostile body of 100 KB (%s) is read once', (_name, text, result) => {
  const read = readsOf(text)
  expect(read.result).toMatch(result)
  expect(read.reads).toBeLessThan(2.5 * text.length)
})
