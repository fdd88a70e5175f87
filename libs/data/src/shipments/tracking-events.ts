import type { ShipmentState } from '@loja/domain'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

/** An event as staff write it. */
export interface TrackingEventDraft {
  /** A UUID, chosen by the page: a lost answer makes no second event. */
  id: string
  shipmentId: string
  status: ShipmentState
  /** ISO 8601, not more than an hour ahead. */
  occurredAt: string
  /** At most 120 characters. */
  location: string
  /** At most 500 characters. */
  description: string
  /** Version of the event that is changed; null for a new one. */
  seen: number | null
}

const OPERATION = 'trackingEvents.save'

/**
 * Writes an event. `isNewest`: the shipment's state is from it now.
 * @throws DataError `conflict` when somebody changed it meanwhile, `not-found` when it or its shipment is gone
 */
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

/**
 * Deletes an event; one that is gone already is no error.
 * @param seen version that was seen
 * @throws DataError `conflict` when somebody changed it meanwhile
 */
export async function deleteTrackingEvent({ id, seen }: { id: string; seen: number }): Promise<void> {
  const result = await ask('trackingEvents.delete', db().rpc('delete_tracking_event', { event_id: id, seen }))
  if (result === 'conflict') throw new DataError('conflict', 'trackingEvents.delete')
}
