import { mapHeadings } from '../mapping/guess-mapping'
import { matchHeading } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'

/** Titles, addresses and notes above a list take less. */
const SEARCHED_ROWS = 60

/**
 * Index of the row that holds the headings: it names both a name and a price, and no other row of the first ones names
 * more. -1 where no row does.
 */
export function findHeadingRow(rows: ImportRecord[]): number {
  let best = { index: -1, score: 0 }
  for (const [index, { cells }] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const mapping = mapHeadings(cells)
    if (!mapping.includes('name') || !mapping.includes('price')) continue
    const score = cells.reduce(
      (sum, cell, position) => sum + (mapping[position] ? (matchHeading(cell)?.score ?? 0) : 0),
      0,
    )
    if (score > best.score) best = { index, score }
  }
  return best.index
}
