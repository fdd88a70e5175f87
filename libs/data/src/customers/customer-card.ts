import { FEEDBACK_STATES } from '@loja/domain/feedbacks'
import { MESSAGE_KINDS } from '@loja/domain/messages'
import { parseShippingAddress, storedText, type UsedAddress, usedAddresses } from '@loja/domain/orders'
import * as v from 'valibot'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import type { Database } from '../database.types'

export const CUSTOMER_MATCHES = ['conta', 'documento', 'email', 'telefone', 'pedido'] as const
export type CustomerMatch = (typeof CUSTOMER_MATCHES)[number]

const match = v.picklist(CUSTOMER_MATCHES)
const text = v.nullable(v.string())

const address = camelShape({ shipping: v.unknown(), used: v.number(), lastUsed: v.string() })

const feedback = camelShape({
  id: v.string(),
  productName: v.string(),
  rating: v.number(),
  comment: text,
  state: v.picklist(FEEDBACK_STATES),
  createdAt: v.string(),
})

const message = camelShape({
  id: v.string(),
  orderId: v.string(),
  orderNumber: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  openedAt: v.string(),
  openedBy: text,
})
export type CustomerMessage = v.InferOutput<typeof message>

const note = camelShape({
  id: v.string(),
  orderId: v.string(),
  orderNumber: v.string(),
  body: v.string(),
  createdAt: v.string(),
  author: text,
})
export type CustomerNote = v.InferOutput<typeof note>

const doubtful = v.pipe(
  camelShape({
    id: v.string(),
    orderNumber: v.string(),
    createdAt: v.string(),
    matchedBy: match,
    shipping: v.unknown(),
  }),
  v.transform(({ id: orderId, matchedBy, shipping, ...order }) => ({
    ...order,
    orderId,
    match: matchedBy,
    name: parseShippingAddress(shipping).name,
  })),
)

const listsShape = v.object({
  matched: v.record(match, v.number()),
  addresses: v.array(address),
  /** The five newest. */
  feedbacks: v.array(feedback),
  /** The ten newest. */
  notes: v.array(note),
  /** The ten newest. */
  messages: v.array(message),
  doubtful: v.array(doubtful),
})

/** Moments are ISO 8601 UTC, amounts reais. */
export interface CustomerCard extends Omit<v.InferOutput<typeof listsShape>, 'matched' | 'addresses'> {
  userId: string | null
  createdAt: string | null
  name: string | null
  email: string | null
  /** As written. */
  phone: string | null
  /** CPF or CNPJ without dots. */
  document: string | null
  matches: Partial<Record<CustomerMatch, number>>
  orderCount: number
  cancelledCount: number
  /** Cancelled orders do not count. */
  spentBrl: number
  firstOrderAt: string | null
  lastOrderAt: string | null
  addresses: UsedAddress[]
  feedbackCount: number
}

export function toCustomerCard(
  operation: string,
  row: Database['public']['Functions']['customer_card']['Returns'][number],
): CustomerCard {
  const newest = parseShippingAddress(row.newest)
  const { matched: matches, addresses, ...lists } = checkedAnswer(operation, listsShape, row)
  const { fullName, spent: spentBrl, newest: _, matched: __, profileId: ___, ...card } = camel(row)
  return {
    ...card,
    ...lists,
    name: storedText(fullName) ?? newest.name,
    email: card.email || newest.email,
    phone: storedText(card.phone) ?? newest.phone,
    matches,
    spentBrl,
    addresses: usedAddresses(addresses),
  }
}
