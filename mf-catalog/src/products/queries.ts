import { DataError, dataMutation, dataQuery } from '@loja/data/client'
import {
  changeProducts,
  countProducts,
  type NamedChoice,
  type ProductListRow,
  productKeys,
  subscribeToProducts,
} from '@loja/data/products'
import { type ProductFilter, type ProductListParams, productListParams } from '@loja/domain/products'
import { undoLater } from '@loja/records'
import { type LiveList, listSource, useListQueries } from '@loja/ui/lists'
import { useMemo } from 'react'
import { productPage, useBrands, useCategories } from '../catalog-queries'
import { messages } from './messages'

export const PRODUCTS = listSource({
  list: productListParams,
  reads: ({ sort, page, pageSize }, filter) => ({
    list: productPage({ ...filter, sort, page, pageSize }),
    counts: dataQuery(productKeys.counts(filter), (signal) => countProducts(filter, signal)),
  }),
  totalOf: ({ total }) => total,
  errorText: messages.loadFailed,
  views: {
    list: 'products',
    ready: [
      { key: 'sem-estoque', name: messages.outOfStock, address: 'estoque=zerado&status=ativo' },
      { key: 'sem-imagem', name: messages.withoutImage, address: 'sem-imagem=sim&status=ativo' },
    ],
    countsKey: productKeys.allCounts,
  },
})

export function useProductQueries(address: { params: ProductListParams; filter: ProductFilter }) {
  const queries = useListQueries(PRODUCTS, address)
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
    const { failures, changeId } = await changeProducts({ seen: { [id]: version } }, { kind: 'delete' })
    const [leftAlone] = failures
    // Deleted products have no name.
    if (leftAlone) throw new DataError(leftAlone.name === null ? 'not-found' : 'conflict', 'products.delete')
    return changeId
  },
  successText: messages.deleted,
  undo: (_, changeId) => undoLater(changeId, { kind: 'delete' }),
  errorText: messages.deleteFailed,
  invalidates: [productKeys.all],
})
