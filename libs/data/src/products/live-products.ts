import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { PRODUCT_LIST_COLUMNS, type ProductListRow, type StoredProductRow, toProductListRow } from './product-rows'

/** What a page does when products change, whoever changed them; an update is also that one is no longer featured or active. */
export type ProductChangeHandlers = TableChangeHandlers<ProductListRow>

/** Follows the products over the page's one web socket. Returns how to stop. */
export function subscribeToProducts({ onInsert, onUpdate, ...handlers }: ProductChangeHandlers): () => void {
  return followTable<StoredProductRow>(
    { table: 'products', columns: PRODUCT_LIST_COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toProductListRow(row)),
      onUpdate: (row) => onUpdate(toProductListRow(row)),
    },
  )
}
