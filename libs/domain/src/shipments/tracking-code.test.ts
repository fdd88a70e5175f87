import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carrierLink, carrierOfCode, correiosService } from './carriers'
import { checkTrackingCode, isS10, joinSpacedCodes } from './tracking-code'

describe('[TRK-03] checkTrackingCode', () => {
  test.each([
    ['AA123456785BR', { kind: 's10' }],
    ['PT337209197BR', { kind: 's10' }],
    ['aa 123 456 785 br', { kind: 's10' }],
    ['\u200bAA123456785\u00a0BR\ufeff', { kind: 's10' }],
    ['LB498113226SE', { kind: 's10' }],
    ['AA123456789BR', { kind: 'wrong-digit', expected: 5 }],
    // 11 - 10 is 1; 11 - 1 is 10, written 0; 11 - 0 is 11, written 5.
    ['AA000000005BR', { kind: 's10' }],
    ['AA000000000BR', { kind: 'wrong-digit', expected: 5 }],
    ['AA00000600BR', { kind: 'almost-s10' }],
    ['', { kind: 'empty' }],
    [' \u200b ', { kind: 'empty' }],
    ['A', { kind: 'impossible' }],
    ['AA1', { kind: 'impossible' }],
    ['AA12', { kind: 'almost-s10' }],
    ['AA12345678', { kind: 'almost-s10' }],
    ['AA123456785B', { kind: 'almost-s10' }],
    ['IPE-0012345', { kind: 'other' }],
    ['12345678901234', { kind: 'other' }],
    ['código', { kind: 'impossible' }],
    ['x'.repeat(61), { kind: 'impossible' }],
  ])('checks %j', (code, check) => {
    expect(checkTrackingCode(code)).toEqual(check)
  })

  test('accepts one of the ten digits and detects any changed digit', () => {
    const number = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'))
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (eight, place, step) => {
        const codes = Array.from({ length: 10 }, (_, digit) => `PN${eight}${digit}BR`)
        const right = codes.filter(isS10)
        expect(right).toHaveLength(1)
        const changed = (Number(eight[place]) + step) % 10
        const other = `${eight.slice(0, place)}${changed}${eight.slice(place + 1)}`
        // 0 and 5 represent two remainders each.
        const digit = right[0]?.[10]
        if (digit !== '0' && digit !== '5') expect(isS10(`PN${other}${digit}BR`)).toBe(false)
      }),
    )
  })
})

test.each([
  ['AA 123 456 785 BR, 417', 'AA123456785BR, 417'],
  ['417 AA 12345678 5 BR', '417 AA123456785BR'],
  ['LJ-2026-000417', 'LJ-2026-000417'],
  ['aa123456785br', 'aa123456785br'],
  ['XAA 123 456 785 BR', 'XAA 123 456 785 BR'],
])('[TRK-01] joinSpacedCodes joins the groups of %j', (text, joined) => {
  expect(joinSpacedCodes(text)).toBe(joined)
})

test.each([
  ['PN123456785BR', 'pac'],
  ['sl123456785br', 'sedex'],
  ['SX123456789BR', 'sedex-10'],
  ['RR123456785BR', 'registered'],
  ['ZQ123456785BR', null],
  ['PN12345678', null],
  ['IPE-0012345', null],
])('[TRK-03] the service of %s is %s', (code, service) => {
  expect(correiosService(code)).toBe(service)
})

test.each([
  ['Correios', 'aa 123456785 br', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR'],
  [' correios ', 'A&B=1', 'https://rastreamento.correios.com.br/app/index.php?objetos=A%26B%3D1'],
  ['Jadlog', '12345678901234', 'https://www.jadlog.com.br/jadlog/tracking?cte=12345678901234'],
  ['Loggi', 'X1234', 'https://www.loggi.com/rastreador/'],
  ['Rota Azul', 'X1234', null],
  ['constructor', 'X1234', null],
  [null, 'AA123456785BR', null],
  ['Correios', null, null],
])('[TRK-01] carrierLink of %j for %j', (carrier, code, link) => {
  expect(carrierLink(carrier, code)).toBe(link)
})

test('[TRK-03] carrierOfCode guesses the carrier from an unambiguous form, even mistyped', () => {
  expect(['AA123456785BR', 'AA123456789BR', 'AA12345', '12345678901234'].map(carrierOfCode)).toEqual([
    'Correios',
    'Correios',
    null,
    null,
  ])
})
