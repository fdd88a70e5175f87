import { formatPostalCode, type OrderEntryAddress, parsePostalCode } from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel, snake } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { isDataError } from '../client/data-error'
import { storable } from '../client/storable'

/** Amounts in reais; absent texts are empty. @public */
export interface OrderEntryItem {
  productId: string | null
  productName: string
  quantity: number
  price: number
  /** E.g. why the price is not the product's. */
  note: string
}

export interface OrderEntry {
  items: OrderEntryItem[]
  /** The name is not blank. */
  customer: { userId: string | null; name: string; phone: string; email: string; document: string }
  /** Null if the customer picks the order up. */
  address: OrderEntryAddress | null
  shippingMethod: string
  shippingCost: number
  discount: number
  paymentMethod: string
  notes: string
  total: number
}

/** Items, shipping cost, discount and total come together. */
export interface OrderEdit extends Partial<Omit<OrderEntry, 'items' | 'customer'>> {
  /** `line`: index in the items of the order; absent for a new one. */
  items?: (OrderEntryItem & { line?: number })[]
  customer?: Partial<OrderEntry['customer']>
}

const OPERATION = 'orders.enter'

const shortProducts = v.array(camelShape({ productId: v.string(), stock: v.number() }))

/**
 * Stored as pendente. `requestId` becomes its id: a repeat after a lost response returns the stored order, also if the
 * entry has changed since.
 * @throws DataError `invalid` for a refused value; `limit` if stock is short (`stockShortOf`) and not accepted;
 * `conflict` if the database computes another total, or a product or the account was deleted
 */
export async function enterOrder(request: {
  requestId: string
  entry: OrderEntry
  acceptStock: boolean
}): Promise<{ id: string; orderNumber: string; total: number }> {
  const call = db().rpc('enter_order', {
    request_id: request.requestId,
    entry: storedEntry(request.entry),
    accept_stock: request.acceptStock,
  })
  return camel(oneRow(OPERATION, await ask(OPERATION, call)))
}

export function stockShortOf(error: unknown): { productId: string; stock: number }[] | undefined {
  if (!isDataError(error, 'limit')) return undefined
  const { details, hint } = error.cause as { details?: string; hint: string }
  return details === 'stock_short' ? checkedAnswer(error.operation, shortProducts, JSON.parse(hint)) : undefined
}

export function storedEntry({ items, customer, address, ...rest }: OrderEdit) {
  return storable({
    ...snake(rest),
    ...(items && { items: items.map(snake) }),
    ...(customer && { customer: snake(customer) }),
    ...(address !== undefined && { address: address && storedAddress(address) }),
  })
}

function storedAddress({ postalCode, neighborhood, ...address }: OrderEntryAddress) {
  return { ...address, district: neighborhood, zip: formatPostalCode(parsePostalCode(postalCode) ?? postalCode) }
}
