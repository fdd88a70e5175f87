import { type ProductFilter, type ProductSort, pageRange } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import { type ProductListRow, productFilterArgs, SELECT_PRODUCT_ROW, toProductListRow } from './product-rows'

/** One page of the products under a filter. */
export interface ProductPageRequest extends ProductFilter {
  sort: ProductSort
  /** 1-based. */
  page: number
  pageSize: number
}

/** Keys of the query cache. */
export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  list: (request: ProductPageRequest) => ['products', 'list', request],
  details: (id: string) => ['products', 'details', id],
  /** Whether a name is taken. */
  named: (name: string) => ['products', 'named', name],
  allCounts: ['products', 'counts'],
  counts: (filter: ProductFilter) => ['products', 'counts', filter],
  featured: ['products', 'featured'],
  featuredCandidates: (term: string) => ['products', 'featured-candidates', term],
  preview: (selection: object, change: object) => ['products', 'preview', selection, change],
  changes: ['products', 'changes'],
  changePage: (page: number) => ['products', 'changes', page],
  changeCount: ['products', 'changes', 'count'],
  imports: ['products', 'imports'],
  importPage: (page: number) => ['products', 'imports', page],
  importCount: ['products', 'imports', 'count'],
  import: (id: string) => ['products', 'imports', 'one', id],
} as const

/** Exact counts of what a filter finds. */
export interface ProductCounts {
  total: number
  /** Below their alert (PROD-08), those that are out of stock included. */
  lowStock: number
  /** By category id, or `none`, without regard to the category of the filter. One without products is not named. */
  byCategory: Record<string, number>
  /** What the database had read, in its own words: names to a bulk change what was seen. Empty when nothing was found. */
  snapshot: string
}

/**
 * One page of products in the order asked for, ties broken so that no product stands on two pages. A page after the last
 * has no rows. How many there are on all pages, `countProducts` says.
 * @throws DataError
 */
export async function listProducts(request: ProductPageRequest, signal?: AbortSignal): Promise<ProductListRow[]> {
  const { sort, page, pageSize } = request
  const args = {
    ...productFilterArgs(request),
    sort,
    page_size: pageSize,
    page_offset: pageRange(page, pageSize).from,
  }
  // By GET, so that a request which the network loses is sent again.
  const call = db().rpc('search_products', args, { get: true }).select(SELECT_PRODUCT_ROW)
  const rows = await ask('products.list', call, signal)
  return rows.map(toProductListRow)
}

/**
 * Exact counts of the products that a filter finds, in one request. Those by category leave its category out, so that the
 * other categories keep theirs.
 * @throws DataError
 */
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

/** What can be changed of a product where it stands in the list. */
export interface ProductFields {
  /** In reais. */
  price: number
  stockQuantity: number
  isActive: boolean
  categoryId: string | null
}

/** A change of one product, and the version that was on the screen. */
export interface ProductFieldsChange {
  id: string
  version: number
  patch: Partial<ProductFields>
}

/** The product as it is now, when another session changed it first and `updateProductFields` failed for that. */
export function productConflictOf(error: unknown): ProductListRow | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<ProductListRow> | undefined
  return cause?.id && cause.version ? (cause as ProductListRow) : null
}

/**
 * Changes some fields of one product, unless it was changed since it was read.
 * @throws DataError `conflict` when somebody was faster (`productConflictOf` says what the product is now), `not-found` or
 * `forbidden` when it is gone, or row security refuses: that gives no error, just no row
 */
export async function updateProductFields({ id, version, patch }: ProductFieldsChange): Promise<ProductListRow> {
  const stored = {
    ...(patch.price !== undefined && { price: patch.price }),
    ...(patch.stockQuantity !== undefined && { stock_quantity: patch.stockQuantity }),
    ...(patch.isActive !== undefined && { is_active: patch.isActive }),
    ...(patch.categoryId !== undefined && { category_id: patch.categoryId }),
  }
  const update = db().from('products').update(stored).eq('id', id).eq('version', version)
  const [changed] = await ask('products.updateFields', update.select(SELECT_PRODUCT_ROW))
  if (!changed) throw await classifyRefusal(id, version)
  return toProductListRow(changed)
}

async function classifyRefusal(id: string, version: number): Promise<DataError> {
  const query = db().from('products').select(SELECT_PRODUCT_ROW).eq('id', id).limit(1)
  const [row] = await ask('products.updateFields', query)
  if (!row) return new DataError('not-found', 'products.updateFields')
  // As it was seen, and yet not changed: row security shows the product and lets nobody write it.
  if (row.version === version) return new DataError('forbidden', 'products.updateFields')
  return new DataError('conflict', 'products.updateFields', toProductListRow(row))
}

/** What staff type to delete the whole catalogue (IMP-17). */
export const DELETE_ALL_PHRASE = 'DELETAR TUDO'

/**
 * Deletes the whole catalogue, and says how many products there were.
 * @param phrase as it was typed
 * @throws DataError `invalid` for any other than `DELETE_ALL_PHRASE`, `conflict` while an import is running
 */
export function deleteAllProducts(phrase: string): Promise<number> {
  return ask('products.deleteAll', db().rpc('delete_all_products', { phrase }))
}
