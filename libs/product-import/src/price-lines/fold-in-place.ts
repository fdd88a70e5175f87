import { foldText } from '@loja/domain/list'

/** Folded without a change of length. */
export function foldInPlace(text: string): string {
  return text
    .replaceAll(/[^ -~\t]/gu, (sign) => {
      const folded = foldText(sign)
      return folded.length === sign.length ? folded : sign
    })
    .toLowerCase()
}
