import type { OrderSort } from '@loja/domain/orders'
import * as v from 'valibot'
import { answeredBatch } from '../client/answered-batch'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { selectionArgs } from '../client/versioned-selection'
import type { OrderSelection } from './order-bulk'
import { type OrderWithPayments, type StoredOrderWithPayments, toOrderWithPayments } from './order-details'
import { toOrderFilter } from './orders'

export const MAX_PRINTED_ORDERS = 200

const printedOrder = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  created_at: v.string(),
  version: v.number(),
  order_items: v.array(v.looseObject({ id: v.string(), created_at: v.string() })),
  tracking_shipments: v.array(v.looseObject({ id: v.string(), created_at: v.string() })),
  payments: v.array(v.looseObject({ id: v.string(), created_at: v.string() })),
})

/** The database refuses more than `MAX_PRINTED_ORDERS`. */
export async function listOrdersToPrint(
  selection: OrderSelection,
  sort: OrderSort,
  signal?: AbortSignal,
): Promise<OrderWithPayments[]> {
  const operation = 'orders.print'
  const { selection: chosen } = selectionArgs(selection, toOrderFilter)
  const answer = await ask(operation, db().rpc('list_orders_to_print', { selection: chosen, sort }), signal)
  return answeredBatch(operation, printedOrder, answer).rows.map((row) =>
    toOrderWithPayments(row as unknown as StoredOrderWithPayments),
  )
}
