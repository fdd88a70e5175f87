import { dataMutation, dataQuery } from '@loja/data/client'
import { customerKeys, findCustomers } from '@loja/data/customers'
import { dashboardKeys } from '@loja/data/dashboard'
import { editOrder, enterOrder, getOrderToEdit, orderKeys, stockShortOf } from '@loja/data/orders'
import { productKeys } from '@loja/data/products'
import {
  listMatchedProducts,
  type MatchedProduct,
  matchOrderedLines,
  searchMatchedProducts,
} from '@loja/data/suppliers'
import { cleanGtin, gtinFault } from '@loja/domain/products'
import { readOrderedLines } from '@loja/product-import/order-lines'
import { undoLater } from '@loja/records'
import { messages } from './messages'

export interface FoundProduct {
  product: MatchedProduct
  quantity: number
}

/** `2 Asad 100` finds two of the product, unless a name has all of it. */
export function productSearch(text: string) {
  return {
    queryKey: [...productKeys.all, 'order-entry', text],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundProduct[]> => {
      const named = await searchMatchedProducts(text, signal)
      const [line] = readOrderedLines(text)
      if (named.length > 0 || !line || line.text === text) return named.map((product) => ({ product, quantity: 1 }))
      const found = await searchMatchedProducts(line.text, signal)
      return found.map((product) => ({ product, quantity: line.quantity }))
    },
    meta: { errorText: messages.searchFailed },
  }
}

export function customerSearch(text: string) {
  return dataQuery(customerKeys.found(text), (signal) => findCustomers(text, signal), messages.customerFailed)
}

export interface MatchedLine {
  line: string
  quantity: number
  products: MatchedProduct[]
  /** Only one product is meant. */
  isSure: boolean
}

/** Pasted lines without numbering, so that each can be read again by itself. */
export function orderedLines(pasted: string): string[] {
  return readOrderedLines(pasted).map(({ text, quantity, whole }) => whole ?? `${quantity}x ${text}`)
}

export function lineMatches(lines: readonly string[]) {
  return dataQuery(
    [...productKeys.all, 'order-lines', lines],
    (signal) => matchLines(lines, signal),
    messages.matchFailed,
  )
}

const MOST_OFFERED = 6

async function matchLines(lines: readonly string[], signal: AbortSignal): Promise<MatchedLine[]> {
  const read = lines.flatMap((line) => readOrderedLines(line).map((meaning) => ({ line, ...meaning })))
  const texts = read.flatMap(({ text, whole }) => (whole === null ? [text] : [whole, text]))
  const asked = texts.map((text, index) => ({ line: index + 1, text, gtin: gtinOf(text) }))
  const matches = await matchOrderedLines(asked, signal)
  const productsOf = (text: string | null) => {
    const match = text === null ? undefined : matches[texts.indexOf(text)]
    return match?.product ? [match.product] : (match?.candidates ?? []).map(({ product }) => product)
  }
  const found: MatchedLine[] = []
  for (const { line, text, quantity, whole } of read) {
    const named = productsOf(whole)
    const meant = productsOf(text)
    const isName = named.length > 0 && meant.length === 0
    const either = [...new Map([...named, ...meant].map((product) => [product.id, product])).values()]
    // A part of a name is similar to none.
    const products = either.length > 0 ? either : (await searchMatchedProducts(text, signal)).slice(0, MOST_OFFERED)
    const isSure = products.length === 1 && products[0]?.isActive === true && (isName || named.length === 0)
    found.push({ line, quantity: isName ? 1 : quantity, products, isSure })
  }
  return found
}

function gtinOf(text: string): string | null {
  const digits = cleanGtin(text)
  return digits !== '' && gtinFault(digits) === null ? digits : null
}

/** Products of an order that is repeated. */
export function productsOf(ids: readonly string[]) {
  return dataQuery([...productKeys.all, 'order-entry', ids], (signal) => listMatchedProducts(ids, signal))
}

export const creation = dataMutation({
  mutationFn: enterOrder,
  errorText: (error) => (stockShortOf(error) ? null : messages.failed(error)),
  unknownText: messages.unknown,
  // The stock of products follows orders.
  invalidates: [orderKeys.all, productKeys.all, customerKeys.all, dashboardKeys.all],
})

export function orderToEdit(id: string) {
  return dataQuery([...orderKeys.details(id), 'edit'], (signal) => getOrderToEdit(id, signal))
}

export const editing = dataMutation({
  mutationFn: editOrder,
  successText: (_, { changeId }) => (changeId ? messages.edited : messages.unchanged),
  undo: (_, { orderNumber, changeId }) => undoLater(changeId, { kind: 'order_edit', name: orderNumber }),
  errorText: (error) => (stockShortOf(error) ? null : messages.editFailed(error)),
  unknownText: messages.editUnknown,
  invalidates: [orderKeys.all, customerKeys.all, dashboardKeys.all],
})
