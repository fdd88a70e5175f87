import type { ProductFilter } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { type VersionedSelection, selectionArgs as versionedArgs } from '../client/versioned-selection'
import { productFilterArgs } from './product-rows'

/** More products at once are refused by the database. */
export const MAX_BULK_PRODUCTS = 50_000

/** Products by id with the version that was seen of each, or all that a filter finds but those excepted. */
export type ProductSelection = VersionedSelection<ProductFilter>

/** A product that a bulk change left alone, because somebody else changed or deleted it. */
export interface ProductBulkFailure {
  id: string
  /** Null when the product does not exist any more. */
  name: string | null
}

/** What a bulk change did. Unlimited stocks that stay as they are, are in `matched` only. */
export interface ProductBulkResult {
  matched: number
  /** How many were written: the N of the sentences. */
  changed: number
  failures: ProductBulkFailure[]
  /** What `undoProductChange` takes; null when nothing was changed. */
  changeId: string | null
}

/** `percentage` takes so many per cent off the price, `fixed` so many reais. */
export type DiscountKind = 'percentage' | 'fixed'
export type StockMode = 'add' | 'subtract' | 'set'

/** How a change is made. */
export interface BulkOptions {
  /** Leaves out the exceptions that a preview counts. */
  leaveOut?: boolean
  /** Chosen by the page, the same for another try after a lost answer: it returns what the first try did. */
  requestId?: string
}

const failuresSchema = v.array(v.object({ id: v.string(), name: v.nullable(v.string()) }))

/**
 * Sets the sale price of the selected products from their price, not below 0, rounded to cents. All of it happens, in one
 * transaction, or nothing does; what somebody else changed meanwhile is left alone and named.
 * @throws DataError `conflict` when a filter finds another number of products than was confirmed: nothing was changed;
 * `invalid` for a value that is no discount
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
 * Adds to, subtracts from (not below 0) or sets the stock of the selected products. Adding and subtracting leave unlimited
 * ones alone. As `applyDiscount` otherwise.
 * @throws DataError `invalid` also when an addition would reach 999999
 */
export async function changeStock(
  selection: ProductSelection,
  { mode, quantity }: { mode: StockMode; quantity: number },
  options?: BulkOptions,
): Promise<ProductBulkResult> {
  const call = db().rpc('change_stock', { ...selectionArgs(selection), mode, quantity, ...optionArgs(options) })
  return bulkResult('products.changeStock', selection, await ask('products.changeStock', call))
}

/** Moves the selected products to a category. As `applyDiscount`. @throws DataError `conflict` also when it is gone */
export async function changeCategory(
  selection: ProductSelection,
  categoryId: string,
  { requestId }: Pick<BulkOptions, 'requestId'> = {},
): Promise<ProductBulkResult> {
  const args = { ...selectionArgs(selection), category_id: categoryId, request_id: requestId }
  const call = db().rpc('change_category', args)
  return bulkResult('products.changeCategory', selection, await ask('products.changeCategory', call))
}

/** Deletes the selected products; orders keep the names of what was bought. As `applyDiscount`. @throws DataError */
export async function deleteProducts(
  selection: ProductSelection,
  { requestId }: Pick<BulkOptions, 'requestId'> = {},
): Promise<ProductBulkResult> {
  const call = db().rpc('delete_products', { ...selectionArgs(selection), request_id: requestId })
  return bulkResult('products.delete', selection, await ask('products.delete', call))
}

/** A change whose outcome can be seen before it is made. */
export type PreviewedChange =
  | { kind: 'discount'; discount: DiscountKind; value: number }
  | { kind: 'stock'; mode: StockMode; quantity: number }

/** What a change would do. */
export interface ProductChangePreview {
  matched: number
  /** How many would be written, with the exceptions: without unlimited stocks that stay as they are. */
  changed: number
  /** How many have a sale price below their price already. */
  onSale: number
  /** How many would come down to a sale price, or a stock, of 0. */
  reachZero: number
  /** How many would cost more than now, or cannot take the quantity. */
  exceptions: number
  /** Of the 20 newest of them. */
  exceptionNames: string[]
  /** The ten newest. */
  rows: ProductPreviewRow[]
}

/** One product before and after: sale prices in reais, or stocks. */
export interface ProductPreviewRow {
  id: string
  name: string
  /** In reais. */
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

/** What a discount or a change of stock would do to the selected products; changes nothing. @throws DataError */
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

const selectionArgs = (selection: ProductSelection) => versionedArgs(selection, productFilterArgs)
const optionArgs = ({ leaveOut, requestId }: BulkOptions = {}) => ({ leave_out: leaveOut, request_id: requestId })
