import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictCause, DataError } from '../client/data-error'
import { codeArguments, refuse, type ShipmentCode } from './tracking-codes'

export interface ShippingState extends ShipmentCode {
  status: OrderStatus
}

export interface OrderShipping {
  orderId: string
  code: string
  carrier: string | null
  another: boolean
  /** Also a code that another order has (`otherOrderOf`). */
  allowShared?: boolean
  seen: ShippingState
}

const OPERATION = 'orders.ship'

export function shippingConflictOf(error: unknown): ShippingState | null {
  const cause = conflictCause<ShippingState>(error)
  return cause?.status ? { status: cause.status, code: cause.code ?? null, carrier: cause.carrier ?? null } : null
}

/**
 * Safe to repeat.
 * @returns the id for `undoChange`, if the status changed
 * @throws DataError `conflict` (`shippingConflictOf`, `otherOrderOf`), `not-found`, `invalid` for an impossible code
 */
export async function shipOrder(shipping: OrderShipping): Promise<string | null> {
  const { orderId, code, seen } = shipping
  const call = db().rpc('ship_order', {
    order_id: orderId,
    tracking_code: code,
    seen_status: seen.status,
    ...codeArguments(shipping),
  })
  const row = oneRow(OPERATION, await ask(OPERATION, call))
  refuse(OPERATION, row)
  if (row.result === 'conflict') {
    const cause: ShippingState = {
      status: toOrderStatus(row.order_status),
      code: row.stored_code,
      carrier: row.stored_carrier,
    }
    throw new DataError('conflict', OPERATION, cause)
  }
  return row.change_id
}
