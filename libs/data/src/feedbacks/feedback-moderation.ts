import { type FeedbackFilter, type FeedbackState, toFeedbackState } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import { storableText } from '../client/storable'
import { selectionArgs, type VersionedSelection } from '../client/versioned-selection'
import { feedbackFilterArgs } from './feedbacks'

/** More feedbacks at once are refused by the database. */
export const MAX_BULK_FEEDBACKS = 10_000
/** Characters of a reply, once its ends are trimmed. */
export const FEEDBACK_REPLY_LIMIT = 1000

/** Feedbacks by id with the version that was seen of each, or all that a filter finds but those excepted. */
export type FeedbackSelection = VersionedSelection<FeedbackFilter>

/** A feedback that was left alone, because somebody else was faster. */
export interface FeedbackFailure {
  id: string
  /** Null, as the rest, when the feedback does not exist any more. */
  productName: string | null
  state: FeedbackState | null
  reply: string | null
  version: number | null
}

/** What a change of feedbacks did. Those that had the state or the reply already are in `matched` only. */
export interface FeedbackChange {
  matched: number
  changed: number
  failures: FeedbackFailure[]
}

/** A change of states that can be undone. */
export interface FeedbackStateChange extends FeedbackChange {
  /** What `undoFeedbackState` takes; null when nothing was changed. */
  change: string | null
}

const failuresSchema = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      product_name: v.nullable(v.string()),
      state: v.nullable(v.string()),
      reply: v.nullable(v.string()),
      version: v.nullable(v.number()),
    }),
    v.transform(
      ({ product_name: productName, state, ...rest }): FeedbackFailure => ({
        ...rest,
        productName,
        state: state === null ? null : toFeedbackState(state),
      }),
    ),
  ),
)

/**
 * Sets the state of the selected feedbacks, in one transaction. Those that somebody else changed or deleted meanwhile are left
 * alone and named.
 * @throws DataError `conflict` when a filter finds another number than was confirmed: nothing was changed
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

/** Sets the state of one feedback. @throws DataError `conflict` (`feedbackConflictOf`) or `not-found` */
export async function setOneFeedbackState(
  { id, version }: { id: string; version: number },
  state: FeedbackState,
): Promise<FeedbackStateChange> {
  return ofOne('feedbacks.setState', await setFeedbackState({ seen: { [id]: version } }, state))
}

/**
 * Puts back what a change of states replaced; what was changed since, by anybody, is left as it is. Returns how many came
 * back. @throws DataError
 */
export function undoFeedbackState(change: string): Promise<number> {
  return ask('feedbacks.undoState', db().rpc('undo_feedback_state', { change }))
}

/** Answers one feedback, or takes the reply away with an empty text. @throws DataError `conflict` (`feedbackConflictOf`) or `not-found` */
export async function replyToFeedback(
  { id, version }: { id: string; version: number },
  reply: string,
): Promise<FeedbackChange> {
  const operation = 'feedbacks.reply'
  const selection = { seen: { [id]: version } }
  const call = db().rpc('reply_feedbacks', { ...argsOf(selection), reply: storableText(reply), replace: true })
  return ofOne(operation, changeOf(operation, selection, oneRow(operation, await ask(operation, call))))
}

/**
 * Answers all selected feedbacks with the same text, in one transaction; those that have a reply keep it. As
 * `setFeedbackState`.
 * @throws DataError `conflict` when a filter finds another number than was confirmed
 */
export async function replyToFeedbacks(selection: FeedbackSelection, reply: string): Promise<FeedbackChange> {
  const operation = 'feedbacks.replyMany'
  const call = db().rpc('reply_feedbacks', { ...argsOf(selection), reply: storableText(reply) })
  return changeOf(operation, selection, oneRow(operation, await ask(operation, call)))
}

/** What another session made of a feedback, when that is why a change of one failed. */
export function feedbackConflictOf(error: unknown): FeedbackFailure | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<FeedbackFailure> | undefined
  return cause?.id && cause.version ? (cause as FeedbackFailure) : null
}

const argsOf = (selection: FeedbackSelection) => selectionArgs(selection, feedbackFilterArgs)

interface Answer {
  matched: number
  changed: number
  failures: unknown
}

function changeOf(operation: string, selection: FeedbackSelection, answer: Answer): FeedbackChange {
  const { matched, changed, failures } = answer
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', operation)
  return { matched, changed, failures: checkedAnswer(operation, failuresSchema, failures) }
}

/** One that was left alone is a failure as a whole. */
function ofOne<Change extends FeedbackChange>(operation: string, change: Change): Change {
  const [failure] = change.failures
  if (failure) throw new DataError(failure.state === null ? 'not-found' : 'conflict', operation, failure)
  return change
}
