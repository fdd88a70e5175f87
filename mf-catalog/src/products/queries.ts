import {
  countProducts,
  DataError,
  dataMutation,
  deleteProducts,
  listProducts,
  type NamedChoice,
  type ProductListRow,
  productKeys,
  subscribeToProducts,
} from '@loja/data'
import type { ProductFilter, ProductListParams } from '@loja/domain'
import { type LiveList, useListQueries } from '@loja/ui'
import { useMemo } from 'react'
import { useBrands, useCategories } from '../catalog-queries'
import { messages } from './messages'

export function useProductQueries({ sort, page, pageSize }: ProductListParams, filter: ProductFilter) {
  const request = { ...filter, sort, page, pageSize }
  const queries = useListQueries({
    list: { queryKey: productKeys.list(request), queryFn: ({ signal }) => listProducts(request, signal) },
    counts: { queryKey: productKeys.counts(filter), queryFn: ({ signal }) => countProducts(filter, signal) },
    totalOf: ({ total }) => total,
    errorText: messages.loadFailed,
  })
  const categories = useCategories(messages.loadFailed)
  const brands = useBrands(messages.loadFailed)
  const brandList = brands.data ?? NONE
  const categoryList = categories.data ?? NONE
  const names = useMemo(
    () => ({
      categories: categoryList,
      brands: brandList,
      brandNames: new Map(brandList.map(({ id, name }) => [id, name])),
    }),
    [categoryList, brandList],
  )
  return { ...queries, names, countQueries: [...queries.countQueries, categories, brands] }
}

const NONE: NamedChoice[] = []

const { all, lists, allCounts, details } = productKeys
export const LIVE_PRODUCTS: LiveList<ProductListRow> = {
  subscribe: subscribeToProducts,
  keys: { all, lists, counts: allCounts, details },
  isKnown: (shown, arrived) => shown.version >= arrived.version,
}

export const deletion = dataMutation({
  mutationFn: async ({ id, version }: ProductListRow) => {
    const { failures } = await deleteProducts({ seen: { [id]: version } })
    const [leftAlone] = failures
    // Deleted products have no name.
    if (leftAlone) throw new DataError(leftAlone.name === null ? 'not-found' : 'conflict', 'products.delete')
  },
  successText: messages.deleted,
  errorText: messages.deleteFailed,
  invalidates: [productKeys.all],
})
