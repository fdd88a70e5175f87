import type { ActivityFacts } from '@loja/domain/activity'
import { MESSAGE_KINDS, type MessageKind } from '@loja/domain/messages'
import { SHIPMENT_STATES, type ShipmentState } from '@loja/domain/shipments'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import type { StaffNote } from './staff-notes'
import type { TimelineSubject } from './timeline-subject'

type Happening =
  | { kind: 'created' }
  | { kind: 'note'; note: StaffNote }
  | { kind: 'message'; message: MessageKind }
  | { kind: 'tracking'; status: ShipmentState; description: string | null; location: string | null }
  | { kind: 'invoice'; invoiceId: string; number: number }
  | { kind: 'feedback'; feedbackId: string; rating: number }
  /** `by`: a write without an account, by the shop's secret key or by the system. */
  | { kind: 'activity'; facts: ActivityFacts; recordId: string | null; by: 'shop' | 'system' | null }

export type TimelineEntry = Happening & {
  id: string
  /** ISO 8601 */
  at: string
  actor: string | null
  actorEmail: string | null
}

const nullableText = v.nullable(v.string())
const noteSchema = camelShape({
  id: v.string(),
  body: v.string(),
  version: v.number(),
  authorId: nullableText,
  updatedAt: v.string(),
})
const activitySchema = camelShape({
  relation: v.string(),
  operation: v.picklist(['insert', 'update', 'delete']),
  rowCount: v.number(),
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
  cause: nullableText,
  details: v.nullable(v.record(v.string(), v.unknown())),
  recordId: nullableText,
  by: v.nullable(v.picklist(['shop', 'system'])),
})
const entrySchema = v.variant('kind', [
  v.object({ kind: v.literal('created') }),
  v.object({ kind: v.literal('note'), details: noteSchema }),
  v.object({ kind: v.literal('message'), details: v.object({ kind: v.picklist(MESSAGE_KINDS) }) }),
  v.object({
    kind: v.literal('tracking'),
    details: v.object({ status: v.picklist(SHIPMENT_STATES), description: nullableText, location: nullableText }),
  }),
  v.object({ kind: v.literal('invoice'), details: v.object({ id: v.string(), number: v.number() }) }),
  v.object({ kind: v.literal('activity'), details: activitySchema }),
  v.object({ kind: v.literal('feedback'), details: v.object({ id: v.string(), rating: v.number() }) }),
])

/** Newest first; none for an unknown subject. */
export async function listTimeline(
  { kind, id }: TimelineSubject,
  { most, onlyNotes }: { most: number; onlyNotes: boolean },
  signal?: AbortSignal,
): Promise<TimelineEntry[]> {
  const operation = 'timeline.list'
  const args = { object_kind: kind, object_id: id, most, only_notes: onlyNotes }
  const rows = await ask(operation, db().rpc('object_timeline', args, { get: true }), signal)
  return rows.map(({ kind, details, happened_at: at, actor_name: actor, ...row }) => ({
    ...camel(row),
    at,
    actor,
    ...toHappening(checkedAnswer(operation, entrySchema, { kind, details }), at),
  }))
}

function toHappening(entry: v.InferOutput<typeof entrySchema>, at: string): Happening {
  if (entry.kind === 'created') return entry
  const { kind, details } = entry
  if (kind === 'note') return { kind, note: { ...details, createdAt: at } }
  if (kind === 'activity') {
    const { recordId, by, ...facts } = details
    return { kind, facts, recordId, by }
  }
  if (kind === 'message') return { kind, message: details.kind }
  if (kind === 'invoice') return { kind, invoiceId: details.id, number: details.number }
  if (kind === 'feedback') return { kind, feedbackId: details.id, rating: details.rating }
  return { kind, ...details }
}
