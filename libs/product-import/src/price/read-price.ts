import { HIGHEST_PRICE_BRL } from '@loja/domain/products'
import type { RejectCode } from '../model/import-outcome'

export type PriceFault = Extract<
  RejectCode,
  'missing-price' | 'not-a-price' | 'negative-price' | 'several-prices' | 'price-too-high'
>

export type PriceReading =
  | {
      priceBrl: number
      isAmbiguous: boolean
      isRounded: boolean
    }
  | { fault: PriceFault }

const CURRENCY = /^(?:R\$|BRL)\s*|\s*(?:R\$|BRL|reais|real)$/gi
const MINUS = '[-\\u2212\\u2013]'
const NEGATIVE = new RegExp(
  `^(?:${MINUS}\\s*(?:R\\$|BRL)?\\s*[\\d.,]+|[\\d.,]*\\d${MINUS}|\\(\\s*(?:R\\$)?\\s*[\\d.,]+\\s*\\))$`,
)
const DATE_OR_CODE = /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$|^\d+e[+-]?\d+$|^0x[\da-f]+$/i
const FULL_WIDTH = /[\uff01-\uff5e]/g
const LONGEST = 100

/** An ambiguous text is flagged; one with two amounts is no price. @param decimalSign of the column, if known */
export function readPrice(cell: string, decimalSign: DecimalSign | null): PriceReading {
  const text = cell.trim()
  if (text === '') return { fault: 'missing-price' }
  if (text.length > LONGEST) return { fault: 'not-a-price' }
  const figure = figureOf(text)
  const amount = splitAmount(figure, decimalSign)
  return amount ? inCents(amount) : { fault: faultOf(figure) }
}

export function readPriceNumber(plain: string): PriceReading {
  const parts = /^(-?)(\d*)\.?(\d*)$/.exec(plain)
  if (!parts) return { fault: 'not-a-price' }
  const [, minus, whole = '', decimals = ''] = parts
  if (minus === '-' && /[1-9]/.test(whole + decimals)) return { fault: 'negative-price' }
  return inCents({ whole, decimals, isAmbiguous: false })
}

export function shownDecimalSign(cell: string): DecimalSign | null {
  return cell.length > LONGEST ? null : (splitAmount(figureOf(cell.trim()), null)?.shows ?? null)
}

function figureOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: other characters need more work
  const plain = /^[\x00-\x7f]*$/.test(text)
    ? text
    : plainFigure(text.replaceAll(/[\s\u200b\ufeff]+/g, ' ')).replaceAll(FULL_WIDTH, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
      )
  const close = plain.replace(APART, ',')
  return /^\d/.test(close) && /\d$/.test(close) ? close : close.replaceAll(CURRENCY, '').trim()
}

/** `14, 90` */
const APART = /(?<=\d) {0,2}, {0,2}(?=\d\d$)/
const RAISED = /(?<=\d),?([⁰¹²³⁴-⁹]{2})$/
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

export function plainFigure(figure: string): string {
  return figure
    .replace(APART, ',')
    .replace(RAISED, (_, cents: string) => `,${Array.from(cents, (digit) => RAISED_DIGITS.indexOf(digit)).join('')}`)
    .replaceAll(/[’´`]/g, "'")
}

/** Rounds half up by decimal digits: binary arithmetic would turn 1.005 into 1.00. */
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

interface SplitAmount {
  whole: string
  decimals: string
  shows: DecimalSign | null
  /** `1.234` and `1,234`: thousands or three decimals. */
  isAmbiguous: boolean
}

const NO_DIGIT = /\D/g
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/
/** Fast path: `1234`, `129,90`, `129.9`. */
const PLAIN = /^(\d+)(?:([.,])(\d{1,2}))?$/

/** Brazilian or English notation, else null. @param decimalSign of the column; decides only `1.234` and `1,234` */
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
    // `10,`, `,99`, and numbers that cannot be thousands: `1234,567`, `0,999`.
    return { whole: before, decimals: after, shows: after === '' ? null : sign, isAmbiguous: false }
  }
  // A repeated sign groups thousands; another one before it groups the digits before the decimals.
  if (before.includes(sign)) return after.length === 3 ? grouped(text) : null
  const isGrouped = after !== '' && GROUPED.test(before)
  return isGrouped ? { whole: digitsOf(before), decimals: after, shows: sign, isAmbiguous: false } : null
}

function thousandsOrDecimals(
  before: string,
  after: string,
  sign: DecimalSign,
  decimalSign: DecimalSign | null,
): SplitAmount {
  // In a column of `10.50`, `1.234` may have three decimals or another notation.
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
  return text.replaceAll(NO_DIGIT, '')
}
