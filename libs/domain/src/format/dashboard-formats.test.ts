import { expect, test } from 'vitest'
import { formatBrlScale } from './brl-scale'
import { formatLongDay, formatShortDay, formatTime } from './format-date'
import { formatGrowth, trendOf } from './growth'

import { formatRelativeTime } from './relative-time'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [12.5, '12,5%', 'up'],
  [8.2, '8,2%', 'up'],
  [-3.24, '3,2%', 'down'],
  [100, '100%', 'up'],
  [-100, '100%', 'down'],
  [0, '0%', 'flat'],
  [0.04, '0%', 'flat'],
  [-0.04, '0%', 'flat'],
  [12345.6, '12.345,6%', 'up'],
] as const)('[DASH-04] formatGrowth and trendOf format %d as %s', (percent, text, trend) => {
  expect(plain(formatGrowth(percent))).toBe(text)
  expect(trendOf(percent)).toBe(trend)
})

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
])('[DASH-04] formatRelativeTime formats %s as %s', (iso, text) => {
  expect(formatRelativeTime(iso, now)).toBe(text)
})

test('[FMT-01] formatTime uses the clock of São Paulo', () => {
  expect(formatTime(Date.parse('2026-11-21T17:32:59Z'))).toBe('14:32')
})

test.each([
  ['2026-11-21', '21/11', 'sábado, 21 de novembro'],
  ['2026-01-01', '01/01', 'quinta-feira, 1 de janeiro'],
])('[FMT-01] the day %s reads %s in short and %s in words', (day, short, long) => {
  expect(formatShortDay(day)).toBe(short)
  expect(formatLongDay(day)).toBe(long)
})

test.each([
  [[0], 'R$ 0'],
  [[0, 0.2, 0.4], 'R$ 0 | R$ 0,20 | R$ 0,40'],
  [[0, 500, 1000, 1500], 'R$ 0 | R$ 500 | R$ 1.000 | R$ 1.500'],
  [[0, 10_000, 20_000], 'R$ 0 | R$ 10 mil | R$ 20 mil'],
  [[0, 2_500, 5_000, 7_500, 10_000], 'R$ 0 | R$ 2,5 mil | R$ 5,0 mil | R$ 7,5 mil | R$ 10,0 mil'],
  [[0, 500_000, 1_000_000], 'R$ 0 | R$ 0,5 mi | R$ 1,0 mi'],
  [[0, 2_000_000], 'R$ 0 | R$ 2 mi'],
])('[FMT-01] the scale %j uses one unit and format: %s', (amounts, texts) => {
  expect(formatBrlScale(amounts).map(plain).join(' | ')).toBe(texts)
})
