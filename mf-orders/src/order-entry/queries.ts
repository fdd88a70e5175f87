import {
  customerKeys,
  dashboardKeys,
  dataMutation,
  enterOrder,
  findCustomers,
  type MatchedProduct,
  orderKeys,
  productKeys,
  searchMatchedProducts,
} from '@loja/data'
import { readOrderedLines } from '@loja/product-import/order-lines'
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
  return {
    queryKey: customerKeys.found(text),
    queryFn: ({ signal }: { signal: AbortSignal }) => findCustomers(text, signal),
    meta: { errorText: messages.customerFailed },
  }
}

export const creation = dataMutation({
  mutationFn: enterOrder,
  successText: (_, { orderNumber }) => messages.created(orderNumber),
  errorText: messages.failed,
  invalidates: [orderKeys.all, customerKeys.all, dashboardKeys.all],
})
