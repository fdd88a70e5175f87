import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateTime } from './format-date'
import { isAhead, parseTypedMoment } from './typed-moment'

test.each([
  ['21/11/2026 14:05', '2026-11-21T17:05:00.000Z'],
  [' 1/2/26, 9h30 ', '2026-02-01T12:30:00.000Z'],
  ['04/11/2018 00:30', '2018-11-04T03:30:00.000Z'],
  ['30/02/2026 10:00', null],
  ['21/11/2026', null],
  ['21/11/2026 24:00', null],
  ['21/11/2026 10:60', null],
  ['ontem', null],
  ['', null],
])('[TRK-02] parseTypedMoment reads %j as %s', (text, moment) => {
  expect(parseTypedMoment(text)).toBe(moment)
})

test('[TRK-02] [PAY-04] isAhead allows five minutes for clocks', () => {
  const now = Date.parse('2026-11-21T17:05:00Z')
  expect(['2026-11-21T17:05:30Z', '2026-11-21T17:10:01Z'].map((moment) => isAhead(moment, now))).toEqual([false, true])
})

test('[TRK-02] parseTypedMoment reads back a shown moment to the minute', () => {
  const moment = fc.date({ min: new Date('2014-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      const shown = formatDateTime(at.toISOString())
      expect(formatDateTime(parseTypedMoment(shown))).toBe(shown)
    }),
  )
})
