import type { ListedProduct, ProductFilter } from '@loja/domain'
import { filterArgs } from '../client/filter-args'
import type { Database } from '../database.types'

type ProductRow = Database['public']['Tables']['products']['Row']
type ListArgs = Database['public']['Functions']['search_products']['Args']

export interface ProductListRow extends ListedProduct {
  id: string
  isFeatured: boolean
  mainImage: string | null
  /** Grows with every change. */
  version: number
  createdAt: string
}

const COLUMNS = [
  'id',
  'name',
  'category_id',
  'brand_id',
  'price',
  'sale_price',
  'stock_quantity',
  'min_stock_alert',
  'is_active',
  'is_featured',
  'main_image',
  'version',
  'created_at',
] as const satisfies (keyof ProductRow)[]

/** For live changes. */
export const PRODUCT_LIST_COLUMNS: string[] = [...COLUMNS]

/** As one literal text, which types the result. */
export const SELECT_PRODUCT_ROW =
  'id, name, category_id, brand_id, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, version, created_at'

export type StoredProductRow = Pick<ProductRow, (typeof COLUMNS)[number]>

export function toProductListRow(row: StoredProductRow): ProductListRow {
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    brandId: row.brand_id,
    price: row.price,
    salePrice: row.sale_price,
    stockQuantity: row.stock_quantity,
    minStockAlert: row.min_stock_alert,
    isActive: row.is_active,
    isFeatured: row.is_featured,
    mainImage: row.main_image,
    version: row.version,
    createdAt: row.created_at,
  }
}

/** Arguments of `search_products` and others; a missing one does not compile. */
const FILTER_ARGS = {
  search: 'search',
  category: 'category',
  brand: 'brand',
  status: 'status',
  stock: 'stock',
  onSale: 'on_sale',
} as const satisfies Record<keyof ProductFilter, keyof ListArgs>

export const productFilterArgs = (filter: ProductFilter) => filterArgs(filter, FILTER_ARGS)
