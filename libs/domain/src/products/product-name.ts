/** The most characters that the name of a product may have. */
export const PRODUCT_NAME_LIMIT = 300

/** As in `normalize_product_name` of the database; a data test holds both against each other. */
const WHITE_SPACE = /[ \t\n\v\f\r\u00a0\u2000-\u200b\u202f\u3000\ufeff]+/g
/** Whether there is something to do, which is seldom: single blanks inside the name are as they should be. */
const UNTIDY = /[\t\n\v\f\r\u00a0\u2000-\u200b\u202f\u3000\ufeff]| {2}|^ | $/

/** A product's name as the database stores it: names that differ only in spaces or in how an accent is encoded are one. */
export function normalizeProductName(name: string): string {
  const composed = name.normalize('NFC')
  return UNTIDY.test(composed) ? composed.replace(WHITE_SPACE, ' ').replace(/^ | $/g, '') : composed
}

/** What takes two places of a text and is one character. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/

/** Characters as the database counts them: an emoji is one. */
export function characterCount(text: string): number {
  // Taking a text apart costs much, and few hold such a character.
  return PAIR.test(text) ? [...text].length : text.length
}
