import { WHITE_SPACE, ZERO_WIDTH } from '../format/text'

export const PRODUCT_NAME_LIMIT = 300

const SPACES = new RegExp(`[${WHITE_SPACE}${ZERO_WIDTH}]+`, 'g')
/** Most names need no change. */
const UNTIDY = new RegExp(`(?! )[${WHITE_SPACE}${ZERO_WIDTH}]| {2}|^ | $`)

export function normalizeProductName(name: string): string {
  const composed = name.normalize('NFC')
  return UNTIDY.test(composed) ? composed.replace(SPACES, ' ').replace(/^ | $/g, '') : composed
}

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/

export function characterCount(text: string): number {
  // Splitting is slow, and pairs are rare.
  return PAIR.test(text) ? [...text].length : text.length
}
