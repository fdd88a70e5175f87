/** What is not seen, and what messengers and PDFs put between characters; `private.without_invisible` drops the same. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu
/** `private.checked_tracking_code` refuses what does not look so. */
const POSSIBLE = /^[!-~]{4,60}$/
const S10 = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/
/** Of the eight digits of the number, from the left (UPU S10-12). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** A code as it is stored and compared: capitals, without white space and invisible characters. Empty when none is left. */
export function normalizeTrackingCode(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, '').toUpperCase()
}

/** What is known of a code. */
export type CodeCheck =
  | { kind: 'empty' }
  /** Too short, too long, or with characters that no carrier uses: it is not stored. */
  | { kind: 'impossible' }
  /** The form of UPU S10, as the Correios use it, with the right check digit. */
  | { kind: 's10' }
  /** That form with another check digit than the number asks for. */
  | { kind: 'wrong-digit'; expected: number }
  /** The beginning of that form, or the form with another number of digits. */
  | { kind: 'almost-s10' }
  /** Some other form: carriers have forms of their own. */
  | { kind: 'other' }

/** Checks a code, however it is written. Only `empty` and `impossible` cannot be stored. */
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

/** Whether a code has the form and the check digit of UPU S10. */
export function isS10(text: string): boolean {
  return checkTrackingCode(text).kind === 's10'
}

function s10CheckDigit(number: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0
  return digit === 11 ? 5 : digit
}

const SPACED_S10 = /(?<![A-Z0-9])([A-Z]{2})[\s.]?((?:\d[\s.]?){9})([A-Z]{2})(?![A-Z0-9])/giu

/** A text in which codes of the form S10 that are written in groups (`AA 123 456 785 BR`) are one word each. */
export function joinSpacedCodes(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(SPACED_S10, (spaced) => spaced.replaceAll(/[\s.]/gu, ''))
}
