import { type FeedbackFilter, type FeedbackState, toFeedbackState } from '@loja/domain/feedbacks'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictingRow, DataError } from '../client/data-error'
import { storableText } from '../client/storable'
import { selectionArgs, type VersionedSelection } from '../client/versioned-selection'
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
  const row = oneRow(operation, rows)
  return { ...changeOf(operation, selection, row), change: row.change }
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
  return ofOne(operation, changeOf(operation, selection, oneRow(operation, await ask(operation, call))))
}

/** Errors as `setFeedbackState`. Only feedbacks without a reply are changed. */
export async function replyToFeedbacks(selection: FeedbackSelection, reply: string): Promise<FeedbackChange> {
  const operation = 'feedbacks.replyMany'
  const call = db().rpc('reply_feedbacks', { ...argsOf(selection), reply: storableText(reply) })
  return changeOf(operation, selection, oneRow(operation, await ask(operation, call)))
}

export const feedbackConflictOf = conflictingRow<FeedbackFailure>

const argsOf = (selection: FeedbackSelection) => selectionArgs(selection, toFeedbackFilter)

interface Answer {
  matched: number
  changed: number
  failures: unknown
}

function changeOf(operation: string, selection: FeedbackSelection, answer: Answer): FeedbackChange {
  const { matched, changed, failures } = answer
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', operation)
  return { matched, changed, failures: checkedAnswer(operation, v.array(failureSchema), failures) }
}

function ofOne<Change extends FeedbackChange>(operation: string, change: Change): Change {
  const [failure] = change.failures
  if (failure) throw new DataError(failure.state === null ? 'not-found' : 'conflict', operation, failure)
  return change
}
