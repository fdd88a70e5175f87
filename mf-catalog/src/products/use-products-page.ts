import { type ProductListRow, productKeys } from '@loja/data/products'
import { type ProductFilter, productListParams } from '@loja/domain/products'
import { cachedRow, useListParams, useListSelection, useLiveList } from '@loja/ui/lists'
import { useQueryClient } from '@tanstack/react-query'
import { type TickedProduct, toProductSelection } from '../product-selection/product-selection'
import { useProductFilters } from './product-fields'
import { LIVE_PRODUCTS, useProductQueries } from './queries'
import { useProductExports } from './use-product-exports'
import { useProductMenu } from './use-product-menu'
import { useSelectionDialogs } from './use-selection-dialogs'

const NOT_COUNTED = { snapshot: '', total: 0 }

export function useProductsPage() {
  const queryClient = useQueryClient()
  const address = useListParams(productListParams)
  const { filter, change } = address
  const queries = useProductQueries(address)
  const { query, rows = [], counts = NOT_COUNTED, names } = queries
  const ticks = useListSelection<TickedProduct, ProductFilter>(filter, queries.rows, queries.total)
  const selection = {
    ...ticks,
    onSelect: (ticked: readonly ProductListRow[], on: boolean) =>
      ticks.onSelect(
        ticked.map((row) => ({ ...row, foundBy: filter })),
        on,
      ),
    selectCategory: (category: string) => {
      change({ category })
      ticks.selectAll({ ...filter, category })
    },
  }
  const dialogs = useSelectionDialogs({
    selection,
    choices: names,
    seenSelection: () =>
      toProductSelection(
        selection.selected,
        { rows, counts },
        (id) => cachedRow<ProductListRow>(queryClient, productKeys.lists, id)?.version,
      ),
    isReading: query.isFetching || queries.countQuery.isFetching,
  })
  const exports = useProductExports(filter)
  return {
    address,
    queries,
    filters: useProductFilters(names, filter),
    selection,
    dialogs,
    exports,
    menu: useProductMenu(exports),
    live: useLiveList(LIVE_PRODUCTS, queries, address),
  }
}
