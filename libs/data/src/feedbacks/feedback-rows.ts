import { type FeedbackState, toFeedbackState } from '@loja/domain'
import type { Database } from '../database.types'

type FeedbackRow = Database['public']['Tables']['feedbacks']['Row']

/** What a feedback says itself: all that arrives of it live. Moments in ISO 8601 UTC. */
export interface FeedbackFields {
  id: string
  /** 1 to 5. */
  rating: number
  /** Null: stars alone. */
  comment: string | null
  state: FeedbackState
  /** Of the store. */
  reply: string | null
  repliedAt: string | null
  createdAt: string
  /** Grows with every change. */
  version: number
  productId: string
}

/** A feedback as the list shows it. */
export interface FeedbackListRow extends FeedbackFields {
  /** Who answered for the store. */
  repliedByName: string | null
  /** As it is called now; one that was deleted, as it was called when it was bought. */
  productName: string
  productImage: string | null
  isProductGone: boolean
  customerName: string | null
  /** Null where the order was deleted. */
  orderId: string | null
  orderNumber: string | null
}

/** Columns that are sent live. */
export const LIVE_COLUMNS = [
  'id',
  'rating',
  'comment',
  'state',
  'reply',
  'replied_at',
  'created_at',
  'version',
  'product_id',
] as const

/** A row as the live changes send it. */
export type StoredFeedback = Pick<FeedbackRow, (typeof LIVE_COLUMNS)[number]>

/** The one place where a stored feedback becomes the page's. */
export function toFeedbackFields(row: StoredFeedback): FeedbackFields {
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
