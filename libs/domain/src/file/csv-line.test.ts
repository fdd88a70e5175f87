import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeWallTime } from '../format/format-date'
import { formatCsvLine } from './csv-line'
import { neutralizeFormula } from './formula-text'

describe('formatCsvLine', () => {
  test.each([
    [['a', 'b'], 'a;b'],
    [['a;b', 'c'], '"a;b";c'],
    [['diz "oi"', ''], '"diz ""oi""";'],
    [['duas\r\nlinhas', ' x '], '"duas\r\nlinhas";" x "'],
    [['1,5'], '1,5'],
  ])('formats %j', (fields, line) => {
    expect(formatCsvLine(fields, ';')).toBe(line)
  })

  test('quotes a comma only when it is the delimiter', () => {
    expect(formatCsvLine(['1,5', 'a;b'], ',')).toBe('"1,5",a;b')
  })
})

describe('neutralizeFormula', () => {
  test('neutralizes a text that a sheet reads as a formula', () => {
    for (const text of [
      '=1+1',
      '+55 11',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\tx',
      '＝1',
      '＋1',
      '－1',
      '＠x',
      ' =1',
      '\u200b=1',
      '\n=1',
      "'=1",
      "''+55",
    ]) {
      expect(neutralizeFormula(text), JSON.stringify(text)).toBe(`'${text}`)
    }
  })

  test('does not change another text', () => {
    for (const text of ['', 'Ana', '11 98765', 'a=b', "'Ana", "''", '(11) 9', '—']) {
      expect(neutralizeFormula(text), text).toBe(text)
    }
  })

  test('never returns a text that starts with a sign', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' ', 'a', '＝', '\u200b') }),
        (text) => {
          expect(neutralizeFormula(text)).not.toMatch(/^[\s\u200b]*[=+\-@＝]/)
        },
      ),
    )
  })
})

describe('[FMT-01] storeWallTime', () => {
  test.each([
    ['2026-11-21T02:30:15.678Z', '2026-11-20T23:30:15.000Z'],
    ['2018-12-01T02:00:00Z', '2018-12-01T00:00:00.000Z'],
    ['2018-11-04T02:59:59Z', '2018-11-03T23:59:59.000Z'],
    ['2018-11-04T03:00:00Z', '2018-11-04T01:00:00.000Z'],
    ['2018-11-04T03:14:59.999Z', '2018-11-04T01:14:59.000Z'],
    ['2026-03-04T03:00:00+00:00', '2026-03-04T00:00:00.000Z'],
  ])('reads %s as %s', (iso, wall) => {
    expect(new Date(storeWallTime(iso) ?? 0).toISOString()).toBe(wall)
  })

  test('matches Intl for any moment in any order', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const moment = fc.date({ min: new Date('2014-01-01'), max: new Date('2021-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const wall = new Date(storeWallTime(at.toISOString()) ?? 0).toISOString()
        expect(wall.slice(0, 19).replace('T', ' ')).toBe(clock.format(at))
      }),
      { numRuns: 300 },
    )
  })

  test.each([null, undefined, '', 'ontem'])('returns null for %j', (iso) => {
    expect(storeWallTime(iso)).toBe(null)
  })
})
