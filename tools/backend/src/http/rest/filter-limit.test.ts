import { expect, test } from 'vitest'
import { refuseCostlyFilters } from './filter-limit'
import { readFilters } from './query-string'

function check(query: string, caller: { isVisitor: boolean }): string {
  const { where, embedded } = readFilters([...new URLSearchParams(query)])
  try {
    refuseCostlyFilters([where, ...embedded.map((condition) => condition.where)], caller)
    return 'passes'
  } catch (error) {
    return (error as Error).message
  }
}

test('refuses a visitor a regular expression', () => {
  for (const query of [
    'name=match.a',
    'name=not.match.a',
    'name=not.imatch(all).{a,b}',
    'and=(price.gt.1,or(id.is.null,name.not.imatch.a))',
    'not.and=(price.gt.1,not.or(id.is.null,name.imatch.a))',
    'categories.name=match.a',
    'price=gt.1&price=lt.5&name=match.a&name=match.b',
  ]) {
    expect(check(query, { isVisitor: true }), query).toBe('"match" and "imatch" need a session')
    expect(check(query, { isVisitor: false }), query).toBe('passes')
  }
})

test.each(['name=ilike.*a*', 'name=eq.match.a', 'or=(name.eq.imatch,tags.cs.{match})', 'match=eq.a', 'id=in.(a,b)'])(
  'allows %s',
  (query) => {
    expect(check(query, { isVisitor: true })).toBe('passes')
  },
)

test.each(['name=match.(.*)\\1', 'or=(name.not.imatch(any).{a,(b)\\2},id.is.null)'])(
  'refuses all callers back references in %s',
  (query) => {
    expect(check(query, { isVisitor: false })).toBe('Back references are not supported in "match" and "imatch"')
  },
)

test('limits the number of conditions at any depth', () => {
  const list = (count: number) => Array.from({ length: count }, () => 'name.neq.a').join()
  expect(check(`or=(${list(400)})&name=neq.a`, { isVisitor: false })).toBe('passes')
  for (const query of [`or=(${list(501)})`, `or=(${list(300)})&categories.or=(${list(300)})`, 'a=eq.1&'.repeat(501)]) {
    expect(check(query, { isVisitor: false })).toBe('A request has at most 500 conditions')
  }
})

test('limits the length of a text search', () => {
  expect(check(`name=fts.${'a'.repeat(1000)}`, { isVisitor: false })).toBe('passes')
  expect(check(`or=(name.not.wfts.${'a or '.repeat(300)})`, { isVisitor: false })).toBe(
    'A text search has at most 1000 characters',
  )
})

test('limits the values of "any" and "all"', () => {
  expect(check(`name=ilike(any).{${'*a*,'.repeat(900)}b}`, { isVisitor: false })).toBe('passes')
  expect(check(`name=ilike(any).{${'*a*,'.repeat(1000)}b}`, { isVisitor: false })).toBe(
    'The values of "any" and "all" have at most 4000 characters',
  )
})
