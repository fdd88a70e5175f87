import { type Cutting, chooseDelimiter } from './choose-delimiter'
import { type HeadingOptions, headingIndexOf } from './find-heading'
import { readRows } from './read-rows'
import type { HeadedRows } from './table-with-heading'

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
