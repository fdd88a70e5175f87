import { mapHeadings } from '../mapping/guess-mapping'
import { matchHeading } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'

/** In the place of the headings' line: the first line is a product already. */
export const NO_HEADINGS = 0

export interface HeadingOptions {
  /** 1-based line that a person chose, or `NO_HEADINGS`; found by itself otherwise. */
  headingLine?: number | undefined
  /** Whether the cells are headings that a person has mapped before. */
  isKnownHeading?: ((cells: string[]) => boolean) | undefined
}

/** Titles, addresses and notes above a list take less. */
const SEARCHED_ROWS = 60

/** Index of the row that a person chose for the headings, or of the one that was found; -1 without one. */
export function headingIndexOf(rows: ImportRecord[], { headingLine, isKnownHeading }: HeadingOptions): number {
  if (headingLine === NO_HEADINGS) return -1
  if (headingLine !== undefined) return rows.findIndex(({ line }) => line >= headingLine)
  const known = isKnownHeading ? rows.slice(0, SEARCHED_ROWS).findIndex(({ cells }) => isKnownHeading(cells)) : -1
  return known >= 0 ? known : findHeadingRow(rows)
}

/**
 * Index of the row that holds the headings: it names both a name and a price, and no other row of the first ones names
 * more. -1 where no row does.
 */
function findHeadingRow(rows: ImportRecord[]): number {
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
