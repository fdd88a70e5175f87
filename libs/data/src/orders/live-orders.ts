import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { ORDER_COLUMNS, type OrderListRow, toOrderListRow } from './orders'

export type LiveOrderHandlers = TableChangeHandlers<OrderListRow>

export function subscribeToOrders(handlers: LiveOrderHandlers): () => void {
  return followTable({ table: 'orders', columns: ORDER_COLUMNS }, toOrderListRow, handlers)
}
