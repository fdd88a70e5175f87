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
  /** Null for an item outside of the catalogue. */
  productId: string | null
  productName: string
  quantity: number
  /** For one piece. */
  price: number
  /** E.g. why the price is not the product's. */
  note: string
}

export interface OrderEntry {
  items: OrderEntryItem[]
  /** The name is not blank. `userId`: of the account. */
  customer: { userId: string | null; name: string; phone: string; email: string; document: string }
  /** Null if the customer picks the order up; otherwise with street, city and state. */
  address: OrderEntryAddress | null
  shippingMethod: string
  shippingCost: number
  discount: number
  paymentMethod: string
  notes: string
  /** As shown, of `entryTotals`. */
  total: number
}

const OPERATION = 'orders.enter'

const shortProducts = v.array(camelShape({ productId: v.string(), stock: v.number() }))

/**
 * Stores an order that staff enter, as pendente, and assigns its number. `requestId` becomes its id: a repeat after a
 * lost response returns the stored order, also if the entry has changed since.
 * @throws DataError `invalid` for a refused value; `limit` if stock is short (`stockShortOf`) and not accepted; `conflict`
 * if the database computes another total, or a product or the account was deleted
 */
export async function enterOrder(request: {
  requestId: string
  entry: OrderEntry
  acceptStock: boolean
}): Promise<{ id: string; orderNumber: string; total: number }> {
  const { items, customer, address, ...rest } = request.entry
  const entry = {
    ...snake(rest),
    items: items.map(snake),
    customer: snake(customer),
    address: address && stored(address),
  }
  const call = db().rpc('enter_order', {
    request_id: request.requestId,
    entry: storable(entry),
    accept_stock: request.acceptStock,
  })
  return camel(oneRow(OPERATION, await ask(OPERATION, call)))
}

/** The products, and their stock, for which `enterOrder` was refused. */
export function stockShortOf(error: unknown): { productId: string; stock: number }[] | undefined {
  if (!isDataError(error) || error.operation !== OPERATION || error.code !== 'limit') return undefined
  const { hint } = error.cause as { hint: string }
  return checkedAnswer(OPERATION, shortProducts, JSON.parse(hint))
}

/** As storefronts store it. */
function stored({ postalCode, neighborhood, ...address }: OrderEntryAddress) {
  return { ...address, district: neighborhood, zip: formatPostalCode(parsePostalCode(postalCode) ?? postalCode) }
}
