/** White space other than one blank; `\s` holds it all but the zero-width ones. */
const BLANKS = /(?:[^\S ]|[\u200b\ufeff]| (?=[\s\u200b\ufeff]))[\s\u200b\ufeff]*/g
const ASCII = /^[\x20-\x7e]*$/
const ACCENTS = /[\u0300-\u036f]+/g

/**
 * A text without accents, case, or white space of any other kind than one blank: how names are searched and sorted.
 * `private.folded` in the database does the same.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return (text.includes('  ') ? text.replaceAll(BLANKS, ' ') : text).toLowerCase()
  return text.normalize('NFD').replaceAll(BLANKS, ' ').replaceAll(ACCENTS, '').toLowerCase()
}
