import { type ProductListRow, productKeys } from '@loja/data'
import { type ProductFilter, productListParams } from '@loja/domain'
import { cachedRow, useListParams, useListSelection } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toProductSelection } from '../product-selection/product-selection'
import { useLiveProducts } from './use-live-products'
import { useProductCounts } from './use-product-counts'
import { useProductList } from './use-product-list'

const NOT_COUNTED = { snapshot: '', total: 0 }

/** What the page shows, what is selected of it, and what arrived meanwhile. */
export function useProductsPage() {
  const queryClient = useQueryClient()
  const { params, setParams } = useListParams(productListParams)
  const { sort, page, pageSize } = params
  const filter = useMemo(() => filterOf(params), [params])
  const list = useProductList({ ...filter, sort, page, pageSize })
  const counts = useProductCounts(filter)
  const total = counts.isPlaceholderData ? undefined : counts.data?.total
  const selection = useListSelection<ProductListRow, ProductFilter>(filter, list.data, total)
  const { newCount, showNew } = useLiveProducts(filter, list.data, list.dataUpdatedAt)
  const change = (patch: Partial<typeof params>) => setParams((current) => productListParams.change(current, patch))
  return {
    params,
    setParams,
    change,
    filter,
    list,
    counts,
    total,
    selection,
    newCount,
    showNew: () => {
      showNew()
      // New products are the first ones of the list's own order.
      if (page > 1 || sort !== 'date_desc') change({ sort: 'date_desc' })
    },
    /** Shows a category and selects all of it. */
    selectCategory: (category: string) => {
      change({ category })
      selection.selectAll({ ...filter, category })
    },
    /** The selection with the products as they are on the screen at this moment: they are what a bulk change sends. */
    noteSeen: () =>
      toProductSelection(
        selection.selected,
        { rows: list.data ?? [], counts: counts.data ?? NOT_COUNTED },
        (id) => cachedRow<ProductListRow>(queryClient, productKeys.lists, id)?.version,
      ),
  }
}

function filterOf({ search, category, brand, status, stock, onSale }: ProductFilter): ProductFilter {
  return { search, category, brand, status, stock, onSale }
}
