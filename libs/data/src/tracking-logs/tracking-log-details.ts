import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { type TrackingLogRow, toTrackingLogRow } from './tracking-logs'

const payloadShape = v.array(
  v.object({
    /** Path, e.g. `contents[0].id`. */
    key: v.string(),
    value: v.nullable(v.string()),
    /** Hidden by the database: personal data, or an unknown key. */
    covered: v.boolean(),
  }),
)

export interface TrackingLogDetails extends TrackingLogRow {
  payload: v.InferOutput<typeof payloadShape>
}

/** Without personal data. @param id must be a UUID @throws DataError `not-found` also after 90 days */
export async function getTrackingLog(id: string, signal?: AbortSignal): Promise<TrackingLogDetails> {
  const operation = 'trackingLogs.get'
  const rows = await ask(operation, db().rpc('tracking_log_details', { log_id: id }, { get: true }), signal)
  const { payload, ...log } = oneRow(operation, rows, 'not-found')
  return { ...toTrackingLogRow(log), payload: checkedAnswer(operation, payloadShape, payload) }
}
