import { listLastOrderMessages, listOrdersToPrint, MAX_PRINTED_ORDERS, type OrderSelection } from '@loja/data/orders'
import type { OrderSort } from '@loja/domain/orders'
import { readQueue, storeQueue } from './queue'

/** The orders of an unfinished queue follow. */
export async function startQueue(userId: string, selection: OrderSelection, sort: OrderSort): Promise<void> {
  const orders = await listOrdersToPrint(selection, sort)
  const ids = orders.map(({ id }) => id)
  const last = await listLastOrderMessages(ids)
  const before = Object.fromEntries(Object.entries(last).map(([id, message]) => [id, message.id]))
  const unfinished = readQueue(userId)
  const rest = unfinished?.ids.filter((id) => !ids.includes(id) && !unfinished.opened.includes(id)) ?? []
  storeQueue(userId, {
    ids: [...ids, ...rest.slice(0, MAX_PRINTED_ORDERS - ids.length)],
    before: { ...unfinished?.before, ...before },
    opened: [],
    skipped: [],
  })
}
