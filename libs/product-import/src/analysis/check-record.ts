import {
  characterCount,
  findLongTexts,
  isMomentField,
  normalizeProductName,
  PRODUCT_NAME_LIMIT,
} from '@loja/domain/products'
import { EXACT, matchHeading } from '../mapping/match-heading'
import { type ImportField, productFieldOf } from '../model/import-field'
import type { ImportWarning, ReadyRow, RejectCode, RejectedRow, Warn, WarningCode } from '../model/import-outcome'
import { type ImportRecord, isNested } from '../model/import-table'
import { isTotal } from '../price-lines/no-product'
import { buildProduct } from '../product/build-product'
import { isInStock, priceReading, readFlag, warnOfPrice } from '../product/figures'
import { plainText } from '../product/html-text'
import { hasImage } from '../product/image-cell'
import { categoryIn } from '../product/text'
import { leadingCode } from '../supplier-lines/line-codes'
import { type AmountReading, isCutAmount } from '../table/read-amount'
import { type ImportPlan, RecordCells } from './record-cells'

const SHOWN = 80

export function checkRecord(record: ImportRecord, plan: ImportPlan): ReadyRow | RejectedRow {
  const extra = extraColumn(record, plan)
  if (extra >= 0) return reject(record, plan, 'extra-column', extra)

  const cells = new RecordCells(record, plan)
  const written = cells.text('name')
  const name = normalizeProductName(written)
  if (name === '') return reject(record, plan, 'missing-name', cells.position('name'))
  if (!plan.isOwnExport && isTotal(name)) return reject(record, plan, 'line-without-price', cells.position('name'))
  if (name.length > PRODUCT_NAME_LIMIT && characterCount(name) > PRODUCT_NAME_LIMIT)
    return reject(record, plan, 'name-too-long', cells.position('name'))
  if (!plan.isOwnExport && /\$ ?\d+$/.test(name) && isCutAmount(name, cells.text('price')))
    return reject(record, plan, 'not-a-price', cells.position('price'))
  const struck = struckPosition(record, plan)
  if (struck !== null) return reject(record, plan, 'struck-through', struck)
  const reading = priceOrDefault(priceReading(cells, plan, 'price'), plan)
  if ('fault' in reading) {
    const currency = reading.fault === 'foreign-currency' ? cells.foreignCell(false) : null
    return reject(record, plan, reading.fault, currency ?? cells.position('price'))
  }
  const isZero = reading.priceBrl === 0
  if (isZero && !plan.isOwnExport && !plan.defaults.isJsonFile)
    return reject(record, plan, 'zero-price', cells.position('price'))

  const warnings: ImportWarning[] = []
  if (isZero) warnings.push({ code: 'zero-price' })
  for (const heading of nestedFields(record, plan)) warnings.push({ code: 'nested-value', value: heading })
  if (record.hasRepeatedKey) warnings.push({ code: 'repeated-key' })
  const { priceBrl: price } = reading
  if (plan.doubtfulPrice !== null) warnings.push({ code: 'price-column', value: plan.doubtfulPrice })
  const warn: Warn = (code, value) => warnings.push(value === undefined ? { code } : { code, value })
  warnOfPrice(record.hasOtherPrice ? { ...reading, isAmbiguous: true } : reading, warn)
  const product = buildProduct(cells, plan, { name, price }, warn)
  const code = plan.isMessage && product.sku === null ? leadingCode(name, 'long-codes')?.code : undefined
  if (code) warn('code-in-name', code)
  if (written.includes('\n')) warnings.push({ code: 'name-on-several-lines' })
  const [long] = findLongTexts(product)
  if (long) return reject(record, plan, 'text-too-long', cells.position(long))
  // A copy, because a pushed array has place for 17.
  return {
    line: record.line,
    product,
    filled: filledFields(cells, plan, { product, warnings }),
    warnings: [...warnings],
  }
}

export function correctedRecord(row: RejectedRow, position: number, text: string): ImportRecord {
  const cells = [...row.values]
  while (cells.length <= position) cells.push('')
  cells[position] = text
  return correctedRow(row, cells)
}

/** A rejected row as a record with other cells. An unchanged cell keeps its number. */
export function correctedRow({ line, values, numbers, reason: { item } }: RejectedRow, cells: string[]): ImportRecord {
  return {
    line,
    cells,
    ...(numbers && { numbers: numbers.map((number, at) => (cells[at] === values[at] ? number : null)) }),
    ...(item && { item }),
  }
}

function extraColumn({ cells }: ImportRecord, { headings }: ImportPlan): number {
  for (let position = headings.length; position < cells.length; position += 1)
    if (cells[position]?.trim() !== '') return position
  return -1
}

function nestedFields({ cells, item }: ImportRecord, { headings, textColumns }: ImportPlan): string[] {
  return item === undefined ? [] : headings.filter((_, at) => textColumns[at] && isNested(cells[at] ?? ''))
}

function struckPosition({ struck }: ImportRecord, { positions }: ImportPlan): number | null {
  if (struck === undefined) return null
  const isDecisive = (position: number) =>
    [positions.name, positions.price, positions.salePrice].some((found) => found?.includes(position))
  return struck.find(isDecisive) ?? null
}

function priceOrDefault(reading: AmountReading, { defaults: { isJsonFile } }: ImportPlan): AmountReading {
  const isMissing = 'fault' in reading && reading.fault === 'missing-price'
  return isMissing && isJsonFile ? { priceBrl: 0, isAmbiguous: false, isRounded: false } : reading
}

export function reject(
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

const UNREAD: Partial<Record<WarningCode, ImportField>> = {
  'brand-left-out': 'brand',
  'category-left-out': 'category',
  'unknown-gender': 'gender',
  'unknown-type': 'categoryType',
  'sale-price-left-out': 'salePrice',
  'stock-left-out': 'stock',
  'alert-left-out': 'minStockAlert',
  'gtin-left-out': 'gtin',
  'cost-left-out': 'cost',
}

function filledFields(
  cells: RecordCells,
  plan: ImportPlan,
  { product, warnings }: Pick<ReadyRow, 'product' | 'warnings'>,
): ImportField[] {
  const hasBadImage = warnings.some(({ code }) => code === 'image-left-out')
  const unread = warnings.map(({ code }) => UNREAD[code])
  const isRead = (field: ImportField) => {
    if (!cells.has(field) || unread.includes(field)) return false
    if (field === 'category' && !plan.isOwnExport) return categoryIn(cells.text(field)) !== ''
    if (field === 'description' || field === 'shortDescription') return plainText(cells.text(field), plan) !== ''
    if (field === 'stock' && isInStock(cells.text(field))) return false
    if (field === 'isActive' || field === 'isFeatured') return readFlag(cells.text(field)) !== null
    if (hasBadImage && (field === 'image' || field === 'moreImages')) return hasImage(cells.texts(field))
    const name = productFieldOf(field)
    if (isMomentField(name)) return product[name] !== null
    return true
  }
  return plan.fields.every(isRead) ? plan.fields : plan.fields.filter(isRead)
}
