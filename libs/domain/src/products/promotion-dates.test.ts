import { expect, test } from 'vitest'
import { formatPromotionDay, formatPromotionMoment, parsePromotionMoment } from './promotion-dates'

test.each([
  ['', 'start', null],
  ['30/11/2026', 'start', '2026-11-30T03:00:00.000Z'],
  ['30/11/2026', 'end', '2026-12-01T02:59:00.000Z'],
  [' 30/11/26, 18:00 ', 'end', '2026-11-30T21:00:00.000Z'],
  ['31/11/2026', 'end', undefined],
  ['2026-11-30', 'start', '2026-11-30T03:00:00.000Z'],
  ['2026-11-30', 'end', '2026-12-01T02:59:00.000Z'],
  ['2026-11-30 18:00:00', 'end', '2026-11-30T21:00:00.000Z'],
  ['2026-11-30T18:00:00Z', 'end', '2026-11-30T18:00:00.000Z'],
  ['2026-11-30T18:00-03:00', 'end', '2026-11-30T21:00:00.000Z'],
  ['2026-11-31', 'end', undefined],
  ['2026-11-31T18:00Z', 'end', undefined],
  ['2026-11-30T25:00Z', 'end', undefined],
  ['2026-11-30T18:61Z', 'end', undefined],
  ['amanhã', 'start', undefined],
] as const)('[PROMO-01] parsePromotionMoment reads %j as a %s: %s', (text, edge, moment) => {
  expect(parsePromotionMoment(text, edge)).toBe(moment)
})

test('[PROMO-02] formatPromotionDay leaves out the present year', () => {
  const now = Date.parse('2027-01-01T02:00:00Z')
  expect(formatPromotionDay('2026-12-01T02:59:00Z', now)).toBe('30/11')
  expect(formatPromotionDay('2027-01-01T03:00:00Z', now)).toBe('01/01/2027')
})

test('[PROMO-02] formatPromotionMoment is read back', () => {
  const moment = '2026-12-01T02:59:00.000Z'
  expect(parsePromotionMoment(formatPromotionMoment(moment), 'end')).toBe(moment)
  expect(formatPromotionMoment(null)).toBe('')
})
