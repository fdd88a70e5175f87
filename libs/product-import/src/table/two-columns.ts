import { FIELD_HEADINGS } from '../model/import-field'
import type { ColumnMapping, ImportRecord, ImportTable } from '../model/import-table'
import { plainTexts } from './protected-values'
import { isCutAmount, readAmount } from './read-amount'
import { emptyTable, markForeign } from './table-with-heading'

/** The share of rows: others, such as a title, are rejected one by one. */
const LEAST = 0.6

export function readTwoColumns(
  kind: 'delimited' | 'sheet',
  { rows, faults }: Pick<ImportTable, 'faults'> & { rows: ImportRecord[] },
): ImportTable | null {
  const [first = -1, second = -1, ...others] = filledColumns(rows)
  if (second < 0 || others.length > 0) return null
  const name = isAmountColumn(rows, second) ? first : second
  const price = name === first ? second : first
  if (!isAmountColumn(rows, price) || !isNameColumn(rows, name, price)) return null
  if (second === first + 1 && isCutAmounts(rows, first, second)) return null
  const title = titleAbove(rows, name, price)
  const plain = Array.from({ length: second + 1 }, (_, position) =>
    position === name ? FIELD_HEADINGS.name : position === price ? FIELD_HEADINGS.price : '',
  )
  // A heading in other words may name the currency.
  const headings = plain.map((heading, position) => rows[title]?.cells[position]?.trim() || heading)
  const knownMapping: ColumnMapping = headings.map((_, at) => (at === name ? 'name' : at === price ? 'price' : null))
  return plainTexts({
    ...emptyTable(faults),
    kind,
    headings,
    knownMapping,
    records: markForeign(rows).slice(title + 1),
    notices: title > 0 ? [{ code: 'lines-above-heading', count: title }] : [],
  })
}

const cellAt = ({ cells }: ImportRecord, position: number) => cells[position]?.trim() ?? ''
const amountAt = (row: ImportRecord, position: number) =>
  readAmount({
    text: cellAt(row, position),
    number: row.numbers?.[position] ?? null,
    decimalSign: null,
    isForeign: false,
  })

function filledColumns(rows: ImportRecord[]): number[] {
  const counts: number[] = []
  for (const { cells } of rows)
    for (const [position, cell] of cells.entries())
      if (cell.trim() !== '') counts[position] = (counts[position] ?? 0) + 1
  return [...counts.keys()].filter((position) => (counts[position] ?? 0) >= rows.length * LEAST)
}

/** Whole numbers without `R$` may be a stock or a code. */
function isAmountColumn(rows: ImportRecord[], position: number): boolean {
  const amounts = rows.filter((row) => 'priceBrl' in amountAt(row, position))
  return amounts.length >= rows.length * LEAST && amounts.some((row) => /\$|[.,]\d\d?$/.test(cellAt(row, position)))
}

function isNameColumn(rows: ImportRecord[], name: number, price: number): boolean {
  const priced = rows.filter((row) => 'priceBrl' in amountAt(row, price))
  const named = priced.filter((row) => /\p{L}/u.test(cellAt(row, name)) && 'fault' in amountAt(row, name))
  return named.length >= priced.length * LEAST
}

/** `Notebook 1,299.90`: a comma between thousands. */
function isCutAmounts(rows: ImportRecord[], before: number, behind: number): boolean {
  const cut = rows.filter((row) => isCutAmount(cellAt(row, before), cellAt(row, behind)))
  return cut.length >= rows.length * LEAST
}

function titleAbove(rows: ImportRecord[], name: number, price: number): number {
  const above = rows.findIndex((row) => 'priceBrl' in amountAt(row, price)) - 1
  const row = rows[above]
  const isTitle = row && cellAt(row, name) !== '' && /^\D+$/.test(cellAt(row, price))
  return isTitle ? above : -1
}
