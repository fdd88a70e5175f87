import { plainLetters, WHITE_SPACE, ZERO_WIDTH } from '../format/text'

/** Not a single space, which stays. */
const BLANKS = new RegExp(
  `(?:(?! )[${WHITE_SPACE}${ZERO_WIDTH}]| (?=[${WHITE_SPACE}${ZERO_WIDTH}]))[${WHITE_SPACE}${ZERO_WIDTH}]*`,
  'g',
)
const ASCII = /^[\x20-\x7e]*$/
const ACCENTS = /[\u0300-\u036f]+/g

/** Same rule as `private.folded`. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return (text.includes('  ') ? text.replaceAll(BLANKS, ' ') : text).toLowerCase()
  // V8 lowers composed letters several times as fast.
  return plainLetters(text).replaceAll(BLANKS, ' ').toLowerCase().normalize('NFD').replaceAll(ACCENTS, '')
}
