import { characterCount, normalizeProductName, PRODUCT_NAME_LIMIT } from '@loja/domain'
import type { ImportWarning, ReadyRow, RejectCode, RejectedRow } from '../model/import-outcome'
import type { ImportField, ImportRecord } from '../model/import-table'
import type { PriceReading } from '../price/read-price'
import { buildProduct } from '../product/build-product'
import { priceReading, warnOfPrice } from '../product/figures'
import type { ImportPlan } from './import-plan'
import { recordCells } from './record-cells'

const SHOWN = 80

/** What becomes of one record, by itself: a second name is not seen here. */
export function checkRecord(record: ImportRecord, plan: ImportPlan): ReadyRow | RejectedRow {
  const { line, cells: values, numbers, item } = record
  const reject = (code: RejectCode, position: number | null): RejectedRow => {
    const found = position === null ? '' : (values[position] ?? '').trim().slice(0, SHOWN)
    return {
      line,
      column: position === null ? null : (plan.headings[position] ?? null),
      position,
      reason: { code, ...(found && { found }), ...(item && { item }) },
      values,
      ...(numbers && { numbers }),
    }
  }
  const extra = values.findIndex((cell, position) => position >= plan.headings.length && cell.trim() !== '')
  if (extra >= 0) return reject('extra-column', extra)

  const cells = recordCells(record, plan)
  const rejectField = (code: RejectCode, field: ImportField) => reject(code, cells.position(field))
  const name = cells.text('name')
  const normalized = normalizeProductName(name)
  if (normalized === '') return rejectField('missing-name', 'name')
  if (normalized.length > PRODUCT_NAME_LIMIT && characterCount(normalized) > PRODUCT_NAME_LIMIT)
    return rejectField('name-too-long', 'name')
  const reading = priceOrDefault(priceReading(cells, plan, 'price'), plan)
  if ('fault' in reading) return rejectField(reading.fault, 'price')
  const isZeroWanted = plan.isOwnExport || plan.defaults.acceptsZeroPrice
  if (reading.priceBrl === 0 && !isZeroWanted) return rejectField('zero-price', 'price')

  const { product, warnings } = buildProduct(cells, plan, { name, price: reading.priceBrl })
  const priceWarnings: ImportWarning[] = []
  if (reading.priceBrl === 0) priceWarnings.push({ code: 'zero-price' })
  warnOfPrice(reading, (code, value) => priceWarnings.push({ code, value }))
  if (record.hasRepeatedKey) priceWarnings.push({ code: 'repeated-key' })
  return { line, product, warnings: [...priceWarnings, ...warnings] }
}

function priceOrDefault(reading: PriceReading, { defaults: { price } }: ImportPlan): PriceReading {
  const isMissing = 'fault' in reading && reading.fault === 'missing-price' && price !== undefined
  return isMissing ? { priceBrl: price, isAmbiguous: false, isRounded: false } : reading
}

/** The record of a row that was left out, with another text in one cell. */
export function correctedRecord(row: RejectedRow, position: number, text: string): ImportRecord {
  const cells = [...row.values]
  while (cells.length <= position) cells.push('')
  cells[position] = text
  return {
    line: row.line,
    cells,
    ...(row.numbers && { numbers: row.numbers.map((number, at) => (at === position ? null : number)) }),
    ...(row.reason.item && { item: row.reason.item }),
  }
}
