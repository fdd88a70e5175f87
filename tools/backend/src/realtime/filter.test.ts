import { expect, test } from 'vitest'
import type { PublishedColumn } from './change-log'
import { matchesFilter, parseFilter } from './filter'

const column = (name: string, type: string): PublishedColumn => ({
  name,
  type,
  sqlType: type,
  isKey: false,
  readers: [],
})
const columns = [
  column('name', 'text'),
  column('price', 'numeric'),
  column('active', 'bool'),
  column('made_at', 'timestamptz'),
  column('brand', 'uuid'),
]
const row = {
  name: 'Água, "rara"',
  price: 10,
  active: true,
  made_at: '2026-11-21T03:00:00+00:00',
  brand: '0a2b4c6d-0000-4000-8000-000000000000',
  unset: null,
}

test.each([
  ['price=eq.10.00', true],
  ['price=gt.9', true],
  ['price=lt.9', false],
  ['price=neq.9', true],
  ['active=eq.t', true],
  ['active=is.false', false],
  ['active=not.is.null', true],
  ['made_at=eq.2026-11-21T00:00:00-03:00', true],
  ['made_at=gt.2026-11-22', false],
  ['brand=eq.0A2B4C6D-0000-4000-8000-000000000000', true],
  ['name=eq."Água, \\"rara\\""', true],
  ['name=in.("Água, \\"rara\\"",Outra)', true],
  ['name=in.(Outra,"(x),y")', false],
  ['price=gte.10,active=eq.false', false],
  ['price=not.eq.10', false],
])('%s', (text, expected) => {
  const conditions = parseFilter(text, columns)
  expect(conditions && matchesFilter(conditions, row)).toBe(expected)
})

test.each(['price=eq.10', 'price=neq.10', 'price=not.eq.10', 'price=in.(10)'])('null does not match %s', (text) => {
  expect(matchesFilter(parseFilter(text, columns) ?? [], { price: null })).toBe(false)
})

test.each(['price=eq.10', 'price=is.null', 'price=not.is.null'])('an absent column does not match %s', (text) => {
  expect(matchesFilter(parseFilter(text, columns) ?? [], {})).toBe(false)
})

test('any other text is refused', () => {
  for (const text of [
    '',
    'price',
    'price=10',
    'price=like.1',
    'price=eq.ten',
    'price=eq.',
    'price=in.()',
    'price=in.10',
    'active=eq.yes',
    'active=is.maybe',
    'made_at=gt.soon',
    'color=eq.red',
    'price=eq.1,',
    `price=in.(${Array.from({ length: 101 }, (_, index) => index).join()})`,
  ]) {
    expect(parseFilter(text, columns), text).toBeUndefined()
  }
})
