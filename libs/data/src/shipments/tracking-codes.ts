import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'

/** A code with its carrier, as a shipment has them. */
export interface ShipmentCode {
  code: string | null
  carrier: string | null
}

/** A new code for an order. */
export interface TrackingCodeChange extends ShipmentCode {
  orderId: string
  /** The shipment that gets it; absent: the order's newest one, or a new one where there is none. */
  shipmentId?: string
  /** It goes to a further shipment of the order. */
  another?: boolean
  /** What the page showed. */
  seen: ShipmentCode
}

const OPERATION = 'trackingCodes.set'

/** What another session stored, when that is why `setTrackingCode` failed. */
export function trackingCodeConflictOf(error: unknown): ShipmentCode | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<ShipmentCode> | undefined
  return cause?.code === undefined ? null : { code: cause.code, carrier: cause.carrier ?? null }
}

/**
 * Writes, corrects or (`code` null) removes an order's code; the order's own follows. The same change sent again does
 * nothing. `alsoOn`: number of another order whose shipment has this code.
 * @throws DataError `conflict` when it has another code by now than was seen (`trackingCodeConflictOf` says which),
 * `not-found` when order or shipment is gone, `invalid` for what is no code of any carrier
 */
export async function setTrackingCode(change: TrackingCodeChange): Promise<{ alsoOn: string | null }> {
  const { orderId, shipmentId, another, code, carrier, seen } = change
  const call = db().rpc('set_tracking_code', {
    order_id: orderId,
    tracking_code: code ?? '',
    ...(carrier && { carrier }),
    ...(seen.code && { seen_code: seen.code }),
    ...(seen.carrier && { seen_carrier: seen.carrier }),
    ...(shipmentId && { shipment_id: shipmentId }),
    ...(another && { another }),
  })
  const row = oneRow(OPERATION, await ask(OPERATION, call))
  if (row.result === 'gone') throw new DataError('not-found', OPERATION)
  if (row.result === 'conflict') {
    const cause: ShipmentCode = { code: row.stored_code, carrier: row.stored_carrier }
    throw new DataError('conflict', OPERATION, cause)
  }
  return { alsoOn: row.also_on }
}
