import type { ProductDraft, ProductFilter } from '@loja/domain'
import * as v from 'valibot'
import { answeredBatch, type BatchCursor } from '../client/answered-batch'
import { ask } from '../client/ask'
import { db } from '../client/client'
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
export type ProductCursor = BatchCursor

/** Products in a row, and where they end: null when there are none. */
export interface ProductBatch {
  rows: ProductExportRow[]
  last: ProductCursor | null
}

/** Products of one request, the most that the database gives. */
const PRODUCT_BATCH_SIZE = 1000

const text = v.nullable(v.string())
const texts = v.array(v.string())

/** A row of `list_product_batch` and `list_catalogue_batch`. */
const exportedProduct = v.object({
  id: v.string(),
  created_at: v.string(),
  name: v.string(),
  short_description: text,
  description: text,
  price: v.number(),
  sale_price: v.nullable(v.number()),
  stock_quantity: v.nullable(v.number()),
  min_stock_alert: v.nullable(v.number()),
  main_image: text,
  images: texts,
  category_id: text,
  brand_id: text,
  category_type: v.string(),
  perfume_type: text,
  gender: text,
  volume: text,
  fragrance_family: text,
  intensity: text,
  tags: texts,
  is_active: v.boolean(),
  is_featured: v.boolean(),
  category_name: text,
  brand_name: text,
})

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
  return toBatch('products.export', await ask('products.export', call, signal))
}

/** As `listProductBatch`: all active products, by id, so that the same products always come in the same order. @throws DataError */
export async function listCatalogueBatch(after: ProductCursor | null, signal: AbortSignal): Promise<ProductBatch> {
  const args = { page_size: PRODUCT_BATCH_SIZE, ...(after && { after_id: after.id }) }
  const call = db().rpc('list_catalogue_batch', args, { get: true }).retry(false)
  return toBatch('products.exportCatalogue', await ask('products.exportCatalogue', call, signal))
}

function toBatch(operation: string, answer: string): ProductBatch {
  const { rows, last } = answeredBatch(operation, exportedProduct, answer)
  return { rows: rows.map(toExportRow), last }
}

function toExportRow(row: v.InferOutput<typeof exportedProduct>): ProductExportRow {
  return {
    ...toProductDraft(row),
    id: row.id,
    createdAt: row.created_at,
    categoryName: row.category_name,
    brandName: row.brand_name,
  }
}
