import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type OrderListRow, type StoredOrderRow, toOrderListRow } from './orders'

export type LiveOrderHandlers = TableChangeHandlers<OrderListRow>

const COLUMNS = ['id', 'order_number', 'status', 'total', 'created_at', 'version'] as const

export function subscribeToOrders({ onInsert, onUpdate, ...handlers }: LiveOrderHandlers): () => void {
  return followTable<StoredOrderRow>(
    { table: 'orders', columns: COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toOrderListRow(row)),
      onUpdate: (row) => onUpdate(toOrderListRow(row)),
    },
  )
}
