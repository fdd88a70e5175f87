import type { ProductFilter, ProductSort } from '@loja/domain/products'
import { ask } from '../client/ask'
import { snake } from '../client/camel'
import { db } from '../client/client'
import { conflictingRow, refusal } from '../client/data-error'
import { pageArgs } from '../client/filter-args'
import { PRODUCT_COLUMNS, type ProductListRow, productFilterArgs, toProductListRow } from './product-rows'

export interface ProductPageRequest extends ProductFilter {
  sort: ProductSort
  page: number
  pageSize: number
}

export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  list: (request: ProductPageRequest) => ['products', 'list', request],
  details: (id: string) => ['products', 'details', id],
  named: (name: string) => ['products', 'named', name],
  allCounts: ['products', 'counts'],
  counts: (filter: ProductFilter) => ['products', 'counts', filter],
  featured: ['products', 'featured'],
  featuredCandidates: (term: string) => ['products', 'featured-candidates', term],
  /** Not of `all`: a change of any product would read other prices and discard made pictures. */
  toSend: (selection: object, unavailable: boolean) => ['products-to-send', selection, unavailable],
  preview: (selection: object, change: object) => ['products', 'preview', selection, change],
  import: (id: string) => ['products', 'imports', 'one', id],
} as const

export interface ProductCounts {
  total: number
  lowStock: number
  /** Categories without products are absent. */
  byCategory: Record<string, number>
  /** Empty if nothing matched. */
  snapshot: string
}

/** One page in a stable order; empty after the last. */
export async function listProducts(request: ProductPageRequest, signal?: AbortSignal): Promise<ProductListRow[]> {
  const { sort, page, pageSize } = request
  const args = { ...productFilterArgs(request), sort, ...pageArgs(page, pageSize) }
  const call = db().rpc('search_products', args, { get: true }).select(`${PRODUCT_COLUMNS}, staff_notes(id)`)
  const rows = await ask('products.list', call, signal)
  return rows.map(({ staff_notes, ...row }) => ({ ...toProductListRow(row), noteCount: staff_notes.length }))
}

/** Counts by category ignore the category of the filter. */
export async function countProducts(filter: ProductFilter, signal?: AbortSignal): Promise<ProductCounts> {
  const args = productFilterArgs({ ...filter, category: null })
  const rows = await ask('products.count', db().rpc('products_by_category_counts', args, { get: true }), signal)
  const counted = rows.filter((row) => filter.category === null || row.category_id === filter.category)
  return {
    total: counted.reduce((sum, row) => sum + row.product_count, 0),
    lowStock: counted.reduce((sum, row) => sum + row.low_stock_count, 0),
    byCategory: Object.fromEntries(rows.map((row) => [row.category_id ?? 'none', row.product_count])),
    snapshot: rows[0]?.snapshot ?? '',
  }
}

/** A null `salePrice` ends the promotion; the database then clears its dates. */
export type ProductCells = Pick<
  ProductListRow,
  'price' | 'salePrice' | 'saleStartsAt' | 'saleEndsAt' | 'stockQuantity' | 'isActive' | 'categoryId'
>

export interface ProductCellsChange {
  id: string
  version: number
  patch: Partial<ProductCells>
}

export const productConflictOf = conflictingRow<ProductListRow>

/** Errors as `updateProduct` (`productConflictOf`). */
export async function updateProductFields({ id, version, patch }: ProductCellsChange): Promise<ProductListRow> {
  const operation = 'products.updateFields'
  const update = db().from('products').update(snake(patch)).eq('id', id).eq('version', version)
  const [changed] = await ask(operation, update.select(PRODUCT_COLUMNS))
  if (changed) return toProductListRow(changed)
  const [row] = await ask(operation, db().from('products').select(PRODUCT_COLUMNS).eq('id', id).limit(1))
  throw refusal(operation, row && toProductListRow(row), version)
}

/** Confirms the deletion of the whole catalogue (IMP-17). */
export const DELETE_ALL_PHRASE = 'DELETAR TUDO'

/** @throws DataError `invalid` for another phrase, `conflict` during an import */
export function deleteAllProducts(phrase: string): Promise<number> {
  return ask('products.deleteAll', db().rpc('delete_all_products', { phrase }))
}
