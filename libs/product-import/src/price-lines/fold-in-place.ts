import { foldText } from '@loja/domain/list'

/** Each of these letters keeps its length when it is folded. */
const LATIN = /^[\x20-\x7e\u00a1-\u00ff]*$/

/** Folded without a change of length. */
export function foldInPlace(text: string): string {
  if (LATIN.test(text) && !text.includes('  ')) return foldText(text)
  return text
    .replaceAll(/[^ -~\t]/gu, (sign) => {
      const folded = foldText(sign)
      return folded.length === sign.length ? folded : sign
    })
    .toLowerCase()
}
