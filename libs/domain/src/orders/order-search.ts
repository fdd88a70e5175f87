import { joinSpacedCodes } from '../format/spaced-codes'
import { INVISIBLE, SEPARATORS, WHITE_SPACE } from '../format/text'

/** `private.order_numbers_in` refuses more. */
export const ORDER_NUMBERS_LIMIT = 1000
/** Encoded length: fits the maximum of numbers, and half of the gateway's header limit. */
export const ORDER_SEARCH_LIMIT = 24_000

export function orderNumbersIn(search: string): string[] {
  return allNumbersIn(search).slice(0, ORDER_NUMBERS_LIMIT)
}

const COMPLETE = /^([a-z]+-\d{4}-\d{6,}|0\d{5,}|[1-9]\d{2,}|[a-z]{2}\d{9}[a-z]{2}|[a-z]{2,4}-\d{5,})$/i
const HYPHENS = /[\u2010-\u2014\u2212]/g

/**
 * With one kind of hyphen, and without the spaces in a code of the Correios. Invisible characters separate complete
 * numbers and codes; elsewhere they are dropped. `private.plain_search` has the same rule.
 */
function plainSearch(search: string): string {
  const tokens = search.replaceAll(HYPHENS, '-').split(SEPARATORS).map(separated)
  return joinSpacedCodes(tokens.join(' '))
}

function separated(token: string): string {
  const pieces = token.split(INVISIBLE).filter(Boolean)
  const isList =
    pieces.every((piece) => COMPLETE.test(piece)) &&
    (new Set(pieces.map(({ length }) => length)).size === 1 || pieces.every((piece) => /[a-z]/i.test(piece)))
  return pieces.join(isList ? ' ' : '')
}

const VISIBLE = new RegExp(`[^${WHITE_SPACE},;#]+`, 'gu')
const NUMBER = /\d{3}|^[a-z]{1,4}-\d/i

/** Whether a search is for several numbers, any of which matches. Same rule as `private.is_number_list`. */
export function isOrderNumberList(search: string): boolean {
  const parts = orderNumbersIn(search)
  return parts.length > 1 && parts.every((part) => NUMBER.test(part))
}

/** Line breaks become commas, because an input field would join the lines. Drops excess numbers. */
export function limitOrderSearch(text: string): string {
  const line = text
    .replaceAll(VISIBLE, separated)
    .replaceAll(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/gu, ', ')
    .replaceAll(/\p{Cc}/gu, '')
  const numbers = allNumbersIn(line)
  if (numbers.length > ORDER_NUMBERS_LIMIT || addressLength(line) > ORDER_SEARCH_LIMIT)
    return fitting(numbers).join(', ')
  return line.replace(/(, )+$/, '').replace(/^(, )+/, '')
}

export function orderNumbersLeftOut(text: string): string[] {
  const taken = new Set(orderNumbersIn(limitOrderSearch(text)))
  return allNumbersIn(text).filter((number) => !taken.has(number))
}

function allNumbersIn(search: string): string[] {
  return [...new Set(plainSearch(search).split(' ').filter(Boolean))]
}

function fitting(numbers: string[]): string[] {
  let length = 0
  const tooLong = numbers.findIndex((number) => {
    length += addressLength(`${number}, `)
    return length > ORDER_SEARCH_LIMIT
  })
  return numbers.slice(0, tooLong < 0 ? ORDER_NUMBERS_LIMIT : Math.min(tooLong, ORDER_NUMBERS_LIMIT))
}

function addressLength(text: string): number {
  let length = 0
  for (const character of text) length += /[\w*.\- ]/.test(character) ? 1 : 3 * bytesOf(character.codePointAt(0) ?? 0)
  return length
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
