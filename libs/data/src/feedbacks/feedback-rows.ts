import { type FeedbackState, toFeedbackState } from '@loja/domain/feedbacks'
import { camel } from '../client/camel'
import type { StoredRow, TableRow } from '../client/rows'

export const LIVE_COLUMNS = 'id, rating, comment, state, reply, replied_at, created_at, version, product_id'

/** Columns of a feedback that live changes carry. Moments are ISO 8601 UTC. */
export interface FeedbackFields extends Omit<TableRow<'feedbacks', typeof LIVE_COLUMNS>, 'state'> {
  state: FeedbackState
}

export interface FeedbackListRow extends FeedbackFields {
  repliedByName: string | null
  productName: string
  productImage: string | null
  isProductGone: boolean
  customerName: string | null
  profileId: string
  /** Null if the order was deleted. */
  orderId: string | null
  orderNumber: string | null
}

export function toFeedbackFields(row: StoredRow<'feedbacks', typeof LIVE_COLUMNS>): FeedbackFields {
  return { ...camel(row), state: toFeedbackState(row.state) }
}
