import type { ProductFilter } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { camelKeys, snakeCase } from '../client/filter-args'
import { type VersionedSelection, selectionArgs as versionedArgs } from '../client/versioned-selection'
import type { Json } from '../database.types'
import { toProductFilter } from './product-rows'

/** The database refuses more. */
export const MAX_BULK_PRODUCTS = 50_000

export type ProductSelection = VersionedSelection<ProductFilter>

export interface ProductBulkFailure {
  id: string
  name: string | null
}

/** Unchanged unlimited stocks count only in `matched`. */
export interface ProductBulkResult {
  matched: number
  changed: number
  failures: ProductBulkFailure[]
  /** For `undoProductChange`; null if nothing changed. */
  changeId: string | null
}

/** Off the price, in per cent or in reais. */
export type DiscountKind = 'percentage' | 'fixed'
export type StockMode = 'add' | 'subtract' | 'set'
export type TagMode = 'add' | 'remove'
export type RoundedFields = 'price' | 'sale_price' | 'both'
export type RoundingDirection = 'nearest' | 'up' | 'down'

/** A change of many products. The names of the parts are the arguments of `change_products` in camel case. */
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
  /** Chosen by the page. A retry with the same id returns the result of the first try. */
  requestId?: string
}

const failuresSchema = v.array(v.object({ id: v.string(), name: v.nullable(v.string()) }))

/**
 * Changes or deletes products in one transaction. Products changed by another session are failures.
 * @throws DataError `conflict` when the filter matches another number than confirmed, or the category or brand was
 *   deleted; `invalid` for a value that the database refuses; `limit` for a 21st featured product
 */
export async function changeProducts(
  selection: ProductSelection,
  change: ProductBulkChange,
  { leaveOut, requestId }: BulkOptions = {},
): Promise<ProductBulkResult> {
  const operation = 'products.change'
  const args = { ...selectionArgs(selection), ...changeArgs(change), leave_out: leaveOut, request_id: requestId }
  const answer = oneRow(operation, await ask(operation, db().rpc('change_products', args)))
  const { matched, changed, failures, change_id: changeId } = answer
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', operation)
  return { matched, changed, failures: checkedAnswer(operation, failuresSchema, failures), changeId }
}

export interface BulkPreview {
  matched: number
  /** Including exceptions. */
  changed: number
  /** Products by kind of effect, such as `on_sale`; absent for none. */
  effects: Partial<Record<string, number>>
  /** Would cost more than now, lose their promotion, or cannot take the value. */
  exceptions: number
  exceptionNames: string[]
  rows: BulkPreviewRow[]
}

/** The values of a change that apply to its kind. Prices in reais. */
export interface ChangedValues {
  price?: number
  salePrice?: number | null
  saleStartsAt?: string | null
  saleEndsAt?: string | null
  stockQuantity?: number | null
  categoryId?: string | null
  brandId?: string | null
  isActive?: boolean
  tags?: string[]
}

export interface BulkPreviewRow {
  id: string
  name: string
  price: number
  before: ChangedValues
  after: ChangedValues
  isException: boolean
}

const valuesSchema = v.pipe(
  v.object({
    price: v.optional(v.number()),
    sale_price: v.nullish(v.number()),
    sale_starts_at: v.nullish(v.string()),
    sale_ends_at: v.nullish(v.string()),
    stock_quantity: v.nullish(v.number()),
    category_id: v.nullish(v.string()),
    brand_id: v.nullish(v.string()),
    is_active: v.optional(v.boolean()),
    tags: v.optional(v.array(v.string())),
  }),
  v.transform((row) => camelKeys(row) as ChangedValues),
)
const previewRowsSchema = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      name: v.string(),
      price: v.number(),
      before: valuesSchema,
      after: valuesSchema,
      is_exception: v.boolean(),
    }),
    v.transform(({ is_exception: isException, ...row }): BulkPreviewRow => ({ ...row, isException })),
  ),
)
const effectsSchema = v.record(v.string(), v.number())

/** Computes a bulk change without writing. */
export async function previewBulkChange(
  selection: ProductSelection,
  change: ProductBulkChange,
  signal?: AbortSignal,
): Promise<BulkPreview> {
  const operation = 'products.preview'
  const args = { selection: selectionArgs(selection).selection, ...changeArgs(change) }
  const row = oneRow(operation, await ask(operation, db().rpc('preview_product_change', args), signal))
  const { matched, changed, exceptions, exception_names: exceptionNames } = row
  const rows = checkedAnswer(operation, previewRowsSchema, row.first_rows)
  return {
    matched,
    changed,
    effects: checkedAnswer(operation, effectsSchema, row.effects),
    exceptions,
    exceptionNames,
    rows,
  }
}

const selectionArgs = (selection: ProductSelection) => versionedArgs(selection, toProductFilter)

function changeArgs({ kind, ...args }: ProductBulkChange): { kind: ProductBulkKind; arguments: Json } {
  return { kind, arguments: Object.fromEntries(Object.entries(args).map(([key, value]) => [snakeCase(key), value])) }
}
