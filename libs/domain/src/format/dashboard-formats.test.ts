import { describe, expect, test } from 'vitest'
import { formatLongDay, formatShortDay, formatTime } from './format-date'
import { formatGrowth, trendOf } from './growth'
import { formatCompactBrl } from './money'
import { formatRelativeTime } from './relative-time'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('[DASH-04] growth', () => {
  test.each([
    [12.5, '+12,5%', 'up'],
    [8.2, '+8,2%', 'up'],
    [-3.24, '-3,2%', 'down'],
    [100, '+100%', 'up'],
    [-100, '-100%', 'down'],
    [0, '0%', 'flat'],
    [0.04, '0%', 'flat'],
    [-0.04, '0%', 'flat'],
    [12345.6, '+12.345,6%', 'up'],
  ] as const)('%d reads %s', (percent, text, trend) => {
    expect(plain(formatGrowth(percent))).toBe(text)
    expect(trendOf(percent)).toBe(trend)
  })
})

describe('[DASH-04] how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T12:00:00Z', 'agora'],
    ['2026-11-21T11:59:01Z', 'agora'],
    ['2026-11-21T12:05:00Z', 'agora'],
    ['2026-11-21T11:59:00Z', 'há 1 minuto'],
    ['2026-11-21T11:00:01Z', 'há 59 minutos'],
    ['2026-11-21T11:00:00Z', 'há 1 hora'],
    ['2026-11-20T12:00:01Z', 'há 23 horas'],
    ['2026-11-20T12:00:00Z', 'ontem'],
    ['2026-11-18T12:00:00Z', 'há 3 dias'],
    ['2026-10-10T12:00:00Z', 'mês passado'],
    ['2024-11-01T12:00:00Z', 'há 2 anos'],
    ['nunca', ''],
  ])('%s is %s', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text)
  })
})

test('[FMT-01] the time of a moment is that of São Paulo', () => {
  expect(formatTime(Date.parse('2026-11-21T17:32:59Z'))).toBe('14:32')
})

test.each([
  ['2026-11-21', '21/11', 'sábado, 21 de novembro'],
  ['2026-01-01', '01/01', 'quinta-feira, 1 de janeiro'],
])('[FMT-01] the day %s reads %s, and %s in words', (day, short, long) => {
  expect(formatShortDay(day)).toBe(short)
  expect(formatLongDay(day)).toBe(long)
})

test.each([
  [0, 'R$ 0'],
  [1500, 'R$ 1,5 mil'],
  [20_000, 'R$ 20 mil'],
  [2_000_000, 'R$ 2 mi'],
])('[FMT-01] on a scale %d reads %s', (amount, text) => {
  expect(plain(formatCompactBrl(amount))).toBe(text)
})
