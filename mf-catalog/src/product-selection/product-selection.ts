import type { ProductCounts, ProductListRow, ProductSelection } from '@loja/data'
import type { ProductFilter } from '@loja/domain'
import { type SelectedRows, toVersionedSelection } from '@loja/ui'

/** A product with the filter that found it when it was ticked. */
export interface TickedProduct extends ProductListRow {
  foundBy: ProductFilter
}

/** Products that are ticked. */
export type SelectedProducts = SelectedRows<TickedProduct, ProductFilter>

/** What the page shows: the rows that it holds, and the counts of its filter. */
export interface SeenProducts {
  rows: readonly Pick<ProductListRow, 'id' | 'version'>[]
  counts: Pick<ProductCounts, 'snapshot' | 'total'>
}

/**
 * The selection as the database takes it, with what was seen of it.
 * @param versionOf the version that the page shows of a product now, if it shows it anywhere: newer than when it was ticked
 */
export function toProductSelection(
  selected: SelectedProducts,
  { rows, counts }: SeenProducts,
  versionOf: (id: string) => number | undefined,
): ProductSelection {
  return toVersionedSelection(selected, { rows, ...counts }, versionOf)
}

/**
 * The number of ticked products of a category that the filter finds, whatever its own category. A product counts if it was
 * ticked under this filter, or is displayed: a tick from another filter says nothing about this one.
 * @param shown ids of the products on the page
 * @param total number of products of the category that the filter finds
 */
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
