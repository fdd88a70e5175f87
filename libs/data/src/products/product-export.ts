import type { ProductDraft, ProductFilter } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import type { Database } from '../database.types'
import { productFilterArgs } from './product-rows'
import { toProductDraft } from './stored-product'

/** A product as it is exported, with what its category and brand are called. */
export interface ProductExportRow extends ProductDraft {
  id: string
  /** ISO 8601. */
  createdAt: string
  categoryName: string | null
  brandName: string | null
}

/** The last product of a batch; the next batch begins after it. */
export interface ProductCursor {
  createdAt: string
  id: string
}

/** Products in a row, and where they end: null when there are none. */
export interface ProductBatch {
  rows: ProductExportRow[]
  last: ProductCursor | null
}

/** Products of one request, the most that the database gives. */
const PRODUCT_BATCH_SIZE = 1000

type BatchRow = Database['public']['Functions']['list_product_batch']['Returns'][number]

/**
 * The next products under a filter, newest first. Each batch begins after the last product of the one before, so that
 * products which are made or deleted meanwhile neither shift nor repeat another. An empty batch is the end: a server may give
 * less than it is asked for.
 * @param after null for the first batch
 * @throws DataError with `retryAfterMs` when the server asked to wait; it is not asked again from here
 */
export async function listProductBatch(
  filter: ProductFilter,
  after: ProductCursor | null,
  signal: AbortSignal,
): Promise<ProductBatch> {
  const args = {
    ...productFilterArgs(filter),
    page_size: PRODUCT_BATCH_SIZE,
    ...(after && { after_created_at: after.createdAt, after_id: after.id }),
  }
  const call = db().rpc('list_product_batch', args, { get: true }).retry(false)
  return toBatch(await ask('products.export', call, signal))
}

/** As `listProductBatch`: all active products, by id, so that the same products always come in the same order. @throws DataError */
export async function listCatalogueBatch(after: ProductCursor | null, signal: AbortSignal): Promise<ProductBatch> {
  const args = { page_size: PRODUCT_BATCH_SIZE, ...(after && { after_id: after.id }) }
  const call = db().rpc('list_catalogue_batch', args, { get: true }).retry(false)
  return toBatch(await ask('products.exportCatalogue', call, signal))
}

function toBatch(rows: BatchRow[]): ProductBatch {
  const last = rows.at(-1)
  return { rows: rows.map(toExportRow), last: last ? { createdAt: last.created_at, id: last.id } : null }
}

function toExportRow(row: BatchRow): ProductExportRow {
  return {
    ...toProductDraft(row),
    id: row.id,
    createdAt: row.created_at,
    categoryName: row.category_name,
    brandName: row.brand_name,
  }
}
