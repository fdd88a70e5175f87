import {
  FEEDBACK_STATES,
  type FeedbackState,
  MESSAGE_KINDS,
  type MessageKind,
  parseShippingAddress,
  type UsedAddress,
  usedAddresses,
} from '@loja/domain'
import * as v from 'valibot'

/** Ways by which orders of a customer are found, the surest first. */
export const CUSTOMER_MATCHES = ['conta', 'documento', 'email', 'telefone', 'pedido'] as const
export type CustomerMatch = (typeof CUSTOMER_MATCHES)[number]

export interface CustomerFeedback {
  id: string
  productName: string
  rating: number
  comment: string | null
  state: FeedbackState
  createdAt: string
}

export interface CustomerMessage {
  id: string
  orderId: string
  orderNumber: string
  kind: MessageKind
  openedAt: string
  /** Null if the account is deleted. */
  openedBy: string | null
}

/** Of staff, on an order. */
export interface CustomerNote {
  id: string
  orderId: string
  orderNumber: string
  body: string
  createdAt: string
  /** Null if the account is deleted. */
  author: string | null
}

/** Another person who may be the same one, by the newest order. */
export interface DoubtfulCustomer {
  orderId: string
  orderNumber: string
  createdAt: string
  match: CustomerMatch
  name: string | null
}

/** Moments are ISO 8601 UTC, amounts reais. */
export interface CustomerCard {
  /** Null for a guest. */
  userId: string | null
  /** Of the account; null for a guest. */
  createdAt: string | null
  name: string | null
  email: string | null
  /** As written. */
  phone: string | null
  /** CPF or CNPJ without dots, of the newest order with one. */
  document: string | null
  /** Orders by the way they were found. */
  matches: Partial<Record<CustomerMatch, number>>
  orderCount: number
  cancelledCount: number
  /** Without cancelled orders. */
  spentBrl: number
  firstOrderAt: string | null
  lastOrderAt: string | null
  addresses: UsedAddress[]
  feedbackCount: number
  /** The five newest. */
  feedbacks: CustomerFeedback[]
  /** The ten newest. */
  notes: CustomerNote[]
  /** The ten newest. */
  messages: CustomerMessage[]
  doubtful: DoubtfulCustomer[]
}

const match = v.picklist(CUSTOMER_MATCHES)
const text = v.nullable(v.string())

const address = v.pipe(
  v.object({ shipping: v.unknown(), used: v.number(), last_used: v.string() }),
  v.transform(({ shipping, used, last_used }) => ({ shipping, used, lastUsed: last_used })),
)

const feedback = v.pipe(
  v.object({
    id: v.string(),
    product_name: v.string(),
    rating: v.number(),
    comment: text,
    state: v.picklist(FEEDBACK_STATES),
    created_at: v.string(),
  }),
  v.transform(
    ({ product_name, created_at, ...rest }): CustomerFeedback => ({
      ...rest,
      productName: product_name,
      createdAt: created_at,
    }),
  ),
)

const message = v.pipe(
  v.object({
    id: v.string(),
    order_id: v.string(),
    order_number: v.string(),
    kind: v.picklist(MESSAGE_KINDS),
    opened_at: v.string(),
    opened_by: text,
  }),
  v.transform(
    ({ id, kind, ...row }): CustomerMessage => ({
      id,
      kind,
      orderId: row.order_id,
      orderNumber: row.order_number,
      openedAt: row.opened_at,
      openedBy: row.opened_by,
    }),
  ),
)

const note = v.pipe(
  v.object({
    id: v.string(),
    order_id: v.string(),
    order_number: v.string(),
    body: v.string(),
    created_at: v.string(),
    author: text,
  }),
  v.transform(
    ({ id, body, author, ...row }): CustomerNote => ({
      id,
      body,
      author,
      orderId: row.order_id,
      orderNumber: row.order_number,
      createdAt: row.created_at,
    }),
  ),
)

const doubtful = v.pipe(
  v.object({
    id: v.string(),
    order_number: v.string(),
    created_at: v.string(),
    matched_by: match,
    shipping: v.unknown(),
  }),
  v.transform(
    ({ id, order_number, created_at, matched_by, shipping }): DoubtfulCustomer => ({
      orderId: id,
      orderNumber: order_number,
      createdAt: created_at,
      match: matched_by,
      name: parseShippingAddress(shipping).name,
    }),
  ),
)

/** Row of `customer_card()`. */
export const customerCardShape = v.pipe(
  v.object({
    user_id: text,
    full_name: text,
    email: text,
    phone: text,
    created_at: text,
    newest: v.unknown(),
    document: text,
    matched: v.record(match, v.number()),
    order_count: v.number(),
    cancelled_count: v.number(),
    spent: v.number(),
    first_order_at: text,
    last_order_at: text,
    addresses: v.array(address),
    feedback_count: v.number(),
    feedbacks: v.array(feedback),
    notes: v.array(note),
    messages: v.array(message),
    doubtful: v.array(doubtful),
  }),
  v.transform((row): CustomerCard => {
    const newest = parseShippingAddress(row.newest)
    return {
      userId: row.user_id,
      createdAt: row.created_at,
      name: row.full_name?.trim() || newest.name,
      email: row.email || newest.email,
      phone: row.phone?.trim() || newest.phone,
      document: row.document,
      matches: row.matched,
      orderCount: row.order_count,
      cancelledCount: row.cancelled_count,
      spentBrl: row.spent,
      firstOrderAt: row.first_order_at,
      lastOrderAt: row.last_order_at,
      addresses: usedAddresses(row.addresses),
      feedbackCount: row.feedback_count,
      feedbacks: row.feedbacks,
      notes: row.notes,
      messages: row.messages,
      doubtful: row.doubtful,
    }
  }),
)
