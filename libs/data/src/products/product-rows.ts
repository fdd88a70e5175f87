import type { ListedProduct, ProductFilter } from '@loja/domain'
import { filterArgs } from '../client/filter-args'
import type { Database } from '../database.types'

type ProductRow = Database['public']['Tables']['products']['Row']
type ListArgs = Database['public']['Functions']['search_products']['Args']

/** A product as the list shows it. */
export interface ProductListRow extends ListedProduct {
  id: string
  isFeatured: boolean
  mainImage: string | null
  /** Counts the changes of the product: what is sent back with a change names what was seen. */
  version: number
  /** ISO 8601. */
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

/** What the list reads of a product, one by one, as live changes are asked for. */
export const PRODUCT_LIST_COLUMNS: string[] = [...COLUMNS]

/** As `PRODUCT_LIST_COLUMNS`, in one text, which says its type. */
export const SELECT_PRODUCT_ROW =
  'id, name, category_id, brand_id, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, version, created_at'

/** A row as `search_products` and the live changes send it. */
export type StoredProductRow = Pick<ProductRow, (typeof COLUMNS)[number]>

/** The one place where a stored row becomes the list's. */
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

/** Names of the arguments of `search_products` and of a selection: a filter without one does not compile. */
const FILTER_ARGS = {
  search: 'search',
  category: 'category',
  brand: 'brand',
  status: 'status',
  stock: 'stock',
  onSale: 'on_sale',
} as const satisfies Record<keyof ProductFilter, keyof ListArgs>

/** The arguments that a filter means; what does not narrow is left out. */
export const productFilterArgs = (filter: ProductFilter) => filterArgs(filter, FILTER_ARGS)
