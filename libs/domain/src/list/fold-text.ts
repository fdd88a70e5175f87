const BLANKS = /[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+/g
const ACCENTS = /[\u0300-\u036f]+/g

/**
 * A text without accents, case, or white space of any other kind than one blank: how names are searched and sorted.
 * `private.folded` in the database does the same.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(BLANKS, ' ').replaceAll(ACCENTS, '').toLowerCase()
}
