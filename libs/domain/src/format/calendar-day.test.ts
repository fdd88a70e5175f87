import { expect, test } from 'vitest'
import { formatDay, storeDay } from './calendar-day'

test.each([
  ['2026-11-21T02:59:59.999Z', '2026-11-20'],
  ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ['2026-11-22T02:59:59.999Z', '2026-11-21'],
  ['2026-01-01T01:00:00.000Z', '2025-12-31'],
  ['2018-12-01T02:00:00.000Z', '2018-12-01'],
  ['2019-12-01T02:00:00.000Z', '2019-11-30'],
])('[ORD-02] in São Paulo %s is on %s', (moment, day) => {
  expect(storeDay(new Date(moment))).toBe(day)
})

test('formats a day in Portuguese', () => {
  expect(formatDay('2026-11-21')).toBe('21/11/2026')
})
