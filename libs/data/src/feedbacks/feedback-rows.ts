import { type FeedbackState, toFeedbackState } from '@loja/domain'
import type { ColumnsIn } from '../client/client'
import type { Database } from '../database.types'

type FeedbackRow = Database['public']['Tables']['feedbacks']['Row']

/** Columns of a feedback that live changes carry. Moments are ISO 8601 UTC. */
export interface FeedbackFields {
  id: string
  /** 1 to 5. */
  rating: number
  comment: string | null
  state: FeedbackState
  reply: string | null
  repliedAt: string | null
  createdAt: string
  version: number
  productId: string
}

export interface FeedbackListRow extends FeedbackFields {
  repliedByName: string | null
  /** Current name; of a deleted product, the name when bought. */
  productName: string
  productImage: string | null
  isProductGone: boolean
  customerName: string | null
  profileId: string
  /** Null if the order was deleted. */
  orderId: string | null
  orderNumber: string | null
}

export const LIVE_COLUMNS = 'id, rating, comment, state, reply, replied_at, created_at, version, product_id'

export function toFeedbackFields(row: Pick<FeedbackRow, ColumnsIn<typeof LIVE_COLUMNS>>): FeedbackFields {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    state: toFeedbackState(row.state),
    reply: row.reply,
    repliedAt: row.replied_at,
    createdAt: row.created_at,
    version: row.version,
    productId: row.product_id,
  }
}
