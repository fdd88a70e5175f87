import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type LiveOrderRow, ORDER_COLUMNS, toLiveOrderRow } from './orders'

export type LiveOrderHandlers = TableChangeHandlers<LiveOrderRow>

export function subscribeToOrders(handlers: LiveOrderHandlers): () => void {
  return followTable({ table: 'orders', columns: ORDER_COLUMNS }, toLiveOrderRow, handlers)
}
