import type { ImportField } from '../model/import-field'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { FIELD_HEADINGS } from './field-headings'
import { type JoinedRow, joinRows } from './join-rows'
import { findColumns, type PlatformColumns, platformRow } from './platform-row'
import type { PlatformCell, PlatformRow, PlatformRules } from './platform-rules'

const EMPTY: PlatformCell = { text: '', number: null }

/**
 * The products of a platform's export under headings of ours, followed by the columns that nothing was taken from, so
 * that a person can still choose them. Each row is a product, part of one, or a fault; null where it is another list.
 */
export function platformTable(table: ImportTable, rules: PlatformRules): ImportTable | null {
  const columns = findColumns(table.headings, rules)
  if (!columns) return null
  const layout = layoutOf(table, rules, columns)
  const all = table.records.map((record) => platformRow(record, columns))
  const deleted = all
    .filter((row) => rules.isDeleted?.(row))
    .map((row) => deletedRow(recordOf({ row, parent: row, rows: [row] }, rules, layout)))
  const rows = all.filter((row) => !rules.isDeleted?.(row))
  const products = joinRows(rows, rules.join)
  const joined = rows.length - products.length
  return {
    ...table,
    platform: rules.platform,
    headings: [
      ...layout.fields.map((field) => FIELD_HEADINGS[field]),
      ...layout.rest.map((at) => table.headings[at] ?? ''),
    ],
    knownMapping: [...layout.fields, ...layout.rest.map(() => null)],
    records: products.map((product) => recordOf(product, rules, layout)),
    faults: [...table.faults, ...deleted].sort((a, b) => a.line - b.line),
    notices: joined > 0 ? [...table.notices, { code: 'rows-joined', count: joined }] : table.notices,
  }
}

interface Layout {
  fields: ImportField[]
  /** Positions of the columns that no field is taken from. */
  rest: number[]
  /** Columns of the source; what a row has beyond them stays beyond them. */
  width: number
}

function layoutOf({ headings }: ImportTable, rules: PlatformRules, { positions }: PlatformColumns): Layout {
  const used = new Set<number>()
  const fields = (Object.keys(rules.fields) as ImportField[]).filter((field) => {
    const found = (rules.fields[field] ?? []).flatMap((column) => positions.get(column) ?? [])
    for (const position of found) used.add(position)
    return found.length > 0
  })
  const rest = [...headings.keys()].filter((position) => !used.has(position))
  return { fields, rest, width: headings.length }
}

function recordOf(
  { row, parent, rows }: JoinedRow,
  rules: PlatformRules,
  { fields, rest, width }: Layout,
): ImportRecord {
  const own = new Set(rules.own)
  const product = { row, parent, rows, cells: cellsOf(row, rules, fields) }
  if (parent !== row) {
    const common = cellsOf(parent, rules, fields)
    // A sale price belongs to the price that it lowers.
    if (product.cells.price?.text) own.add('salePrice')
    for (const field of fields) if (!own.has(field) && !product.cells[field]?.text) product.cells[field] = common[field]
  }
  rules.finish?.(product)
  const cells = fields.map((field) => product.cells[field] ?? EMPTY)
  const texts = row.record.cells
  const numbers = row.record.numbers
  return {
    line: row.record.line,
    cells: [...cells.map(({ text }) => text), ...rest.map((at) => texts[at] ?? ''), ...texts.slice(width)],
    ...(numbers && { numbers: [...cells.map(({ number }) => number), ...rest.map((at) => numbers[at] ?? null)] }),
  }
}

function cellsOf(row: PlatformRow, rules: PlatformRules, fields: ImportField[]) {
  const cells: Partial<Record<ImportField, PlatformCell>> = {}
  for (const field of fields) {
    const column = rules.fields[field]?.find((each) => row.text(each) !== '')
    cells[field] = column === undefined ? EMPTY : row.cell(column)
  }
  return cells
}

const deletedRow = ({ line, cells, numbers }: ImportRecord): RejectedRow => ({
  line,
  column: null,
  position: null,
  reason: { code: 'deleted-product' },
  values: cells,
  ...(numbers && { numbers }),
})
