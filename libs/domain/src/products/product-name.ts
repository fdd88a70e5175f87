export const PRODUCT_NAME_LIMIT = 300

/** As `normalize_product_name` of the database; a data test compares both. */
const WHITE_SPACE = /[ \t\n\v\f\r\u00a0\u2000-\u200b\u202f\u3000\ufeff]+/g
/** Most names need no change. */
const UNTIDY = /[\t\n\v\f\r\u00a0\u2000-\u200b\u202f\u3000\ufeff]| {2}|^ | $/

/** Name as stored: ignores differences in white space and in the encoding of accents. */
export function normalizeProductName(name: string): string {
  const composed = name.normalize('NFC')
  return UNTIDY.test(composed) ? composed.replace(WHITE_SPACE, ' ').replace(/^ | $/g, '') : composed
}

/** A surrogate pair. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/

/** As the database counts: an emoji is one. */
export function characterCount(text: string): number {
  // Splitting is slow, and pairs are rare.
  return PAIR.test(text) ? [...text].length : text.length
}
