import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { type TrackingLogRow, toTrackingLogRow } from './tracking-logs'

/** A leaf of what was sent. */
interface PayloadEntry {
  /** The way to it, e.g. `contents[0].id`. */
  key: string
  /** `null` when it is covered. */
  value: string | null
  /** The database does not show it: personal data, or a key that no provider knows. */
  covered: boolean
}

/** One event with what was sent. */
export interface TrackingLogDetails extends TrackingLogRow {
  payload: PayloadEntry[]
}

const payloadShape = v.array(v.object({ key: v.string(), value: v.nullable(v.string()), covered: v.boolean() }))

/**
 * One event. What its payload holds of personal data never leaves the database.
 * @param id a UUID; for any other text the database answers with an error
 * @throws DataError `not-found` when there is no such event, or it is over 90 days old
 */
export async function getTrackingLog(id: string, signal?: AbortSignal): Promise<TrackingLogDetails> {
  const operation = 'trackingLogs.get'
  const [row] = await ask(operation, db().rpc('tracking_log_details', { log_id: id }, { get: true }), signal)
  if (!row) throw new DataError('not-found', operation)
  return { ...toTrackingLogRow(row), payload: checkedAnswer(operation, payloadShape, row.payload) }
}
