import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  [null, undefined],
  ['2', 2000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['logo', undefined],
])('parseRetryAfter reads %j as %j ms', (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms)
})
