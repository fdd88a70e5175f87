import { describe, expect, test } from 'vitest'
import { formatCount } from './format-count'
import { formatDate, formatDateTime } from './format-date'
import { formatBrl } from './money'

test.each([
  [0, 'R$ 0,00'],
  [1234.5, 'R$ 1.234,50'],
  [1234567.891, 'R$ 1.234.567,89'],
  [-10, '-R$ 10,00'],
])('[FMT-01] formatBrl formats %d as %s', (amount, text) => {
  expect(formatBrl(amount).replaceAll('\u00a0', ' ')).toBe(text)
})

describe('[FMT-01] dates and times are in the zone of São Paulo', () => {
  test.each([
    ['2026-11-21T02:30:00Z', '20/11/2026', '20/11/2026, 23:30'],
    ['2026-11-21T03:00:00+00:00', '21/11/2026', '21/11/2026, 00:00'],
    ['2026-11-21T14:05:06.123456+00:00', '21/11/2026', '21/11/2026, 11:05'],
    ['2018-12-01T02:00:00Z', '01/12/2018', '01/12/2018, 00:00'],
  ])('reads %s', (iso, date, dateTime) => {
    expect(formatDate(iso)).toBe(date)
    expect(formatDateTime(iso)).toBe(dateTime)
  })

  test('shows a dash without a valid moment', () => {
    for (const iso of [null, undefined, '', 'ontem', '2026-13-45']) {
      expect(formatDate(iso), JSON.stringify(iso)).toBe('—')
      expect(formatDateTime(iso), JSON.stringify(iso)).toBe('—')
    }
  })
})

test.each([
  [0, '0'],
  [999999, '999.999'],
  [1234567, '1.234.567'],
])('[FMT-01] formatCount formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
