import { normalizeProductName, parseTypedBrl } from '@loja/domain'
import type { ReadyRow, RejectCode, RejectedRow } from '../model/import-outcome'
import type { ImportField, ImportRecord } from '../model/import-table'
import type { ImportPlan } from './import-plan'

/** What becomes of one record, by itself: a second name is not seen here. */
export function checkRecord(record: ImportRecord, plan: ImportPlan): ReadyRow | RejectedRow {
  const positionOf = (field: ImportField) => plan.mapping.indexOf(field)
  const cellOf = (field: ImportField) => record.cells[positionOf(field)]?.trim() ?? ''
  const reject = (code: RejectCode, field: ImportField): RejectedRow => ({
    line: record.line,
    column: plan.headings[positionOf(field)] ?? null,
    position: positionOf(field) < 0 ? null : positionOf(field),
    reason: { code },
    values: record.cells,
  })
  const name = normalizeProductName(cellOf('name'))
  if (name === '') return reject('missing-name', 'name')
  if (cellOf('price') === '') return reject('missing-price', 'price')
  const price = parseTypedBrl(cellOf('price'))
  if (price === null) return reject('not-a-price', 'price')
  const brandName = cellOf('brand') || (name.split(' ')[0] ?? '')
  const mainImage = cellOf('image') || null
  return {
    line: record.line,
    warnings: cellOf('brand') === '' ? [{ code: 'guessed-brand', value: brandName }] : [],
    product: {
      name,
      shortDescription: null,
      description: `${brandName} - ${name}`,
      price,
      salePrice: null,
      stockQuantity: plan.defaults.stock,
      minStockAlert: null,
      mainImage,
      images: mainImage === null ? [] : [mainImage],
      categoryId: plan.defaults.categoryId,
      brandId: null,
      categoryType: 'perfume',
      perfumeType: 'importado',
      gender: null,
      volume: null,
      fragranceFamily: null,
      intensity: null,
      tags: [brandName.toLowerCase()],
      isActive: true,
      isFeatured: false,
      brandName,
      categoryName: cellOf('category') || null,
    },
  }
}

/** The record of a row that was left out, with another text in one cell. */
export function correctedRecord(row: RejectedRow, position: number, text: string): ImportRecord {
  return {
    line: row.line,
    cells: Array.from({ length: Math.max(row.values.length, position + 1) }, (_, index) =>
      index === position ? text : (row.values[index] ?? ''),
    ),
    numbers: row.numbers?.map((number, index) => (index === position ? null : number)),
    item: row.reason.item,
  }
}
