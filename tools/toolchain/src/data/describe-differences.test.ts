import { expect, test } from 'vitest'
import { describeDifferences } from './describe-differences'

test('differences are listed by kind and name, and many are cut', () => {
  expect(describeDifferences([])).toBe('The database has the structure of this version.')
  const one = { difference: 'missing', kind: 'column', name: 'public.orders.total' } as const
  expect(describeDifferences([one])).toBe(
    [
      'The database differs from this version in 1 place:',
      '  missing    column public.orders.total',
      'Nothing was changed.',
    ].join('\n'),
  )
  expect(describeDifferences(Array.from({ length: 42 }, () => one))).toContain('in 42 places')
  expect(describeDifferences(Array.from({ length: 42 }, () => one))).toContain('  and 2 more\n')
})
