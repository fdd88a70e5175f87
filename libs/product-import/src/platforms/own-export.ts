import { headingWords } from '../mapping/match-heading'
import type { ImportField } from '../model/import-field'
import type { ImportTable } from '../model/import-table'
import { FIELD_HEADINGS } from './field-headings'

const FIELD_OF = new Map(
  Object.entries(FIELD_HEADINGS).map(([field, heading]) => [headingWords(heading), field as ImportField]),
)
/** No other list has all of these. */
const PROOF = ['price', 'salePrice', 'minStockAlert', 'image', 'moreImages', 'perfumeType', 'fragranceFamily'] as const

/** The list that our product list exports, whose columns mean what they are called; null for another one. */
export function ownTable(table: ImportTable): ImportTable | null {
  const knownMapping = table.headings.map((heading) => FIELD_OF.get(headingWords(heading)) ?? null)
  if (!knownMapping.includes('name') || !PROOF.every((field) => knownMapping.includes(field))) return null
  const isFirst = (field: ImportField | null, position: number) => knownMapping.indexOf(field) === position
  return {
    ...table,
    platform: 'loja',
    knownMapping: knownMapping.map((field, position) => (isFirst(field, position) ? field : null)),
  }
}
