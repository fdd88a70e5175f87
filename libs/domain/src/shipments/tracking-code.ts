import { INVISIBLE } from '../format/text'

/** `private.checked_tracking_code` refuses other texts. */
const POSSIBLE = /^[!-~]{4,60}$/
const S10 = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/
/** For the eight digits, from the left (UPU S10-12). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** In capitals of ASCII, without white space and invisible characters. */
export function normalizeTrackingCode(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}

export type CodeCheck =
  | { kind: 'empty' }
  | { kind: 'impossible' }
  | { kind: 's10' }
  | { kind: 'wrong-digit'; expected: number }
  | { kind: 'almost-s10' }
  | { kind: 'other' }

/** Only `empty` and `impossible` cannot be stored. */
export function checkTrackingCode(text: string): CodeCheck {
  const code = normalizeTrackingCode(text)
  if (code === '') return { kind: 'empty' }
  const [, , number = '', digit] = S10.exec(code) ?? []
  if (digit !== undefined) {
    const expected = s10CheckDigit(number)
    return Number(digit) === expected ? { kind: 's10' } : { kind: 'wrong-digit', expected }
  }
  if (!POSSIBLE.test(code)) return { kind: 'impossible' }
  return { kind: /^[A-Z]{2}\d{1,10}([A-Z]{0,2})$/.test(code) ? 'almost-s10' : 'other' }
}

export function isS10(text: string): boolean {
  return checkTrackingCode(text).kind === 's10'
}

function s10CheckDigit(number: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0
  return digit === 11 ? 5 : digit
}
