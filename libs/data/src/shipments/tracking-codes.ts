import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictCause, DataError } from '../client/data-error'

export interface ShipmentCode {
  code: string | null
  carrier: string | null
}

export interface TrackingCodeChange extends ShipmentCode {
  orderId: string
  shipmentId?: string
  another?: boolean
  seen: ShipmentCode
  /** Also a code that another order has (`otherOrderOf`). */
  allowShared?: boolean
}

const OPERATION = 'trackingCodes.set'

export function trackingCodeConflictOf(error: unknown): ShipmentCode | null {
  const cause = conflictCause<ShipmentCode>(error)
  return cause?.code === undefined ? null : { code: cause.code, carrier: cause.carrier ?? null }
}

/** The number of the other order with this code, if that failed `setTrackingCode` or `shipOrder`. */
export const otherOrderOf = (error: unknown) => conflictCause<{ otherOrder: string }>(error)?.otherOrder ?? null

export function refuse(operation: string, { result, also_on }: { result: string; also_on: string | null }): void {
  if (result === 'gone') throw new DataError('not-found', operation)
  if (result === 'shared') throw new DataError('conflict', operation, { otherOrder: also_on })
}

type CodeArguments = Pick<TrackingCodeChange, 'carrier' | 'another' | 'seen' | 'allowShared'>

export function codeArguments({ carrier, another, seen, allowShared }: CodeArguments) {
  return {
    ...(carrier && { carrier }),
    ...(seen.code && { seen_code: seen.code }),
    ...(seen.carrier && { seen_carrier: seen.carrier }),
    ...(another && { another }),
    ...(!allowShared && { unless_shared: true }),
  }
}

/**
 * The order's own code follows. Safe to repeat.
 * @returns null if the shipment was removed with its code
 * @throws DataError `conflict` (`trackingCodeConflictOf`, `otherOrderOf`), `not-found`, `invalid` for an impossible
 * code
 */
export async function setTrackingCode(change: TrackingCodeChange): Promise<string | null> {
  const { orderId, shipmentId, code } = change
  const call = db().rpc('set_tracking_code', {
    order_id: orderId,
    tracking_code: code ?? '',
    ...codeArguments(change),
    ...(shipmentId && { shipment_id: shipmentId }),
  })
  const row = oneRow(OPERATION, await ask(OPERATION, call))
  refuse(OPERATION, row)
  if (row.result === 'conflict') {
    const cause: ShipmentCode = { code: row.stored_code, carrier: row.stored_carrier }
    throw new DataError('conflict', OPERATION, cause)
  }
  return row.stored_shipment_id
}
