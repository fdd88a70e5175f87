import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type OrderListRow, type StoredOrderRow, toOrderListRow } from './orders'

/** What a page does when orders change, whoever changed them. */
export type OrderChangeHandlers = TableChangeHandlers<OrderListRow>

const COLUMNS = ['id', 'order_number', 'status', 'total', 'created_at'] as const

/** Follows the orders over the page's one web socket. Returns how to stop. */
export function subscribeToOrders({ onInsert, onUpdate, ...handlers }: OrderChangeHandlers): () => void {
  return followTable<StoredOrderRow>(
    { table: 'orders', columns: COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toOrderListRow(row)),
      onUpdate: (row) => onUpdate(toOrderListRow(row)),
    },
  )
}
