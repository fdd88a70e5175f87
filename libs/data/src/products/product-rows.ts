import { type ProductFilter, productListParams } from '@loja/domain/products'
import { camel } from '../client/camel'
import { toFilter } from '../client/filter-args'
import type { StoredRow, TableRow } from '../client/rows'

export const PRODUCT_COLUMNS =
  'id, name, category_id, brand_id, price, sale_price, sale_starts_at, sale_ends_at, stock_quantity, min_stock_alert, is_active, is_featured, main_image, version, created_at'

export interface ProductListRow extends TableRow<'products', typeof PRODUCT_COLUMNS> {
  noteCount?: number
}

export const toProductListRow = (row: StoredRow<'products', typeof PRODUCT_COLUMNS>): ProductListRow => camel(row)

export const toProductFilter = (filter: ProductFilter) => toFilter(productListParams, filter)

export const productFilterArgs = (filter: ProductFilter) => ({ filter: JSON.stringify(toProductFilter(filter)) })
