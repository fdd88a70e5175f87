import { expect, test } from 'vitest'
import { addDays } from '../format/calendar-day'
import { groupSales, salesUnit } from './sales-groups'

const daysUntil = (lastDay: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(lastDay, index + 1 - count),
    revenueBrl: 0.1,
    orders: 1,
  }))

const shown = (lastDay: string, count: number) =>
  groupSales(daysUntil(lastDay, count)).map(({ firstDay, lastDay: last, orders }) => [firstDay, last, orders])

test.each([
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [182, 'week'],
  [183, 'month'],
  [366, 'month'],
])('[DASH-07] a period of %i days is shown by %s', (days, unit) => {
  expect(salesUnit(days)).toBe(unit)
})

test('[DASH-07] a day is its own group', () => {
  expect(shown('2026-11-02', 2)).toEqual([
    ['2026-11-01', '2026-11-01', 1],
    ['2026-11-02', '2026-11-02', 1],
  ])
})

test('[DASH-07] the last week is whole, and the first may be shorter', () => {
  const weeks = shown('2026-11-28', 90)
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toEqual(['2026-08-31', '2026-09-05', 6])
  expect(weeks.at(-1)).toEqual(['2026-11-22', '2026-11-28', 7])
})

test('[DASH-07] months are those of the calendar, and their sums are exact', () => {
  const months = groupSales(daysUntil('2026-11-28', 366))
  expect(months).toHaveLength(13)
  expect(months[0]).toMatchObject({ firstDay: '2025-11-28', lastDay: '2025-11-30', revenueBrl: 0.3 })
  expect(months[1]).toMatchObject({ firstDay: '2025-12-01', lastDay: '2025-12-31', revenueBrl: 3.1, orders: 31 })
  expect(months.at(-1)).toMatchObject({ firstDay: '2026-11-01', lastDay: '2026-11-28' })
})
