import type { ImportField } from '../model/import-field'
import type { ImportWarning, WarningCode } from '../model/import-outcome'
import { categoryIn } from '../product/category-name'
import { readFlag } from '../product/flag'
import { hasImage } from '../product/image-cell'
import { plainText } from '../product/plain-text'
import type { ImportPlan } from './import-plan'
import type { RecordCells } from './record-cells'

/** Where a cell with content gave nothing, so that a default or a guess took its place. */
const UNREAD: Partial<Record<WarningCode, ImportField>> = {
  'brand-left-out': 'brand',
  'category-left-out': 'category',
  'unknown-gender': 'gender',
  'unknown-type': 'categoryType',
  'sale-price-left-out': 'salePrice',
  'stock-left-out': 'stock',
  'alert-left-out': 'minStockAlert',
}

/** The fields whose value comes from a cell of the record, not from a default or a guess. */
export function filledFields(cells: RecordCells, plan: ImportPlan, warnings: readonly ImportWarning[]): ImportField[] {
  const unread = new Set(warnings.map(({ code }) => UNREAD[code]))
  const hasBadImage = warnings.some(({ code }) => code === 'image-left-out')
  const isRead = (field: ImportField) => {
    if (!cells.has(field) || unread.has(field)) return false
    if (field === 'category' && !plan.isOwnExport) return categoryIn(cells.text(field)) !== ''
    if (field === 'description' || field === 'shortDescription') return plainText(cells.text(field), plan) !== ''
    if (field === 'isActive' || field === 'isFeatured') return readFlag(cells.text(field)) !== null
    if (hasBadImage && (field === 'image' || field === 'moreImages')) return hasImage(cells.texts(field))
    return true
  }
  return (Object.keys(plan.positions) as ImportField[]).filter(isRead)
}
