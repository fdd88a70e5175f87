import { characterCount, findLongTexts, normalizeProductName, PRODUCT_NAME_LIMIT } from '@loja/domain'
import { EXACT, matchHeading } from '../mapping/match-heading'
import type { ImportWarning, ReadyRow, RejectCode, RejectedRow } from '../model/import-outcome'
import type { ImportRecord } from '../model/import-table'
import type { PriceReading } from '../price/read-price'
import { buildProduct } from '../product/build-product'
import { priceReading, warnOfPrice } from '../product/figures'
import { filledFields } from './filled-fields'
import type { ImportPlan } from './import-plan'
import { RecordCells } from './record-cells'

const SHOWN = 80

/** What becomes of one record, by itself: a second name is not seen here. */
export function checkRecord(record: ImportRecord, plan: ImportPlan): ReadyRow | RejectedRow {
  const extra = extraColumn(record, plan)
  if (extra >= 0) return reject(record, plan, 'extra-column', extra)

  const cells = new RecordCells(record, plan)
  const name = cells.text('name')
  const normalized = normalizeProductName(name)
  if (normalized === '') return reject(record, plan, 'missing-name', cells.position('name'))
  if (normalized.length > PRODUCT_NAME_LIMIT && characterCount(normalized) > PRODUCT_NAME_LIMIT)
    return reject(record, plan, 'name-too-long', cells.position('name'))
  const reading = priceOrDefault(priceReading(cells, plan, 'price'), plan)
  if ('fault' in reading) return reject(record, plan, reading.fault, cells.position('price'))
  const isZero = reading.priceBrl === 0
  if (isZero && !plan.isOwnExport && !plan.defaults.acceptsZeroPrice)
    return reject(record, plan, 'zero-price', cells.position('price'))

  const warnings: ImportWarning[] = []
  if (isZero) warnings.push({ code: 'zero-price' })
  if (record.hasRepeatedKey) warnings.push({ code: 'repeated-key' })
  const isDoubtful = reading.isAmbiguous || record.hasOtherPrice === true
  if (plan.doubtfulPrice !== null) warnings.push({ code: 'price-column', value: plan.doubtfulPrice })
  warnOfPrice({ ...reading, isAmbiguous: isDoubtful }, (code, value) => warnings.push({ code, value }))
  const product = buildProduct(cells, plan, { name, price: reading.priceBrl }, warnings)
  const [long] = findLongTexts(product)
  if (long) return reject(record, plan, 'text-too-long', cells.position(long))
  return { line: record.line, product, filled: filledFields(cells, plan, warnings), warnings }
}

/** The record of a row that was left out, with another text in one cell. */
export function correctedRecord(row: RejectedRow, position: number, text: string): ImportRecord {
  const cells = [...row.values]
  while (cells.length <= position) cells.push('')
  cells[position] = text
  return correctedRow(row, cells)
}

/** The record of a row that was left out, with other cells. A cell that stays as it was keeps the number of its source. */
export function correctedRow({ line, values, numbers, reason: { item } }: RejectedRow, cells: string[]): ImportRecord {
  return {
    line,
    cells,
    ...(numbers && { numbers: numbers.map((number, at) => (cells[at] === values[at] ? number : null)) }),
    ...(item && { item }),
  }
}

/** Position of a cell that holds something and stands under no heading; -1 for none. */
function extraColumn({ cells }: ImportRecord, { headings }: ImportPlan): number {
  for (let position = headings.length; position < cells.length; position += 1)
    if (cells[position]?.trim() !== '') return position
  return -1
}

function priceOrDefault(reading: PriceReading, { defaults: { price } }: ImportPlan): PriceReading {
  const isMissing = 'fault' in reading && reading.fault === 'missing-price' && price !== undefined
  return isMissing ? { priceBrl: price, isAmbiguous: false, isRounded: false } : reading
}

function reject(
  { line, cells: values, numbers, item }: ImportRecord,
  { headings, positions }: ImportPlan,
  code: RejectCode,
  position: number | null,
): RejectedRow {
  const column = position === null ? null : (headings[position] ?? null)
  const isPrice = code !== 'extra-column' && item === undefined && positions.price?.[0] === position
  const found = position === null ? '' : (values[position] ?? '').trim().slice(0, SHOWN)
  return {
    line,
    column,
    position,
    reason: {
      code,
      ...(found && { found }),
      ...(isPrice && column && matchHeading(column)?.score !== EXACT && { column }),
      ...(item && { item }),
    },
    values,
    ...(numbers && { numbers }),
  }
}
