import { decodeEntities, plainLetters } from '@loja/domain/format'
import { isErrorCell } from '../analysis/record-cells'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import { readPriceLines } from '../price-lines/price-lines'
import type { ReadOptions } from './read-import-table'
import { emptyTable, headingIndexOf, markForeign, tableWithHeading } from './table-with-heading'
import { supplierTable, type TextLine } from './text-lines'
import { readTwoColumns } from './two-columns'
import { withVariations } from './variation-columns'

/** Includes empty rows: the index is the row number. */
export interface SheetRow {
  cells: string[]
  numbers?: (string | null)[]
  struck?: number[]
}

/** @throws ImportSyntaxError */
export function readSheetTable(sheet: SheetRow[], options: ReadOptions = {}): ImportTable {
  const rows: ImportRecord[] = []
  for (const [index, row] of sheet.entries())
    if (row.cells.some((cell) => cell.trim() !== '' && !isErrorCell(cell))) rows.push({ ...row, line: index + 1 })
  if (rows.length === 0) return emptyTable()
  const headingIndex = headingIndexOf(rows, options)
  if (headingIndex < 0 && options.isSupplierList) return supplierTable(rows.map(joinedRow))
  const isList = headingIndex < 0 && options.headingLine === undefined
  const list =
    (headingIndex < 0 ? readLines(rows, options) : null) ??
    (isList ? readTwoColumns('sheet', { rows, faults: [] }) : null)
  if (list) return list
  const table = recognizePlatform(tableWithHeading('sheet', { rows, headingIndex, faults: [] }, options.headingLine))
  return options.isSupplierList ? table : withVariations(table)
}

/** Tabs separate prices from names (`find-amounts.ts`). */
function joinedRow({ line, cells, struck }: ImportRecord): TextLine {
  const filled = cells
    .map((cell) =>
      plainLetters(decodeEntities(cell))
        .replaceAll(/[\r\n]+/g, ' ')
        .trim(),
    )
    .filter((cell) => cell !== '' && !isErrorCell(cell))
  return { number: line, text: filled.join('\t'), ...(struck && { isStruck: true }) }
}

function readLines(rows: ImportRecord[], { headingLine, isPrinted }: ReadOptions): ImportTable | null {
  const isPlain = isPrinted && headingLine === undefined
  const lines = rows.map(joinedRow)
  const prices =
    isPlain || rows.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length < 2)
      ? readPriceLines(lines)
      : null
  return prices && { ...prices, records: markForeign(prices.records, lines) }
}
