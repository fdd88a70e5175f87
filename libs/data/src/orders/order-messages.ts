import { MESSAGE_KINDS, type MessageKind } from '@loja/domain/messages'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

export interface OpenedOrderMessage {
  id: string
  kind: MessageKind
  openedAt: string
  /** Name, else e-mail address; null if the account is deleted. */
  openedBy: string | null
}

export const orderMessageKeys = {
  of: (orderId: string) => ['order-messages', orderId],
} as const

/** The 50 newest, newest first. */
export async function listOrderMessages(orderId: string, signal?: AbortSignal): Promise<OpenedOrderMessage[]> {
  const rows = await ask('orders.listMessages', db().rpc('list_order_messages', { order_id: orderId }), signal)
  return rows.flatMap(({ id, kind, opened_at, opened_by_name }) => {
    const known = MESSAGE_KINDS.find((one) => one === kind)
    return known ? [{ id, kind: known, openedAt: opened_at, openedBy: opened_by_name }] : []
  })
}

/** Records who opened the message, and when, by the database's clock. @throws DataError `not-found` without the order */
export async function recordOrderMessage(orderId: string, kind: MessageKind): Promise<void> {
  const operation = 'orders.recordMessage'
  const recorded = await ask(operation, db().rpc('record_order_message', { order_id: orderId, kind }))
  if (!recorded) throw new DataError('not-found', operation)
}
