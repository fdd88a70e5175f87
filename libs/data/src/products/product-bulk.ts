import type { ProductFilter } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { type VersionedSelection, selectionArgs as versionedArgs } from '../client/versioned-selection'
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

export interface BulkOptions {
  /** Skips the exceptions counted by a preview. */
  leaveOut?: boolean
  /** Chosen by the page. A retry with the same id returns the result of the first try. */
  requestId?: string
}

const failuresSchema = v.array(v.object({ id: v.string(), name: v.nullable(v.string()) }))

/**
 * Sets sale prices from prices, at least 0, rounded to cents, in one transaction. Products changed by another session
 * are failures.
 * @throws DataError `conflict` when the filter matches another number than confirmed; `invalid` for an invalid discount
 */
export async function applyDiscount(
  selection: ProductSelection,
  { discount: kind, value }: { discount: DiscountKind; value: number },
  options?: BulkOptions,
): Promise<ProductBulkResult> {
  const call = db().rpc('apply_discount', { ...selectionArgs(selection), kind, value, ...optionArgs(options) })
  return bulkResult('products.applyDiscount', selection, await ask('products.applyDiscount', call))
}

/**
 * Adds to, subtracts from (at least 0) or sets the stock. Adding and subtracting skip unlimited stocks. See
 * `applyDiscount`.
 * @throws DataError `invalid` also if a sum would reach 999999
 */
export async function changeStock(
  selection: ProductSelection,
  { mode, quantity }: { mode: StockMode; quantity: number },
  options?: BulkOptions,
): Promise<ProductBulkResult> {
  const call = db().rpc('change_stock', { ...selectionArgs(selection), mode, quantity, ...optionArgs(options) })
  return bulkResult('products.changeStock', selection, await ask('products.changeStock', call))
}

/** See `applyDiscount`. @throws DataError `conflict` also if the category was deleted */
export async function changeCategory(
  selection: ProductSelection,
  categoryId: string,
  { requestId }: Pick<BulkOptions, 'requestId'> = {},
): Promise<ProductBulkResult> {
  const args = { ...selectionArgs(selection), category_id: categoryId, request_id: requestId }
  const call = db().rpc('change_category', args)
  return bulkResult('products.changeCategory', selection, await ask('products.changeCategory', call))
}

/** Orders keep the names of deleted products. See `applyDiscount`. */
export async function deleteProducts(
  selection: ProductSelection,
  { requestId }: Pick<BulkOptions, 'requestId'> = {},
): Promise<ProductBulkResult> {
  const call = db().rpc('delete_products', { ...selectionArgs(selection), request_id: requestId })
  return bulkResult('products.delete', selection, await ask('products.delete', call))
}

export type PreviewedChange =
  | { kind: 'discount'; discount: DiscountKind; value: number }
  | { kind: 'stock'; mode: StockMode; quantity: number }

export interface ProductChangePreview {
  matched: number
  /** Including exceptions, without unchanged unlimited stocks. */
  changed: number
  /** On sale already. */
  onSale: number
  /** Would reach a sale price or stock of 0. */
  reachZero: number
  /** Would cost more than now, or cannot take the quantity. */
  exceptions: number
  exceptionNames: string[]
  rows: ProductPreviewRow[]
}

/** Sale prices in reais, or stocks. */
export interface ProductPreviewRow {
  id: string
  name: string
  price: number
  before: number | null
  after: number | null
  isException: boolean
}

const previewRowsSchema = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      name: v.string(),
      price: v.number(),
      before: v.nullable(v.number()),
      after: v.nullable(v.number()),
      is_exception: v.boolean(),
    }),
    v.transform(({ is_exception: isException, ...row }): ProductPreviewRow => ({ ...row, isException })),
  ),
)

/** Computes a bulk change without writing. */
export async function previewBulkChange(
  selection: ProductSelection,
  change: PreviewedChange,
  signal?: AbortSignal,
): Promise<ProductChangePreview> {
  const { selection: chosen } = selectionArgs(selection)
  const call =
    change.kind === 'discount'
      ? db().rpc('preview_discount', { selection: chosen, kind: change.discount, value: change.value })
      : db().rpc('preview_stock', { selection: chosen, mode: change.mode, quantity: change.quantity })
  const row = oneRow('products.preview', await ask('products.preview', call, signal))
  const { matched, changed, on_sale: onSale, reach_zero: reachZero, exceptions, exception_names: exceptionNames } = row
  const rows = checkedAnswer('products.preview', previewRowsSchema, row.first_rows)
  return { matched, changed, onSale, reachZero, exceptions, exceptionNames, rows }
}

interface BulkAnswer {
  matched: number
  changed: number
  failures: unknown
  change_id: string | null
}

function bulkResult(operation: string, selection: ProductSelection, answer: BulkAnswer[]): ProductBulkResult {
  const { matched, changed, failures, change_id: changeId } = oneRow(operation, answer)
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', operation)
  return { matched, changed, failures: checkedAnswer(operation, failuresSchema, failures), changeId }
}

const selectionArgs = (selection: ProductSelection) => versionedArgs(selection, toProductFilter)
const optionArgs = ({ leaveOut, requestId }: BulkOptions = {}) => ({ leave_out: leaveOut, request_id: requestId })
