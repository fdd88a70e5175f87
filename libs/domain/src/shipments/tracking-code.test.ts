import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinSpacedCodes } from '../format/spaced-codes'
import { carrierLink, carrierOfCode, correiosService } from './carriers'
import { codeDoubt } from './code-doubt'
import { checkTrackingCode, isS10 } from './tracking-code'

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
    ['AA1', { kind: 'impossible' }],
    ['AA12', { kind: 'almost-s10' }],
    ['AA12345678', { kind: 'almost-s10' }],
    ['AA123456785B', { kind: 'almost-s10' }],
    ['IPE-0012345', { kind: 'other' }],
    ['12345678901234', { kind: 'other' }],
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

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const pairOfLetters = fc.tuple(fc.constantFrom(...UPPER), fc.constantFrom(...UPPER)).map((pair) => pair.join(''))
const s10Codes = fc
  .tuple(pairOfLetters, fc.integer({ min: 0, max: 99_999_999 }), pairOfLetters)
  .map(([service, number, country]) => {
    const start = `${service}${String(number).padStart(8, '0')}`
    return `${start}${[...'0123456789'].find((digit) => isS10(`${start}${digit}${country}`))}${country}`
  })
const correiosNames = fc.constantFrom('', 'Correios', ' CORREIOS ', 'Correios - PAC', 'Sedex 10', 'pac')
const otherCarriers = fc.constantFrom('Rota Azul', 'Expresso Ipê', 'Motoboy', 'Total Express')

describe('[TRK-03] codeDoubt', () => {
  test.each([
    ['AA123456785BR', 'Correios', null],
    ['aa 123 456 785 br', '', null],
    ['AA123456789BR', 'Correios', { kind: 'wrong-digit', expected: 5 }],
    ['AA123456789BR', 'Rota Azul', null],
    ['QQ472466115', '', { kind: 'almost-s10' }],
    ['QQ472466115', 'Rota Azul', null],
    ['AA12345678OBR', '', { kind: 'almost-s10' }],
    ['AA-123456785-BR', '', { kind: 'almost-s10' }],
    ['12345678901234', 'Correios', { kind: 'not-of-carrier', carrier: 'Correios' }],
    ['12345678901234', 'Jadlog', null],
    ['1234567', 'Jadlog .Package', { kind: 'not-of-carrier', carrier: 'Jadlog' }],
    ['AA123456785BR', 'Jadlog', { kind: 'not-of-carrier', carrier: 'Jadlog' }],
    ['AA123456785BR', 'Loggi', { kind: 'not-of-carrier', carrier: 'Loggi' }],
    ['X-1234', 'Loggi', null],
    ['IPE-0012345', 'Expresso Ipê', null],
    ['12345678901234', '', null],
    ['35250111222333000181550010000001231876543216', '', { kind: 'invoice-key' }],
    ['35250111222333000181550010000001231876543216', 'Rota Azul', { kind: 'invoice-key' }],
    ['', 'Correios', null],
    ['código', 'Correios', null],
  ])('of %j with the carrier %j is %j', (code, carrier, doubt) => {
    expect(codeDoubt(code, carrier)).toEqual(doubt)
  })

  test('accepts every complete code, and no changed one, of the Correios', () => {
    fc.assert(
      fc.property(
        s10Codes,
        correiosNames,
        fc.nat(12),
        fc.constantFrom('', '7', 'X'),
        (code, carrier, place, instead) => {
          expect(codeDoubt(code, carrier)).toBeNull()
          const isDigit = /\d/.test(code[place] ?? '')
          fc.pre(instead === '' || isDigit === (instead === 'X'))
          expect(
            codeDoubt(`${code.slice(0, place)}${instead}${code.slice(place + 1)}`, carrier || 'Correios'),
          ).not.toBeNull()
        },
      ),
    )
  })

  test('doubts two codes in a row, whatever the carrier', () => {
    const codes = fc.oneof(s10Codes, fc.stringMatching(/^[A-Z]{2,3}-\d{5,9}$/), fc.stringMatching(/^\d{8,14}$/))
    const carriers = fc.oneof(correiosNames, otherCarriers, fc.constantFrom('Jadlog', 'Loggi'))
    fc.assert(
      fc.property(codes, codes, carriers, fc.constantFrom('', ' ', '\u00a0'), (stored, scanned, carrier, gap) => {
        expect(codeDoubt(`${stored}${gap}${scanned}`, carrier, stored)).not.toBeNull()
        expect(codeDoubt(`${scanned}${gap}${scanned}`, carrier)).not.toBeNull()
      }),
    )
  })

  test('accepts any code of a carrier without a known form', () => {
    const codes = fc.stringMatching(/^[A-Z]{0,3}-?\d{5,12}$/).filter((code) => !/^(.{6,})\1+$/.test(code))
    fc.assert(
      fc.property(codes, otherCarriers, (code, carrier) => {
        expect(codeDoubt(code, carrier)).toBeNull()
      }),
    )
  })
})

test.each([
  ['Correios', 'aa 123456785 br', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR'],
  ['Correios - Sedex', 'AA123456785BR', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR'],
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
