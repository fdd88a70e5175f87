/** Letters and what they are searched as, position by position; `private.folded` in the database lists the same. */
const ACCENTED = 'ÁÀÂÃÄÅáàâãäåÇçÉÈÊËéèêëÍÌÎÏíìîïÑñÓÒÔÕÖóòôõöÚÙÛÜúùûüÝýÿ'
const PLAIN = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyy'
const BLANKS = /[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+/g

/** A text without accents, case, or white space of any other kind than one blank: how names are searched and sorted. */
export function foldText(text: string): string {
  const composed = text.normalize('NFC').replaceAll(BLANKS, ' ')
  return Array.from(composed, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .toLowerCase()
}
