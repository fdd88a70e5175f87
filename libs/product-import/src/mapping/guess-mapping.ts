import type { ImportField } from '../model/import-field'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { EXACT, matchHeading } from './match-heading'

/** What the columns of a table seem to hold, by their headings. A field has one column, further pictures excepted. */
export function guessMapping({ headings, knownMapping }: ImportTable): ColumnMapping {
  return knownMapping ?? mapHeadings(headings)
}

/**
 * The field of each heading. An exact one beats a keyword in a longer one, and the first beats the second. Where nothing
 * is called a name, an exact `Descrição` is one: price lists write it so.
 */
export function mapHeadings(headings: string[]): ColumnMapping {
  const matches = headings.map(matchHeading)
  const best = new Map<ImportField, number>()
  for (const [position, match] of matches.entries()) {
    if (!match) continue
    const other = best.get(match.field)
    if (other === undefined || match.score > (matches[other]?.score ?? 0)) best.set(match.field, position)
  }
  const mapping = matches.map((match, position): ImportField | null => {
    if (!match) return null
    if (best.get(match.field) === position) return match.field
    return match.field === 'image' || match.field === 'moreImages' ? 'moreImages' : null
  })
  const description = best.get('description')
  if (!best.has('name') && description !== undefined && matches[description]?.score === EXACT)
    mapping[description] = 'name'
  return mapping
}
