import { EXACT, matchHeading } from '../mapping/match-heading'
import { type Cutting, chooseDelimiter, decimalCuts } from './choose-delimiter'
import { type HeadingOptions, headingIndexOf, NO_HEADINGS } from './find-heading'
import { readRows } from './read-rows'
import type { HeadedRows } from './table-with-heading'

/** Enough to tell a list from a sentence above another one. */
const SAMPLED_ROWS = 1000
/** Excel's own way of naming the delimiter in the first line. */
const NAMED = /^sep=(.)(?=\n)/i

/**
 * The rows of delimited text; null where none has headings. Where a person chose the headings, text without a delimiter
 * is one column. @param text with `\n` for line breaks
 */
export function readDelimited(text: string, options: HeadingOptions): HeadedRows | null {
  const [, named] = NAMED.exec(text) ?? []
  const list = text.replace(NAMED, '')
  const cutting = named === undefined ? chooseDelimiter(list, options) : { delimiter: named }
  if (!cutting && options.headingLine === undefined) return null
  const { delimiter, heading }: Cutting = cutting ?? { delimiter: ';' }
  const { rows, faults } = readRows(list, delimiter)
  if (!heading) return { rows, faults, headingIndex: headingIndexOf(rows, options) }
  const headingIndex = rows.findIndex(({ line }) => line === heading.line)
  return { rows: rows.toSpliced(headingIndex, 1, heading), faults, headingIndex }
}

/**
 * Whether the line that was taken for headings is a sentence above a list of another form (`Nossos produtos, preços de
 * hoje`): most rows below it have other cells. Under the exact name of a field they must have no delimiter at all but
 * that of a decimal, so that `nome,preço` above `A,1,50` stays a table.
 */
export function isSentence({ rows, headingIndex }: HeadedRows): boolean {
  const heading = rows[headingIndex]
  const below = rows.slice(headingIndex + 1, headingIndex + 1 + SAMPLED_ROWS)
  if (!heading) return false
  const isExact = heading.cells.some((cell) => matchHeading(cell)?.score === EXACT)
  const others = below.filter(({ cells }) =>
    isExact ? cells.length - decimalCuts(cells) === 1 : cells.length !== heading.cells.length || decimalCuts(cells) > 0,
  )
  return others.length * 2 > below.length
}

/** Whether a text without headings is one column, because no delimiter cuts it. */
export function isUncut({ rows }: HeadedRows, headingLine: number): boolean {
  return headingLine === NO_HEADINGS && rows.every(({ cells }) => cells.length < 2)
}
