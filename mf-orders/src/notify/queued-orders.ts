import type { OpenedOrderMessage, OrderWithPayments } from '@loja/data/orders'
import { whatsAppHref } from '@loja/domain/format'
import type { NotifyQueue } from './queue'

export interface QueuedOrder {
  order: OrderWithPayments
  /** `notified`: a message was opened since the queue was started, by anybody. */
  state: 'notified' | 'waiting' | 'skipped' | 'no-phone'
  last: OpenedOrderMessage | undefined
}

export function queuedOrders(
  { ids, before, opened, skipped }: NotifyQueue,
  orders: readonly OrderWithPayments[],
  lastMessages: Record<string, OpenedOrderMessage>,
): QueuedOrder[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order) return []
    const last = lastMessages[id]
    const isNotified = opened.includes(id) || (last !== undefined && last.id !== before[id])
    const hasPhone = whatsAppHref(order.shipping.phone, '') !== null
    const state = isNotified ? 'notified' : !hasPhone ? 'no-phone' : skipped.includes(id) ? 'skipped' : 'waiting'
    return [{ order, state, last }]
  })
}
