import { expect, test } from 'vitest'
import { RULES } from './rule-cases'

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

test.each(Object.entries(RULES))('the rule %s', (_, { cases, domain }) => {
  expect(cases.map(([given]) => [given, sorted(domain(given as never))])).toEqual(
    cases.map(([given, expected]) => [given, sorted(expected)]),
  )
})
