import { type PaymentMethod, RETURN_REASONS, type ReturnReason } from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

const returnsSchema = camelShape({
  takesStock: v.boolean(),
  returns: v.array(
    camelShape({
      id: v.string(),
      createdAt: v.string(),
      reason: v.picklist(RETURN_REASONS),
      note: v.nullable(v.string()),
      backToStock: v.boolean(),
      /** In reais. */
      refund: v.number(),
      items: v.array(camelShape({ orderItemId: v.string(), productName: v.string(), quantity: v.number() })),
    }),
  ),
})

export type OrderReturns = v.InferOutput<typeof returnsSchema>
export type OrderReturn = OrderReturns['returns'][number]

const NONE = { takes_stock: false, returns: [] }

export const toOrderReturns = (stored: unknown): OrderReturns =>
  checkedAnswer('orders.get', returnsSchema, stored ?? NONE)

export interface ReturnRequest {
  /** Same for a retry after a lost response. */
  requestId: string
  orderId: string
  items: { orderItemId: string; quantity: number }[]
  reason: ReturnReason
  /** Stored if the reason is `outro`. */
  note: string
  backToStock: boolean
  /** In reais. */
  refund: number
  method: PaymentMethod
}

/**
 * A repeat of a request writes nothing.
 * @throws DataError `conflict` if more than sold or paid would come back, `not-found` without the order
 */
export async function returnOrderItems({
  requestId,
  orderId,
  items,
  backToStock,
  ...rest
}: ReturnRequest): Promise<void> {
  const operation = 'orders.returnItems'
  const call = db().rpc('return_order_items', {
    request_id: requestId,
    order_id: orderId,
    items: items.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
    back_to_stock: backToStock,
    ...rest,
  })
  if (!(await ask(operation, call))) throw new DataError('not-found', operation)
}

/** Takes stock and refund of a return back. Nothing if that was done before. @throws DataError `not-found`: the order is gone */
export async function cancelOrderReturn(returnId: string): Promise<void> {
  await ask('orders.cancelReturn', db().rpc('cancel_order_return', { return_id: returnId }))
}
