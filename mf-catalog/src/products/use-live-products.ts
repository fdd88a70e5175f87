import { type ProductListRow, productKeys, subscribeToProducts } from '@loja/data'
import { isProductMatch, type ProductFilter } from '@loja/domain'
import { type LiveList, useLiveList } from '@loja/ui'

const { all, lists, allCounts, details } = productKeys
const LIVE_PRODUCTS: LiveList<ProductListRow> = {
  subscribe: subscribeToProducts,
  keys: { all, lists, counts: allCounts, details },
  isKnown: (shown, arrived) => shown.version >= arrived.version,
}

/** Follows the products while the page is open. */
export function useLiveProducts(filter: ProductFilter, rows: ProductListRow[] | undefined, readAt: number) {
  return useLiveList(LIVE_PRODUCTS, { rows, readAt, isMatch: (row) => isProductMatch(row, filter) })
}
