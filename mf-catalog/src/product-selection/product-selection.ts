import type { ProductCounts, ProductListRow, ProductSelection } from '@loja/data'
import { isProductMatch, type ProductFilter } from '@loja/domain'
import { type SelectedRows, toVersionedSelection } from '@loja/ui'

/** Products that are ticked. */
export type SelectedProducts = SelectedRows<ProductListRow, ProductFilter>

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
 * How many products of a category are ticked, of those that the filter finds apart from its own category.
 * @param total how many of the category the filter finds
 */
export function countSelectedInCategory(
  selected: SelectedProducts,
  filter: ProductFilter,
  categoryId: string,
  total: number,
): number {
  const isMeant = (row: ProductListRow) =>
    row.categoryId === categoryId && isProductMatch(row, { ...filter, category: null })
  if (selected.kind === 'some') return Object.values(selected.rows).filter(isMeant).length
  if (selected.filter.category !== null && selected.filter.category !== categoryId) return 0
  return Math.max(0, total - Object.values(selected.except).filter(isMeant).length)
}
