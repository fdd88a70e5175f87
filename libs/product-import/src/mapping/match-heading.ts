import { foldText } from '@loja/domain'
import type { ImportField } from '../model/import-field'
import { repairGarbled } from './garbled-accents'
import { EXACT_HEADINGS, HEADING_KEYWORDS, PRICE } from './heading-words'

/** How sure a heading is of a field. */
export const EXACT = 3
const KEYWORD = 1
/** Longer texts are notes or data. */
const LONGEST = 60

export interface HeadingMatch {
  field: ImportField
  /** `EXACT`, or less for a keyword in a longer heading. */
  score: number
}

const FIELD_BY_HEADING = new Map(
  Object.entries(EXACT_HEADINGS).flatMap(([field, headings]) =>
    headings.map((heading) => [heading, field as ImportField] as const),
  ),
)

/** The field that a heading names; null for one that is not taken, and for what is no heading. */
export function matchHeading(heading: string): HeadingMatch | null {
  if (heading.length > LONGEST || /\/\/|\d[.,]\d\d/.test(heading)) return null
  const words = headingWords(heading)
  const exact = FIELD_BY_HEADING.get(words)
  if (exact) return { field: exact, score: EXACT }
  const found = HEADING_KEYWORDS.find(({ any, never }) => any.test(words) && !never.test(words))
  return found ? { field: found.field, score: KEYWORD } : null
}

/** Whether a heading says that its column holds prices of some kind. @param heading as in the list */
export function namesPrice(heading: string): boolean {
  return heading.length <= LONGEST && PRICE.test(headingWords(heading))
}

/** A heading as it is compared: ` PREÇO (R$) ` is `preco`, `valor_frete` is `valor frete`. */
export function headingWords(heading: string): string {
  return foldText(repairGarbled(heading))
    .replaceAll(/r\$|\bbrl\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
