import {
  type FeedbackFilter,
  type FeedbackSort,
  type FeedbackTally,
  feedbackListParams,
  toFeedbackState,
} from '@loja/domain/feedbacks'
import { storedText } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { pageArgs, toFilter } from '../client/filter-args'
import type { Database } from '../database.types'
import type { FeedbackListRow } from './feedback-rows'

export interface FeedbackPageRequest extends FeedbackFilter {
  sort: FeedbackSort
  page: number
  pageSize: number
}

export interface FeedbackCounts {
  tallies: FeedbackTally[]
  /** Empty if nothing matched. */
  snapshot: string
}

export interface FeedbackProduct {
  id: string
  name: string
  image: string | null
  count: number
}

type CountedFilter = Pick<FeedbackFilter, 'search' | 'product'>

export const feedbackKeys = {
  all: ['feedbacks'],
  lists: ['feedbacks', 'list'],
  list: (request: FeedbackPageRequest) => ['feedbacks', 'list', request],
  one: (id: string) => ['feedbacks', 'one', id],
  counts: ['feedbacks', 'counts'],
  countsOf: ({ state: _, rating: __, unanswered: ___, ...counted }: FeedbackFilter) => ['feedbacks', 'counts', counted],
  products: (search: string, chosen: string | null) => ['feedbacks', 'products', search, chosen],
} as const

export const toFeedbackFilter = (filter: FeedbackFilter) => toFilter(feedbackListParams, filter)

/** One page in a stable order; empty after the last. */
export async function listFeedbacks(request: FeedbackPageRequest, signal?: AbortSignal): Promise<FeedbackListRow[]> {
  const { sort, page, pageSize } = request
  const args = { filter: JSON.stringify(toFeedbackFilter(request)), sort, ...pageArgs(page, pageSize) }
  const rows = await ask('feedbacks.list', db().rpc('list_feedbacks', args, { get: true }), signal)
  return rows.map(toListRow)
}

/** @throws DataError `not-found` */
export async function getFeedback(id: string, signal?: AbortSignal): Promise<FeedbackListRow> {
  const operation = 'feedbacks.get'
  const rows = await ask(operation, db().rpc('list_feedbacks', { wanted: id }, { get: true }), signal)
  return toListRow(oneRow(operation, rows, 'not-found'))
}

function toListRow({
  rating_given: rating,
  feedback_state,
  ...row
}: Database['public']['Functions']['list_feedbacks']['Returns'][number]): FeedbackListRow {
  return {
    ...camel(row),
    rating,
    state: toFeedbackState(feedback_state),
    customerName: storedText(row.customer_name),
  }
}

export async function countFeedbacks(
  { search, product }: CountedFilter,
  signal?: AbortSignal,
): Promise<FeedbackCounts> {
  const filter = JSON.stringify(toFilter({ filters: ['search', 'product'] }, { search, product }))
  const rows = await ask('feedbacks.count', db().rpc('feedback_counts', { filter }, { get: true }), signal)
  return {
    tallies: rows.map((row) => ({
      state: toFeedbackState(row.feedback_state),
      rating: row.rating_given,
      count: row.feedback_count,
      unanswered: row.unanswered_count,
    })),
    snapshot: rows[0]?.snapshot ?? '',
  }
}

/** The first 50 by name, and the chosen one. */
export async function listFeedbackProducts(
  search: string,
  chosen: string | null,
  signal?: AbortSignal,
): Promise<FeedbackProduct[]> {
  const args = { ...(search && { search }), ...(chosen && { chosen }) }
  const rows = await ask('feedbacks.products', db().rpc('feedback_products', args, { get: true }), signal)
  return rows.map(({ id, name, main_image: image, feedback_count: count }) => ({ id, name, image, count }))
}
