import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'

export interface ShipmentCode {
  code: string | null
  carrier: string | null
}

export interface TrackingCodeChange extends ShipmentCode {
  orderId: string
  /** Absent: the newest shipment, or a new one without any. */
  shipmentId?: string
  /** Adds a further shipment. */
  another?: boolean
  seen: ShipmentCode
}

const OPERATION = 'trackingCodes.set'

/** The stored code, if a conflict failed `setTrackingCode`. */
export function trackingCodeConflictOf(error: unknown): ShipmentCode | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<ShipmentCode> | undefined
  return cause?.code === undefined ? null : { code: cause.code, carrier: cause.carrier ?? null }
}

/**
 * Sets or (`code` null) removes a code; the order's own code follows. Safe to repeat. `alsoOn`: number of another order
 * with this code.
 * @throws DataError `conflict` (`trackingCodeConflictOf`), `not-found`, `invalid` for an impossible code
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
