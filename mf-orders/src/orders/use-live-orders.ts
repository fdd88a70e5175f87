import { type OrderListRow, orderKeys, subscribeToOrders } from '@loja/data'
import { isOrderMatch, type OrderMatch } from '@loja/domain'
import { type LiveList, useLiveList } from '@loja/ui'

const LIVE_ORDERS: LiveList<OrderListRow> = {
  subscribe: subscribeToOrders,
  keys: orderKeys,
  isKnown: (shown, arrived) => shown.status === arrived.status && shown.total === arrived.total,
}

/** Follows the orders while the page is open. */
export function useLiveOrders(match: OrderMatch, rows: OrderListRow[] | undefined, readAt: number) {
  return useLiveList(LIVE_ORDERS, { rows, readAt, isMatch: (row) => isOrderMatch(row, match) })
}
