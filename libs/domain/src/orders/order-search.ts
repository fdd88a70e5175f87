/** More numbers at once are refused by the database (`private.order_numbers_in`). */
const MAX_NUMBERS = 200
/** Length of a search: room for as many numbers as there may be; the rest of what was pasted is dropped. */
export const ORDER_SEARCH_LIMIT = 4000
/** What is not seen, and what messengers and PDFs put between characters; `private.without_invisible` drops the same. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu
/** Separators of `private.order_numbers_in`. */
const SEPARATORS = /[\s\u00a0,;#]+/u

/** The parts of order numbers that a search names, each once: `#417, 418` is `417` and `418`. At most 200. */
export function orderNumbersIn(search: string): string[] {
  return [...new Set(search.replaceAll(INVISIBLE, '').split(SEPARATORS).filter(Boolean))].slice(0, MAX_NUMBERS)
}

/**
 * A search as it may stand in the address: lines become a comma-separated list, because an input field would join them
 * into one word. Invisible characters go, and control characters too: PostgreSQL refuses U+0000, and no order number holds
 * one.
 */
export function limitOrderSearch(text: string): string {
  const line = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/gu, ', ')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, ORDER_SEARCH_LIMIT)
  // A line break at the end of what was pasted separates nothing.
  return line.replace(/(, )+$/, '').replace(/^(, )+/, '')
}
