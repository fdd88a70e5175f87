import type { ProductExportRow } from '@loja/data/products'
import {
  formatPromotionMoment,
  isMomentField,
  isUnlimitedStock,
  PRODUCT_FIELD_TABLE,
  type ProductField,
} from '@loja/domain/products'
import { type Cell, type Column, moneyCell, numberCell, textCell } from '@loja/spreadsheet'

const UNLIMITED = 'Ilimitado'

const WIDTHS: Record<ProductField, number> = {
  name: 36,
  description: 48,
  shortDescription: 36,
  price: 14,
  salePrice: 18,
  saleStartsAt: 18,
  saleEndsAt: 18,
  stockQuantity: 10,
  minStockAlert: 16,
  sku: 16,
  gtin: 16,
  cost: 12,
  isActive: 8,
  isFeatured: 10,
  featuredFrom: 18,
  featuredUntil: 18,
  mainImage: 36,
  images: 36,
  categoryId: 18,
  brandId: 18,
  categoryType: 12,
  perfumeType: 16,
  gender: 12,
  volume: 10,
  fragranceFamily: 18,
  intensity: 14,
  tags: 24,
}

/** The import finds these columns by their headings. */
export const PRODUCT_COLUMNS: readonly Column<ProductExportRow>[] = (
  Object.entries(WIDTHS) as [ProductField, number][]
).map(([field, width]) => ({
  title: PRODUCT_FIELD_TABLE[field].heading,
  width,
  cell: (row) => cellOf(field, row),
}))

function cellOf(field: ProductField, row: ProductExportRow): Cell {
  if (field === 'categoryId') return textCell(row.categoryName)
  if (field === 'brandId') return textCell(row.brandName)
  if (field === 'price' || field === 'salePrice' || field === 'cost') return moneyCell(row[field])
  if (isMomentField(field)) return textCell(formatPromotionMoment(row[field]))
  if (field === 'stockQuantity' && isUnlimitedStock(row)) return textCell(UNLIMITED)
  if (field === 'stockQuantity' || field === 'minStockAlert') return numberCell(row[field])
  const value = row[field]
  if (typeof value === 'boolean') return yesOrNo(value)
  return Array.isArray(value) ? lines(value) : textCell(value)
}

function yesOrNo(value: boolean): Cell {
  return textCell(value ? 'Sim' : 'Não')
}

function lines(entries: readonly string[]): Cell {
  return textCell(entries.join('\n'))
}
