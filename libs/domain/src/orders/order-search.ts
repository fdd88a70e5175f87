/** Numbers that one search takes; the database refuses more (`private.order_numbers_in`). */
export const ORDER_NUMBERS_LIMIT = 1000
/**
 * Length of a search as it stands in an address, where a letter with an accent is six characters: room for as many numbers
 * as there may be, and less than half of the head of a request that the gateway reads.
 */
export const ORDER_SEARCH_LIMIT = 24_000
/** In a list of more numbers than this a whole or running one is matched whole only (`private.order_condition`). */
const FEW_NUMBERS = 20
const RUNNING_NUMBER = /^\d{6,}$/
/** `private.is_whole_number`. */
const WHOLE_NUMBER = /^[A-Z]+-\d{4}-\d{6,}$/
/** What is not seen, and what messengers and PDFs put between characters; `private.without_invisible` drops the same. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu
/** Separators of `private.order_numbers_in`. */
const SEPARATORS = /[\s\u00a0,;#]+/u

/** The parts of order numbers that a search names, each once: `#417, 418` is `417` and `418`. */
export function orderNumbersIn(search: string): string[] {
  return allNumbersIn(search).slice(0, ORDER_NUMBERS_LIMIT)
}

/**
 * A search as it may stand in the address: lines become a comma-separated list, because an input field would join them
 * into one word. Invisible characters go, and control characters too: PostgreSQL refuses U+0000, and no order number holds
 * one. Of too many numbers the first stay (`orderNumbersLeftOut`).
 */
export function limitOrderSearch(text: string): string {
  const line = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/gu, ', ')
    .replaceAll(/\p{Cc}/gu, '')
  const numbers = allNumbersIn(line)
  if (numbers.length > ORDER_NUMBERS_LIMIT || addressLength(line) > ORDER_SEARCH_LIMIT)
    return fitting(numbers).join(', ')
  // A line break at the end of what was pasted separates nothing.
  return line.replace(/(, )+$/, '').replace(/^(, )+/, '')
}

/** The numbers of a text that a search of it does not take. */
export function orderNumbersLeftOut(text: string): string[] {
  const taken = new Set(orderNumbersIn(limitOrderSearch(text)))
  return allNumbersIn(text).filter((number) => !taken.has(number))
}

/** Whether a number is found by the parts that a search names, in capitals, as the database decides it. */
export function isNumberFound(orderNumber: string, parts: readonly string[]): boolean {
  if (parts.length <= FEW_NUMBERS) return parts.some((part) => orderNumber.includes(part))
  const running = /\d+$/.exec(orderNumber)?.[0]
  return parts.some((part) => {
    if (WHOLE_NUMBER.test(part)) return orderNumber === part
    return RUNNING_NUMBER.test(part) ? running === part : orderNumber.includes(part)
  })
}

function allNumbersIn(search: string): string[] {
  return [...new Set(search.replaceAll(INVISIBLE, '').split(SEPARATORS).filter(Boolean))]
}

function fitting(numbers: string[]): string[] {
  let length = 0
  const tooLong = numbers.findIndex((number) => {
    length += addressLength(`${number}, `)
    return length > ORDER_SEARCH_LIMIT
  })
  return numbers.slice(0, tooLong < 0 ? ORDER_NUMBERS_LIMIT : Math.min(tooLong, ORDER_NUMBERS_LIMIT))
}

/** As a browser writes a text into an address. */
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
