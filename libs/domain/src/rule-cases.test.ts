import { describe, expect, test } from 'vitest'
import { RULES } from './rule-cases'

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

describe.each(Object.entries(RULES))('%s', (_, { cases, domain }) => {
  test.each(cases)('turns %j into %j', (given, expected) => {
    expect(sorted(domain(given as never))).toEqual(sorted(expected))
  })
})
