import type { ProductFilter, StockMode } from '@loja/domain/products'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel, snake } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { bulkResult, type VersionedSelection, selectionArgs as versionedArgs } from '../client/versioned-selection'
import type { Json } from '../database.types'
import { toProductFilter } from './product-rows'

/** The database refuses more. */
export const MAX_BULK_PRODUCTS = 50_000

export type ProductSelection = VersionedSelection<ProductFilter>

const failureSchema = v.object({ id: v.string(), name: v.nullable(v.string()) })
export type ProductBulkFailure = v.InferOutput<typeof failureSchema>

export type DiscountKind = 'percentage' | 'fixed'
export type TagMode = 'add' | 'remove'
export type RoundedFields = 'price' | 'sale_price' | 'both'
export type RoundingDirection = 'nearest' | 'up' | 'down'

/** The names of the parts are the arguments of `change_products` in camel case. */
export type ProductBulkChange =
  /** Sets sale prices from prices. Without dates the promotion is open. */
  | { kind: 'discount'; discount: DiscountKind; value: number; startsAt?: string | null; endsAt?: string | null }
  /** `add` and `subtract` skip unlimited stocks. */
  | { kind: 'stock'; mode: StockMode; quantity: number }
  | { kind: 'category'; categoryId: string }
  | { kind: 'brand'; brandId: string }
  | { kind: 'status'; active: boolean }
  | { kind: 'tags'; mode: TagMode; tags: string[] }
  | { kind: 'promotion_end' }
  /** Prices end in `,90`. */
  | { kind: 'rounding'; fields: RoundedFields; direction: RoundingDirection }
  | { kind: 'delete' }
export type ProductBulkKind = ProductBulkChange['kind']

export interface BulkOptions {
  /** Skips the exceptions counted by a preview. */
  leaveOut?: boolean
  /** A retry with the same id returns the result of the first try. */
  requestId?: string
}

/**
 * Products changed by another session are failures.
 * @throws DataError `conflict` when the filter matches another number than confirmed, or the category or brand was
 * deleted; `invalid` for a value that the database refuses; `limit` for a 21st featured product
 */
export async function changeProducts(
  selection: ProductSelection,
  change: ProductBulkChange,
  { leaveOut, requestId }: BulkOptions = {},
) {
  const operation = 'products.change'
  const args = { ...selectionArgs(selection), ...changeArgs(change), leave_out: leaveOut, request_id: requestId }
  return bulkResult(operation, selection, await ask(operation, db().rpc('change_products', args)), failureSchema)
}

export interface BulkPreview {
  matched: number
  /** Including exceptions. */
  changed: number
  /** Products by kind of effect, such as `on_sale`; absent for none. */
  effects: Partial<Record<string, number>>
  exceptions: number
  exceptionNames: string[]
  rows: BulkPreviewRow[]
}

const valuesSchema = camelShape({
  price: v.optional(v.number()),
  salePrice: v.nullish(v.number()),
  saleStartsAt: v.nullish(v.string()),
  saleEndsAt: v.nullish(v.string()),
  stockQuantity: v.nullish(v.number()),
  categoryId: v.nullish(v.string()),
  brandId: v.nullish(v.string()),
  isActive: v.optional(v.boolean()),
  tags: v.optional(v.array(v.string())),
})
/** Prices in reais. */
export type ChangedValues = v.InferOutput<typeof valuesSchema>

const previewRowSchema = camelShape({
  id: v.string(),
  name: v.string(),
  price: v.number(),
  before: valuesSchema,
  after: valuesSchema,
  isException: v.boolean(),
})
export type BulkPreviewRow = v.InferOutput<typeof previewRowSchema>

const effectsSchema = v.record(v.string(), v.number())

export async function previewBulkChange(
  selection: ProductSelection,
  change: ProductBulkChange,
  signal?: AbortSignal,
): Promise<BulkPreview> {
  const operation = 'products.preview'
  const args = { selection: selectionArgs(selection).selection, ...changeArgs(change) }
  const row = oneRow(operation, await ask(operation, db().rpc('preview_product_change', args), signal))
  const { firstRows, ...preview } = camel(row)
  return {
    ...preview,
    effects: checkedAnswer(operation, effectsSchema, preview.effects),
    rows: checkedAnswer(operation, v.array(previewRowSchema), firstRows),
  }
}

const selectionArgs = (selection: ProductSelection) => versionedArgs(selection, toProductFilter)

function changeArgs({ kind, ...args }: ProductBulkChange): { kind: ProductBulkKind; arguments: Json } {
  return { kind, arguments: snake(args) as Json }
}
