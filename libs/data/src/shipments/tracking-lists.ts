import { type OrderStatus, toOrderStatus } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import type { ShipmentCode } from './tracking-codes'

/** What a line of a list would meet. */
export interface TrackingCodePreview {
  /** How many orders have this number. */
  found: number
  /** The order, where exactly one has it. */
  order: { id: string; number: string; status: OrderStatus; current: ShipmentCode } | null
  /** Number of another order whose shipment has the new code. */
  alsoOn: string | null
}

/** What became of a line. */
export interface AppliedTrackingCode {
  /** `unchanged`: it had the code already. `conflict`: it has another one by now. `gone`: there is no such order any more. */
  result: 'saved' | 'unchanged' | 'conflict' | 'gone'
  /** The code that it has now. */
  code: string | null
  status: OrderStatus | null
  /** Its status became enviado. */
  sent: boolean
}

/**
 * What up to 1000 codes would meet, in one request, line by line.
 * @throws DataError `invalid` for no line or more
 */
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

/** A code to be written, with what the preview showed. */
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
 * Writes up to 1000 codes, each order once, in one transaction, and says of each line what became of it. An order that has
 * another code by now keeps it. The same lines sent again write nothing.
 * @param setSent orders that are pendente or processando become enviado
 * @throws DataError `invalid` for no line or more, an order twice, or no code
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
