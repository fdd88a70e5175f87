import type { ProductCounts, ProductListRow, ProductSelection } from '@loja/data/products'
import type { ProductFilter } from '@loja/domain/products'
import { type SelectedRows, toVersionedSelection } from '@loja/ui/lists'

export interface TickedProduct extends ProductListRow {
  foundBy: ProductFilter
}

export type SelectedProducts = SelectedRows<TickedProduct, ProductFilter>

export interface SeenProducts {
  rows: readonly Pick<ProductListRow, 'id' | 'version'>[]
  counts: Pick<ProductCounts, 'snapshot' | 'total'>
}

/** @param versionOf newer than the ticked version */
export function toProductSelection(
  selected: SelectedProducts,
  { rows, counts }: SeenProducts,
  versionOf: (id: string) => number | undefined,
): ProductSelection {
  return toVersionedSelection(selected, { rows, ...counts }, versionOf)
}

/** Counts products that were ticked under this filter or are shown. */
export function countSelectedInCategory(
  selected: SelectedProducts,
  { filter, shown }: { filter: ProductFilter; shown: ReadonlySet<string> },
  categoryId: string,
  total: number,
): number {
  const isOfCategory = (row: ProductListRow) => row.categoryId === categoryId
  if (selected.kind === 'some') {
    const isFound = ({ id, foundBy }: TickedProduct) => shown.has(id) || isSameFilter(foundBy, filter)
    return Object.values(selected.rows).filter((row) => isOfCategory(row) && isFound(row)).length
  }
  if (selected.filter.category !== null && selected.filter.category !== categoryId) return 0
  return Math.max(0, total - Object.values(selected.except).filter(isOfCategory).length)
}

function isSameFilter(one: ProductFilter, other: ProductFilter): boolean {
  return (Object.keys(one) as (keyof ProductFilter)[]).every((key) => key === 'category' || one[key] === other[key])
}
