import { FIELD_HEADINGS, IMPORT_FIELDS, type ImportField } from '../model/import-field'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { findColumns, type JoinedRow, joinRows, type PlatformColumns, platformRow } from './platform-rows'
import {
  type PlatformCell,
  type PlatformProduct,
  type PlatformRow,
  type PlatformRules,
  SALE_DATES,
  textCell,
} from './platform-rules'
import { groupBy, variantNames } from './variant-names'

const SALE = ['salePrice', ...SALE_DATES] as const
const FOUND_BY_WORDS = new Set<ImportField>(SALE_DATES)
const EMPTY: PlatformCell = { text: '', number: null }

/** Under our own headings, then the unused columns, which the user may map. */
export function platformTable(table: ImportTable, rules: PlatformRules): ImportTable | null {
  const columns = findColumns(table.headings, rules)
  if (!columns) return null
  const layout = layoutOf(table, rules, columns)
  const all = table.records.map((record) => platformRow(record, columns))
  const deleted = all
    .filter((row) => rules.isDeleted?.(row))
    .map((row) => deletedRow(recordOf(finished({ row, parent: row, rows: [row] }, rules, layout), layout)))
  const rows = all.filter((row) => !rules.isDeleted?.(row))
  const products = joinRows(
    rows.filter((row) => !rules.isTranslation?.(row)),
    rules.join,
  )
  const joined = rows.length - products.length
  return {
    ...table,
    platform: rules.platform,
    headings: [
      ...layout.fields.map((field) => FIELD_HEADINGS[field]),
      ...layout.rest.map((at) => table.headings[at] ?? ''),
    ],
    knownMapping: [...layout.fields, ...layout.rest.map(() => null)],
    records: namedRecords(
      products.map((product) => finished(product, rules, layout)),
      layout,
    ),
    faults: [...table.faults, ...deleted].sort((a, b) => a.line - b.line),
    notices: joined > 0 ? [...table.notices, { code: 'rows-joined', count: joined }] : table.notices,
  }
}

interface Layout {
  fields: ImportField[]
  rest: number[]
  width: number
}

function layoutOf({ headings }: ImportTable, rules: PlatformRules, { positions, images }: PlatformColumns): Layout {
  const used = new Set(images)
  const fields = IMPORT_FIELDS.filter((field) => {
    const found = columnsOf(field, rules).flatMap((column) => positions.get(column) ?? [])
    for (const position of found) used.add(position)
    return found.length > 0 || (field === 'image' && images.length > 0)
  })
  const rest = [...headings.keys()].filter((position) => !used.has(position))
  return { fields, rest, width: headings.length }
}

function columnsOf(field: ImportField, { fields, columns }: PlatformRules): string[] {
  return fields[field] ?? (columns[field] || FOUND_BY_WORDS.has(field) ? [field] : [])
}

function finished({ row, parent, rows }: JoinedRow, rules: PlatformRules, { fields }: Layout): PlatformProduct {
  // Codes are unique.
  const own = new Set<ImportField>([...(rules.own ?? []), 'sku', 'gtin'])
  const cells = cellsOf(row, rules, fields)
  if (parent !== row) {
    const common = cellsOf(parent, rules, fields)
    // A sale price belongs to its price.
    if (cells.price?.text) for (const field of SALE) own.add(field)
    for (const field of fields) if (!own.has(field) && !cells[field]?.text) cells[field] = common[field]
  }
  const product = { row, parent, rows, cells, options: row.options().map(({ value }) => value) }
  rules.finish?.(product)
  return product
}

function namedRecords(products: PlatformProduct[], layout: Layout): ImportRecord[] {
  for (const family of groupBy(products, ({ parent }) => parent).values()) {
    const names = variantNames(
      family.map(({ row, cells, options }) => ({
        name: cells.name?.text ?? '',
        options,
        codes: [row.text('sku'), row.text('id')],
        cells: row.record.cells,
      })),
    )
    for (const [at, { cells }] of family.entries()) cells.name = textCell(names[at] ?? '')
  }
  return products.map((product) => recordOf(product, layout))
}

function recordOf({ row, cells: found }: PlatformProduct, { fields, rest, width }: Layout): ImportRecord {
  const cells = fields.map((field) => found[field] ?? EMPTY)
  const texts = row.record.cells
  const numbers = row.record.numbers
  return {
    line: row.record.line,
    cells: [...cells.map(({ text }) => text), ...rest.map((at) => texts[at] ?? ''), ...texts.slice(width)],
    ...(numbers && { numbers: [...cells.map(({ number }) => number), ...rest.map((at) => numbers[at] ?? null)] }),
    // Its columns are not those of the record.
    ...(row.record.struck && { struck: [...cells.keys()] }),
  }
}

function cellsOf(row: PlatformRow, rules: PlatformRules, fields: ImportField[]) {
  const cells: Partial<Record<ImportField, PlatformCell>> = {}
  for (const field of fields) {
    const column = columnsOf(field, rules).find((each) => row.text(each) !== '')
    const cell = column === undefined ? EMPTY : row.cell(column)
    const hasMore = field === 'image' && rules.images !== undefined
    cells[field] = hasMore ? textCell([cell.text, ...row.images()].join('\n').trim()) : cell
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
