import { expect, test } from 'vitest'
import { featuredStateOf } from './featured-state'

const NOW = Date.parse('2026-12-01T12:00:00Z')
const BEFORE = '2026-12-01T11:59:59Z'
const AFTER = '2026-12-01T12:00:01Z'

test.each([
  [null, null, 'shown'],
  [BEFORE, AFTER, 'shown'],
  ['2026-12-01T12:00:00Z', null, 'shown'],
  [AFTER, null, 'scheduled'],
  [null, '2026-12-01T12:00:00Z', 'ended'],
  [null, BEFORE, 'ended'],
])('[FEAT-07] a featured product from %s until %s is %s', (featuredFrom, featuredUntil, state) => {
  expect(featuredStateOf({ featuredFrom, featuredUntil }, NOW)).toBe(state)
})
