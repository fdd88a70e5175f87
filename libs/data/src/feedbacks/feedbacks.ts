import { type FeedbackFilter, type FeedbackSort, type FeedbackTally, pageRange, toFeedbackState } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { filterArgs } from '../client/filter-args'
import type { Database } from '../database.types'
import { type FeedbackListRow, toFeedbackFields } from './feedback-rows'

type ListArgs = Database['public']['Functions']['list_feedbacks']['Args']

/** One page of the feedbacks under a filter. */
export interface FeedbackPageRequest extends FeedbackFilter {
  sort: FeedbackSort
  /** 1-based. */
  page: number
  pageSize: number
}

/** Exact counts of what a search and a product find. */
export interface FeedbackCounts {
  tallies: FeedbackTally[]
  /** What the database had read, in its own words: names to a change of many what was seen. Empty when nothing was found. */
  snapshot: string
}

/** A product with feedbacks. */
export interface FeedbackProduct {
  id: string
  name: string
  count: number
}

/** What the counts by state and rating are narrowed to before. */
type CountedFilter = Pick<FeedbackFilter, 'search' | 'product'>

/** Keys of the query cache. */
export const feedbackKeys = {
  all: ['feedbacks'],
  lists: ['feedbacks', 'list'],
  list: (request: FeedbackPageRequest) => ['feedbacks', 'list', request],
  one: (id: string) => ['feedbacks', 'one', id],
  counts: ['feedbacks', 'counts'],
  /** Under every part of the filter but those that are counted apart. */
  countsOf: ({ state: _, rating: __, unanswered: ___, ...counted }: FeedbackFilter) => ['feedbacks', 'counts', counted],
  products: (search: string, chosen: string | null) => ['feedbacks', 'products', search, chosen],
} as const

/** Names of the arguments of `list_feedbacks` and the others: a filter without one does not compile. */
const FILTER_ARGS = {
  search: 'search',
  state: 'state',
  rating: 'rating',
  product: 'product',
  unanswered: 'unanswered',
} as const satisfies Record<keyof FeedbackFilter, keyof ListArgs>

/** The arguments that a filter means; what does not narrow is left out. */
export const feedbackFilterArgs = (filter: FeedbackFilter) => filterArgs(filter, FILTER_ARGS)

/**
 * One page of feedbacks in the order asked for, ties broken so that none stands on two pages. A page after the last has no
 * rows. How many there are on all pages, `countFeedbacks` says.
 * @throws DataError
 */
export async function listFeedbacks(request: FeedbackPageRequest, signal?: AbortSignal): Promise<FeedbackListRow[]> {
  const { sort, page, pageSize } = request
  const args = {
    ...feedbackFilterArgs(request),
    sort,
    page_size: pageSize,
    page_offset: pageRange(page, pageSize).from,
  }
  // By GET, so that a request which the network loses is sent again.
  const rows = await ask('feedbacks.list', db().rpc('list_feedbacks', args, { get: true }), signal)
  return rows.map(toListRow)
}

/** One feedback. @throws DataError `not-found` when there is none */
export async function getFeedback(id: string, signal?: AbortSignal): Promise<FeedbackListRow> {
  const [row] = await ask('feedbacks.get', db().rpc('list_feedbacks', { wanted: id }, { get: true }), signal)
  if (!row) throw new DataError('not-found', 'feedbacks.get')
  return toListRow(row)
}

function toListRow(row: Database['public']['Functions']['list_feedbacks']['Returns'][number]): FeedbackListRow {
  return {
    ...toFeedbackFields({ ...row, rating: row.rating_given, state: row.feedback_state }),
    repliedByName: row.replied_by_name,
    productName: row.product_name,
    productImage: row.product_image,
    isProductGone: row.is_product_gone,
    customerName: row.customer_name?.trim() || null,
    orderId: row.order_id,
    orderNumber: row.order_number,
  }
}

/**
 * How many feedbacks a search and a product find, by state and rating, with how many of each have no reply: whatever else is
 * filtered is added up from that (`feedbackTotals`), so that a click on a state asks nothing.
 * @throws DataError
 */
export async function countFeedbacks(
  { search, product }: CountedFilter,
  signal?: AbortSignal,
): Promise<FeedbackCounts> {
  const args = { ...(search && { search }), ...(product && { product }) }
  const rows = await ask('feedbacks.count', db().rpc('feedback_counts', args, { get: true }), signal)
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

/** Products with feedbacks to choose from: the first 50 by name whose name contains `search`, and the chosen one. @throws DataError */
export async function listFeedbackProducts(
  search: string,
  chosen: string | null,
  signal?: AbortSignal,
): Promise<FeedbackProduct[]> {
  const args = { ...(search && { search }), ...(chosen && { chosen }) }
  const rows = await ask('feedbacks.products', db().rpc('feedback_products', args, { get: true }), signal)
  return rows.map(({ id, name, feedback_count: count }) => ({ id, name, count }))
}
