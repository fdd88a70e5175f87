import { HIGHEST_PRICE_BRL } from '@loja/domain'
import type { RejectCode } from '../model/import-outcome'
import { type DecimalSign, splitAmount } from './split-amount'

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
