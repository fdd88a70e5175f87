import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { PRODUCT_LIST_COLUMNS, type ProductListRow, type StoredProductRow, toProductListRow } from './product-rows'

export type LiveProductHandlers = TableChangeHandlers<ProductListRow>

export function subscribeToProducts({ onInsert, onUpdate, ...handlers }: LiveProductHandlers): () => void {
  return followTable<StoredProductRow>(
    { table: 'products', columns: PRODUCT_LIST_COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toProductListRow(row)),
      onUpdate: (row) => onUpdate(toProductListRow(row)),
    },
  )
}
