import type { OrderWithProducts, ReturnRequest } from '@loja/data/orders'
import { formatBrl, parseTypedBrl } from '@loja/domain/format'
import { messages } from './messages'

export interface ReturnableLine {
  id: string
  name: string
  priceBrl: number
  /** Pieces that did not come back yet. */
  left: number
}

export function returnableLines({ bookedLines, returned }: OrderWithProducts): ReturnableLine[] {
  const back = new Map<string, number>()
  for (const { items } of returned.returns)
    for (const { orderItemId, quantity } of items) back.set(orderItemId, (back.get(orderItemId) ?? 0) + quantity)
  return bookedLines
    .map(({ id, name, quantity, priceBrl }) => ({ id, name, priceBrl, left: quantity - (back.get(id) ?? 0) }))
    .filter(({ left }) => left > 0)
}

const cents = (brl: number) => Math.round(brl * 100)

export function refundableBrl({ payments, returned }: OrderWithProducts): number {
  const paid = payments.reduce((sum, { amount, state }) => (state === 'pago' ? sum + cents(amount) : sum), 0)
  const refunded = returned.returns.reduce((sum, { refund }) => sum + cents(refund), 0)
  return Math.max(0, paid - refunded) / 100
}

const quantityOf = (typed: string) => (typed.trim() === '' ? 0 : /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : null)

/** Texts of the form: `refund`, `reason`, `note`, and the quantity of each line by its id. */
export type TypedReturn = Record<string, string>

/** How much of a price the discount of the order leaves. */
export function paidShare({ subtotal, discountAmount }: Pick<OrderWithProducts, 'subtotal' | 'discountAmount'>) {
  return subtotal && discountAmount ? Math.max(0, 1 - discountAmount / subtotal) : 1
}

export function proposedBrl(
  lines: readonly ReturnableLine[],
  typed: TypedReturn,
  { share, limitBrl }: { share: number; limitBrl: number },
): number {
  const value = lines.reduce((sum, { id, priceBrl }) => sum + cents(priceBrl) * (quantityOf(typed[id] ?? '') ?? 0), 0)
  return Math.min(Math.round(value * share), cents(limitBrl)) / 100
}

type Parsed = Pick<ReturnRequest, 'items' | 'refund'>

export function parseReturn(
  lines: readonly ReturnableLine[],
  typed: TypedReturn,
  limitBrl: number,
): { errors: TypedReturn } | { request: Parsed } {
  const errors: TypedReturn = {}
  const items: Parsed['items'] = []
  for (const { id, left } of lines) {
    const quantity = quantityOf(typed[id] ?? '')
    if (quantity === null || quantity > left) errors[id] = messages.badQuantity(left)
    else if (quantity > 0) items.push({ orderItemId: id, quantity })
  }
  const [first] = lines
  if (first && items.length === 0 && Object.keys(errors).length === 0) errors[first.id] = messages.nothing
  if (typed.reason === 'outro' && !typed.note?.trim()) errors.note = messages.noNote
  const refund = parseTypedBrl(typed.refund ?? '')
  if (refund === null || refund > limitBrl) errors.refund = messages.badRefund(formatBrl(limitBrl))
  return Object.keys(errors).length > 0 || refund === null ? { errors } : { request: { items, refund } }
}
