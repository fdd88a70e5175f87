import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { PRODUCT_COLUMNS, type ProductListRow, toProductListRow } from './product-rows'

export type LiveProductHandlers = TableChangeHandlers<ProductListRow>

export function subscribeToProducts(handlers: LiveProductHandlers): () => void {
  return followTable({ table: 'products', columns: PRODUCT_COLUMNS }, toProductListRow, handlers)
}
