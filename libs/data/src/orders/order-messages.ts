import { MESSAGE_KINDS, type MessageKind } from '@loja/domain/messages'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import type { Database } from '../database.types'

export interface OpenedOrderMessage {
  id: string
  kind: MessageKind
  openedAt: string
  openedBy: string | null
}

export const orderMessageKeys = {
  of: (orderId: string) => ['order-messages', orderId],
  last: ['order-messages', 'last'],
} as const

/** The 50 newest, newest first. */
export async function listOrderMessages(orderId: string, signal?: AbortSignal): Promise<OpenedOrderMessage[]> {
  const rows = await ask('orders.listMessages', db().rpc('list_order_messages', { order_id: orderId }), signal)
  return rows.flatMap(toOpenedMessage)
}

/** At most `MAX_PRINTED_ORDERS` orders. */
export async function listLastOrderMessages(
  orderIds: readonly string[],
  signal?: AbortSignal,
): Promise<Record<string, OpenedOrderMessage>> {
  const answer = db().rpc('last_order_messages', { order_ids: [...orderIds] })
  const rows = await ask('orders.lastMessages', answer, signal)
  return Object.fromEntries(
    rows.flatMap((row) => toOpenedMessage(row).map((message) => [row.order_id, message] as const)),
  )
}

type StoredMessage = Database['public']['Functions']['list_order_messages']['Returns'][number]

/** None for a kind that this version does not know. */
function toOpenedMessage({ id, kind, opened_at, opened_by_name }: StoredMessage): OpenedOrderMessage[] {
  const known = MESSAGE_KINDS.find((one) => one === kind)
  return known ? [{ id, kind: known, openedAt: opened_at, openedBy: opened_by_name }] : []
}

/** @throws DataError `not-found` without the order */
export async function recordOrderMessage(orderId: string, kind: MessageKind): Promise<void> {
  const operation = 'orders.recordMessage'
  const recorded = await ask(operation, db().rpc('record_order_message', { order_id: orderId, kind }))
  if (!recorded) throw new DataError('not-found', operation)
}
