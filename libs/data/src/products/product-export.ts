import {
  forEachProductField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELD_TABLE,
  type ProductDraft,
  type ProductFieldKind,
  type ProductFilter,
} from '@loja/domain/products'
import * as v from 'valibot'
import { answeredBatch, type BatchCursor } from '../client/answered-batch'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { productFilterArgs } from './product-rows'
import { columnOf, type DraftRow, writeFields } from './stored-product'

export interface ProductExportRow extends ProductDraft {
  id: string
  createdAt: string
  categoryName: string | null
  brandName: string | null
}

export type ProductCursor = BatchCursor

export interface ProductBatch {
  rows: ProductExportRow[]
  last: ProductCursor | null
}

const PRODUCT_BATCH_SIZE = 1000

const text = v.nullable(v.string())

const STORED_SHAPES: Record<ProductFieldKind, v.GenericSchema> = {
  name: v.string(),
  text,
  amount: v.number(),
  optionalAmount: v.nullable(v.number()),
  moment: text,
  quantity: v.nullable(v.number()),
  id: text,
  texts: v.array(v.string()),
  categoryType: v.string(),
  gender: text,
  flag: v.boolean(),
}

interface ExportedProduct extends DraftRow {
  id: string
  created_at: string
  category_name: string | null
  brand_name: string | null
}

const exportedProduct = v.object({
  id: v.string(),
  created_at: v.string(),
  ...Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((field) => [columnOf(field), STORED_SHAPES[PRODUCT_FIELD_TABLE[field].kind]]),
  ),
  category_name: text,
  brand_name: text,
}) as unknown as v.GenericSchema<ExportedProduct>

/**
 * Keyset pagination: concurrent changes neither shift nor repeat rows. Ends with an empty batch: a server may return
 * fewer rows than asked.
 * @param after null for the first batch
 * @throws DataError with `retryAfterMs`; does not retry by itself
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

/** All active products by id. */
export async function listCatalogueBatch(after: ProductCursor | null, signal: AbortSignal): Promise<ProductBatch> {
  const args = { page_size: PRODUCT_BATCH_SIZE, ...(after && { after_id: after.id }) }
  const call = db().rpc('list_catalogue_batch', args, { get: true }).retry(false)
  return toBatch('products.exportCatalogue', await ask('products.exportCatalogue', call, signal))
}

function toBatch(operation: string, answer: string): ProductBatch {
  const { rows, last } = answeredBatch(operation, exportedProduct, answer)
  return { rows: rows.map(toExportRow), last }
}

// Copied for each row: objects that get so many properties one by one become hash tables, at 15 times the time.
const NO_VALUES = {
  ...forEachProductField(() => null),
  id: '',
  createdAt: '',
  categoryName: null,
  brandName: null,
} as ProductExportRow

function toExportRow(row: ExportedProduct): ProductExportRow {
  const exported = writeFields({ ...NO_VALUES }, row)
  exported.id = row.id
  exported.createdAt = row.created_at
  exported.categoryName = row.category_name
  exported.brandName = row.brand_name
  return exported
}
