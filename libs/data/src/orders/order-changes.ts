import { db } from '../client/client'
import { type OrderListRow, type StoredOrderRow, toOrderListRow } from './orders'

/** What a page does when orders change, whoever changed them. */
export interface OrderChangeHandlers {
  onInsert: (row: OrderListRow) => void
  onUpdate: (row: OrderListRow) => void
  /** Told of every deletion: row security does not cover deletions, which hold the id alone. */
  onDelete: (id: string) => void
  /** Called when the subscription is live: at the start and after each reconnect. Earlier changes are not replayed. */
  onLive: () => void
}

const COLUMNS = ['id', 'order_number', 'status', 'total', 'created_at']
let subscriptions = 0

/** Follows the orders over the page's one web socket. Returns how to stop. */
export function subscribeToOrders({ onInsert, onUpdate, onDelete, onLive }: OrderChangeHandlers): () => void {
  const table = { schema: 'public', table: 'orders' } as const
  subscriptions += 1
  const channel = db()
    .channel(`orders-${subscriptions}`)
    .on<StoredOrderRow>('postgres_changes', { ...table, event: 'INSERT', select: COLUMNS }, ({ new: row }) =>
      onInsert(toOrderListRow(row)),
    )
    .on<StoredOrderRow>('postgres_changes', { ...table, event: 'UPDATE', select: COLUMNS }, ({ new: row }) =>
      onUpdate(toOrderListRow(row)),
    )
    .on<StoredOrderRow>('postgres_changes', { ...table, event: 'DELETE' }, ({ old: { id } }) => id && onDelete(id))
    // A channel that is joined does not receive changes yet: the server says when it does.
    .on('system', {}, (message: { extension?: string; status?: string }) => {
      if (message.extension === 'postgres_changes' && message.status === 'ok') onLive()
    })
    .subscribe()
  return () => void db().removeChannel(channel)
}
