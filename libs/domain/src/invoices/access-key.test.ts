import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACCESS_KEY_PARTS,
  accessKeyDigit,
  cleanAccessKey,
  formatAccessKey,
  isAccessKey,
  readAccessKey,
} from './access-key'

const GOOD = [
  '31210617888732102479550010005269381003054430',
  '33150308370779000149550010001100931002410775',
  '13181017921427000125650010000000309887251170',
  '35260811222333000181550010000001231876543213',
]
const LETTERS = '35260812ABC34501DE35550010000001231876543214'
const [NUMERIC = ''] = GOOD.slice(3)
const withDigit = (body: string) => `${body}${accessKeyDigit(body)}`

describe('[NFE-03] readAccessKey', () => {
  test('rejects a key with any other last digit', () => {
    for (const key of GOOD) {
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${key.slice(0, 43)}${digit}`
        expect(readAccessKey(other).problems.includes('digit'), key).toBe(other !== key)
      }
    }
  })

  test('rejects a key with any other letter of its CNPJ', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const issuers = fc.array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(issuers, fc.nat(11), fc.constantFrom(...characters), (issuer, place, other) => {
        const before = issuer[place] ?? ''
        const body = (letters: string[]) => `352608${letters.join('')}${LETTERS.slice(18, 43)}`
        const key = withDigit(body(issuer))
        expect(isAccessKey(key)).toBe(true)
        // Characters whose values differ by a multiple of 11 have one digit, and 0 represents two remainders.
        fc.pre((other.charCodeAt(0) - before.charCodeAt(0)) % 11 !== 0 && !key.endsWith('0'))
        const wrong = `${body(issuer.with(place, other))}${key.slice(43)}`
        expect(readAccessKey(wrong).problems).toContain('digit')
        expect([isAccessKey(wrong), isAccessKey(wrong.toLowerCase())]).toEqual([false, false])
      }),
    )
  })

  test.each([
    ['a state that is none', withDigit(`34${NUMERIC.slice(2, 43)}`), ['state']],
    ['the month 00', withDigit(`352600${NUMERIC.slice(6, 43)}`), ['month']],
    ['the month 13', withDigit(`352613${NUMERIC.slice(6, 43)}`), ['month']],
    ['a model of another document', withDigit(`${NUMERIC.slice(0, 20)}57${NUMERIC.slice(22, 43)}`), ['model']],
    ['letters outside of the CNPJ', `${NUMERIC.slice(0, 43)}A`, ['characters', 'digit']],
    [
      'a letter in the digits of the CNPJ',
      `${LETTERS.slice(0, 18)}X${LETTERS.slice(19)}`,
      ['characters', 'issuer', 'digit'],
    ],
    ['a sign', `${NUMERIC.slice(0, 43)}*`, ['characters', 'digit']],
    ['one character more', `${NUMERIC}0`, ['too-long']],
    ['one less', NUMERIC.slice(0, 43), []],
    ['nothing', '', []],
  ])('finds in %s: %s', (_, key, problems) => {
    expect(readAccessKey(key).problems).toEqual(problems)
    expect(isAccessKey(key)).toBe(false)
  })

  test('knows the codes of the 27 states and no other', () => {
    const units = Array.from({ length: 100 }, (_, code) => readAccessKey(String(code).padStart(2, '0')).unit)
    expect(units.filter(Boolean)).toHaveLength(27)
    expect(readAccessKey('35').unit).toBe('SP')
  })

  test('accepts a CPF in place of the CNPJ with a warning', () => {
    expect(readAccessKey(GOOD[0] ?? '')).toMatchObject({ problems: ['issuer'] })
  })

  test('returns the parts typed so far', () => {
    const { parts, unit, month, isWhole } = readAccessKey(LETTERS)
    expect([unit, month, isWhole]).toEqual(['SP', '2026-08', true])
    expect(ACCESS_KEY_PARTS.map((part) => parts[part])).toEqual([
      '35',
      '2608',
      '12ABC34501DE35',
      '55',
      '001',
      '000000123',
      '1',
      '87654321',
      '4',
    ])
    expect(readAccessKey('3526081')).toMatchObject({ unit: 'SP', month: '2026-08', problems: [], isWhole: false })
    expect(readAccessKey('35261').month).toBe(null)
  })

  test.each([
    ['as it is printed', formatAccessKey(LETTERS)],
    ['in small letters', LETTERS.toLowerCase()],
    ['with the beginning that it has in an XML', `NFe${LETTERS}`],
    ['with what messengers put between', `\u2068${LETTERS.slice(0, 9)}\u200b\u00a0${LETTERS.slice(9)}\n`],
    ['with dots and hyphens', LETTERS.replace(/(.{8})/g, '$1.-')],
    ['in wide digits', LETTERS.replaceAll('0', '０')],
  ])('reads the same key %s', (_, text) => {
    expect(cleanAccessKey(text)).toBe(LETTERS)
  })
})
