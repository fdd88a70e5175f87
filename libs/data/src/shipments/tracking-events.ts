import type { ShipmentState } from '@loja/domain/shipments'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

export interface TrackingEventDraft {
  /** UUID chosen by the page, so that a retry adds no second event. */
  id: string
  shipmentId: string
  status: ShipmentState
  /** ISO 8601, at most an hour ahead. */
  occurredAt: string
  location: string
  description: string
  seen: number | null
}

const OPERATION = 'trackingEvents.save'

/** `isNewest`: the shipment's state now comes from it. @throws DataError `conflict`, `not-found` */
export async function saveTrackingEvent(event: TrackingEventDraft): Promise<{ isNewest: boolean }> {
  const { id, shipmentId, status, occurredAt, location, description, seen } = event
  const call = db().rpc('save_tracking_event', {
    event_id: id,
    shipment_id: shipmentId,
    status,
    occurred_at: occurredAt,
    location,
    description,
    ...(seen !== null && { seen }),
  })
  const { result, is_newest } = oneRow(OPERATION, await ask(OPERATION, call))
  if (result === 'gone') throw new DataError('not-found', OPERATION)
  if (result !== 'saved') throw new DataError('conflict', OPERATION)
  return { isNewest: is_newest }
}

/** Succeeds for a deleted event. @param seen version that was read @throws DataError `conflict` */
export async function deleteTrackingEvent({ id, seen }: { id: string; seen: number }): Promise<void> {
  const result = await ask('trackingEvents.delete', db().rpc('delete_tracking_event', { event_id: id, seen }))
  if (result === 'conflict') throw new DataError('conflict', 'trackingEvents.delete')
}
