import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import type { ShipmentCode } from './tracking-codes'

export interface TrackingCodePreview {
  found: number
  /** Null unless exactly one matches. */
  order: { id: string; number: string; status: OrderStatus; current: ShipmentCode } | null
  alsoOn: string | null
}

export interface AppliedTrackingCode {
  /** `unchanged`: had the code already. `conflict`: has another code now. `gone`: the order was deleted. */
  result: 'saved' | 'unchanged' | 'conflict' | 'gone'
  code: string | null
  status: OrderStatus | null
  sent: boolean
}

/** @throws DataError `invalid` for none or too many */
export async function previewTrackingCodes(
  lines: readonly { order: string; code: string }[],
  signal?: AbortSignal,
): Promise<TrackingCodePreview[]> {
  const sent = lines.map(({ order, code }) => ({ order, code }))
  const rows = await ask('trackingCodes.preview', db().rpc('preview_tracking_codes', { lines: sent }), signal)
  return rows.map((row) => ({
    found: row.found,
    order:
      row.order_id === null
        ? null
        : {
            id: row.order_id,
            number: row.order_number,
            status: toOrderStatus(row.order_status),
            current: { code: row.current_code, carrier: row.current_carrier },
          },
    alsoOn: row.also_on,
  }))
}

export interface TrackingCodeLine extends ShipmentCode {
  orderId: string
  seen: ShipmentCode
}

const RESULTS: Record<AppliedTrackingCode['result'], true> = {
  saved: true,
  unchanged: true,
  conflict: true,
  gone: true,
}

/**
 * In one transaction. Skips orders with another code than seen. Safe to repeat.
 * @param setSent pending and processing orders become enviado
 * @throws DataError `invalid` for no or too many lines, a repeated order, or an impossible code
 */
export async function applyTrackingCodes(
  lines: readonly TrackingCodeLine[],
  setSent: boolean,
): Promise<AppliedTrackingCode[]> {
  const sent = lines.map(({ orderId, code, carrier, seen }) => ({
    order_id: orderId,
    code,
    carrier,
    seen_code: seen.code,
    seen_carrier: seen.carrier,
  }))
  const rows = await ask('trackingCodes.apply', db().rpc('apply_tracking_codes', { lines: sent, set_sent: setSent }))
  return rows.map(({ result, stored_code, order_status, sent: wasSent }) => {
    if (!Object.hasOwn(RESULTS, result)) throw new DataError('invalid', 'trackingCodes.apply')
    return {
      result: result as AppliedTrackingCode['result'],
      code: stored_code,
      status: order_status === null ? null : toOrderStatus(order_status),
      sent: wasSent,
    }
  })
}
