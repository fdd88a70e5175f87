export type DecimalSign = ',' | '.'

/** The digits of an amount on both sides of its decimal sign, not yet rounded. */
export interface SplitAmount {
  whole: string
  decimals: string
  /** The sign that this text by itself shows to be before the cents; null where there is none, or it could be either. */
  shows: DecimalSign | null
  /** `1.234` and `1,234`: thousands or three decimals. */
  isAmbiguous: boolean
}

const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/
/** The commonest forms at once: `1234`, `129,90`, `129.9`. */
const PLAIN = /^(\d+)(?:([.,])(\d{1,2}))?$/

/**
 * The digits of an amount written with points and commas in the Brazilian or the English way; null for anything else.
 * @param decimalSign the sign before the cents in the rest of the column, if it is known. Only `1.234` and `1,234` need it.
 */
export function splitAmount(text: string, decimalSign: DecimalSign | null): SplitAmount | null {
  const plain = PLAIN.exec(text)
  if (plain) return { whole: plain[1] ?? '', decimals: plain[3] ?? '', shows: signOf(plain[2]), isAmbiguous: false }
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return grouped(text)
  const [sign, before, after] = [text[last] as DecimalSign, text.slice(0, last), text.slice(last + 1)]
  if (!/^\d*$/.test(after)) return null
  if (/^\d*$/.test(before)) {
    if (before === '' && after === '') return null
    if (after.length === 3 && /^[1-9]\d{0,2}$/.test(before))
      return thousandsOrDecimals(before, after, sign, decimalSign)
    // `10,`, `,99`, and what cannot be thousands: `1234,567`, `0,999`, `1,2345`.
    return { whole: before, decimals: after, shows: after === '' ? null : sign, isAmbiguous: false }
  }
  // The same sign twice groups thousands throughout; another one before it groups those before the decimals.
  if (before.includes(sign)) return after.length === 3 ? grouped(text) : null
  const groups = GROUPED.exec(before)
  return groups && after !== '' ? { whole: digitsOf(before), decimals: after, shows: sign, isAmbiguous: false } : null
}

function thousandsOrDecimals(
  before: string,
  after: string,
  sign: DecimalSign,
  decimalSign: DecimalSign | null,
): SplitAmount {
  // In a column of `10.50` a `1.234` has three decimals or is written otherwise than the rest: somebody must look.
  const isDecimal = decimalSign === sign
  return {
    whole: isDecimal ? before : before + after,
    decimals: isDecimal ? after : '',
    shows: null,
    isAmbiguous: decimalSign === null || isDecimal,
  }
}

function grouped(text: string): SplitAmount | null {
  const groups = GROUPED.exec(text)
  if (!groups) return null
  const [, sign] = groups
  const shows = sign === '.' ? ',' : sign === ',' ? '.' : null
  // `1 234` may be two figures.
  return { whole: digitsOf(text), decimals: '', shows, isAmbiguous: sign === ' ' && text.length < 8 }
}

function signOf(text: string | undefined): DecimalSign | null {
  return text === ',' || text === '.' ? text : null
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
