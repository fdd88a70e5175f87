import { type ProductFilter, productListParams } from '@loja/domain'
import type { ColumnsIn } from '../client/client'
import { toFilter } from '../client/filter-args'
import type { Database } from '../database.types'

type ProductRow = Database['public']['Tables']['products']['Row']

export interface ProductListRow {
  id: string
  name: string
  categoryId: string | null
  brandId: string | null
  price: number
  salePrice: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  stockQuantity: number | null
  minStockAlert: number | null
  isActive: boolean
  isFeatured: boolean
  mainImage: string | null
  version: number
  createdAt: string
  /** Only in a list. */
  noteCount?: number
}

export const PRODUCT_COLUMNS =
  'id, name, category_id, brand_id, price, sale_price, sale_starts_at, sale_ends_at, stock_quantity, min_stock_alert, is_active, is_featured, main_image, version, created_at'

type StoredProductRow = Pick<ProductRow, ColumnsIn<typeof PRODUCT_COLUMNS>>

export function toProductListRow(row: StoredProductRow & { staff_notes?: { id: string }[] }): ProductListRow {
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    brandId: row.brand_id,
    price: row.price,
    salePrice: row.sale_price,
    saleStartsAt: row.sale_starts_at,
    saleEndsAt: row.sale_ends_at,
    stockQuantity: row.stock_quantity,
    minStockAlert: row.min_stock_alert,
    isActive: row.is_active,
    isFeatured: row.is_featured,
    mainImage: row.main_image,
    version: row.version,
    createdAt: row.created_at,
    ...(row.staff_notes && { noteCount: row.staff_notes.length }),
  }
}

export const toProductFilter = (filter: ProductFilter) => toFilter(productListParams, filter)

export const productFilterArgs = (filter: ProductFilter) => ({ filter: JSON.stringify(toProductFilter(filter)) })
