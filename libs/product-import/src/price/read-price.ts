import { HIGHEST_PRICE_BRL } from '@loja/domain'
import type { RejectCode } from '../model/import-outcome'

export type PriceFault = Extract<
  RejectCode,
  'missing-price' | 'not-a-price' | 'negative-price' | 'several-prices' | 'price-too-high'
>

export type PriceReading =
  | {
      /** In reais, whole cents. */
      priceBrl: number
      /** It could be another amount too; somebody must look. */
      isAmbiguous: boolean
      /** It had fractions of a cent. */
      isRounded: boolean
    }
  | { fault: PriceFault }

/** `R$` and its like, before or behind the figure. */
const CURRENCY = /^(?:R\$|BRL)\s*|\s*(?:R\$|BRL|reais|real)$/gi
const MINUS = '[-\\u2212\\u2013]'
const NEGATIVE = new RegExp(
  `^(?:${MINUS}\\s*(?:R\\$|BRL)?\\s*[\\d.,]+|[\\d.,]*\\d${MINUS}|\\(\\s*(?:R\\$)?\\s*[\\d.,]+\\s*\\))$`,
)
const DATE_OR_CODE = /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$|^\d+e[+-]?\d+$|^0x[\da-f]+$/i
const FULL_WIDTH = /[\uff01-\uff5e]/g
const LONGEST = 100

/**
 * The price in a cell of a list. Never guesses in silence: what can be read in two ways says so, and a text with two
 * amounts is none.
 * @param decimalSign the sign before the cents in the rest of the column, if it is known
 */
export function readPrice(cell: string, decimalSign: DecimalSign | null): PriceReading {
  const text = cell.trim()
  if (text === '') return { fault: 'missing-price' }
  if (text.length > LONGEST) return { fault: 'not-a-price' }
  const figure = figureOf(text)
  const amount = splitAmount(figure, decimalSign)
  return amount ? inCents(amount) : { fault: faultOf(figure) }
}

/** The price that a typed source holds as a number, in plain decimal notation with a point. */
export function readPriceNumber(plain: string): PriceReading {
  const parts = /^(-?)(\d*)\.?(\d*)$/.exec(plain)
  if (!parts) return { fault: 'not-a-price' }
  const [, minus, whole = '', decimals = ''] = parts
  if (minus === '-' && /[1-9]/.test(whole + decimals)) return { fault: 'negative-price' }
  return inCents({ whole, decimals, isAmbiguous: false })
}

/** The sign before the cents that a cell by itself shows. */
export function shownDecimalSign(cell: string): DecimalSign | null {
  return cell.length > LONGEST ? null : (splitAmount(figureOf(cell.trim()), null)?.shows ?? null)
}

/** The text without its currency, spaces and signs of full width being plain ones. */
function figureOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is outside ASCII needs more work
  const plain = /^[\x00-\x7f]*$/.test(text)
    ? text
    : text
        .replaceAll(/[\s\u200b\ufeff]+/g, ' ')
        .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  return /^\d/.test(plain) && /\d$/.test(plain) ? plain : plain.replaceAll(CURRENCY, '').trim()
}

/** Rounded half up on the decimal digits: a binary fraction would make 1.005 a 1.00. */
function inCents({
  whole,
  decimals,
  isAmbiguous,
}: {
  whole: string
  decimals: string
  isAmbiguous: boolean
}): PriceReading {
  const digits = whole.replace(/^0+/, '')
  if (digits.length > 10) return { fault: 'price-too-high' }
  const cents = Number(digits + decimals.slice(0, 2).padEnd(2, '0')) + (decimals.charAt(2) >= '5' ? 1 : 0)
  const priceBrl = cents / 100
  if (priceBrl > HIGHEST_PRICE_BRL) return { fault: 'price-too-high' }
  return { priceBrl, isAmbiguous, isRounded: /[1-9]/.test(decimals.slice(2)) }
}

function faultOf(figure: string): PriceFault {
  if (NEGATIVE.test(figure)) return 'negative-price'
  if (DATE_OR_CODE.test(figure)) return 'not-a-price'
  return (figure.match(/\d[\d.,]*/g) ?? []).length > 1 ? 'several-prices' : 'not-a-price'
}

export type DecimalSign = ',' | '.'

/** The digits of an amount on both sides of its decimal sign, not yet rounded. */
interface SplitAmount {
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
