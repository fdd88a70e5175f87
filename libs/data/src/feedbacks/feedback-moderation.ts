import { type FeedbackFilter, type FeedbackState, toFeedbackState } from '@loja/domain/feedbacks'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { db } from '../client/client'
import { conflictingRow, DataError } from '../client/data-error'
import { storableText } from '../client/storable'
import { bulkResult, selectionArgs, type VersionedSelection } from '../client/versioned-selection'
import { toFeedbackFilter } from './feedbacks'

/** The database refuses more. */
export const MAX_BULK_FEEDBACKS = 10_000
export const FEEDBACK_REPLY_LIMIT = 1000

export type FeedbackSelection = VersionedSelection<FeedbackFilter>

const failureSchema = camelShape({
  id: v.string(),
  productName: v.nullable(v.string()),
  state: v.nullable(
    v.pipe(
      v.string(),
      v.transform((state) => toFeedbackState(state)),
    ),
  ),
  reply: v.nullable(v.string()),
  version: v.nullable(v.number()),
})
export type FeedbackFailure = v.InferOutput<typeof failureSchema>

/** Feedbacks that already had the state or reply count only in `matched`. */
export interface FeedbackChange {
  matched: number
  changed: number
  failures: FeedbackFailure[]
}

export interface FeedbackStateChange extends FeedbackChange {
  /** For `undoFeedbackState`. */
  change: string | null
}

/**
 * Sets the state of the selected feedbacks in one transaction. Those changed by another session are failures.
 * @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed
 */
export async function setFeedbackState(
  selection: FeedbackSelection,
  state: FeedbackState,
): Promise<FeedbackStateChange> {
  const operation = 'feedbacks.setState'
  const rows = await ask(operation, db().rpc('set_feedback_state', { ...argsOf(selection), state }))
  return bulkResult(operation, selection, rows, failureSchema)
}

/** @throws DataError `conflict` (`feedbackConflictOf`) or `not-found` */
export async function setOneFeedbackState(
  { id, version }: { id: string; version: number },
  state: FeedbackState,
): Promise<FeedbackStateChange> {
  return ofOne('feedbacks.setState', await setFeedbackState({ seen: { [id]: version } }, state))
}

/** Restores the states before a change, except of feedbacks changed since. */
export function undoFeedbackState(change: string): Promise<number> {
  return ask('feedbacks.undoState', db().rpc('undo_feedback_state', { change }))
}

/** Sets a reply; an empty text removes it. @throws DataError `conflict` (`feedbackConflictOf`) or `not-found` */
export async function replyToFeedback(
  { id, version }: { id: string; version: number },
  reply: string,
): Promise<FeedbackChange> {
  const operation = 'feedbacks.reply'
  const selection = { seen: { [id]: version } }
  const call = db().rpc('reply_feedbacks', { ...argsOf(selection), reply: storableText(reply), replace: true })
  return ofOne(operation, bulkResult(operation, selection, await ask(operation, call), failureSchema))
}

/** Errors as `setFeedbackState`. Only feedbacks without a reply are changed. */
export async function replyToFeedbacks(selection: FeedbackSelection, reply: string): Promise<FeedbackChange> {
  const operation = 'feedbacks.replyMany'
  const call = db().rpc('reply_feedbacks', { ...argsOf(selection), reply: storableText(reply) })
  return bulkResult(operation, selection, await ask(operation, call), failureSchema)
}

export const feedbackConflictOf = conflictingRow<FeedbackFailure>

const argsOf = (selection: FeedbackSelection) => selectionArgs(selection, toFeedbackFilter)

function ofOne<Change extends FeedbackChange>(operation: string, change: Change): Change {
  const [failure] = change.failures
  if (failure) throw new DataError(failure.state === null ? 'not-found' : 'conflict', operation, failure)
  return change
}
