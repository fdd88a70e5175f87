import { PAGE_SIZE, pageRange } from '@loja/domain'
import * as v from 'valibot'
import { ask, askCount } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import type { ProductBulkChange } from './product-bulk'

/** A change with the name of the category or brand at that time. */
type ProductChangeDescription =
  | Exclude<ProductBulkChange, { kind: 'category' | 'brand' }>
  /** The products of the merged ones moved to the target. */
  | { kind: 'category_merge' | 'brand_merge'; targetName: string; merged: { name: string }[] }
  | { kind: 'supplier_list'; supplierName: string }
  | { kind: 'category'; categoryName: string }
  | { kind: 'brand'; brandName: string }

/** A bulk change or deletion of the last 30 days. */
export type ProductChange = ProductChangeDescription & {
  id: string
  createdAt: string
  /** Null if the account was deleted. */
  createdBy: { name: string | null; email: string } | null
  count: number
  /** At most three. */
  firstNames: string[]
  /** Last undo; null before the first. */
  undoneAt: string | null
  restoredCount: number | null
  /** Products that can still be restored, including those an undo skipped. */
  remainingCount: number
}

const descriptionSchema: v.GenericSchema<ProductChangeDescription> = v.variant('kind', [
  v.object({
    kind: v.literal('discount'),
    discount: v.picklist(['percentage', 'fixed']),
    value: v.number(),
    startsAt: v.optional(v.string()),
    endsAt: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('stock'), mode: v.picklist(['add', 'subtract', 'set']), quantity: v.number() }),
  v.object({ kind: v.literal('category'), categoryName: v.string() }),
  v.object({ kind: v.literal('brand'), brandName: v.string() }),
  v.object({ kind: v.literal('status'), active: v.boolean() }),
  v.object({ kind: v.literal('tags'), mode: v.picklist(['add', 'remove']), tags: v.array(v.string()) }),
  v.object({ kind: v.literal('promotion_end') }),
  v.object({
    kind: v.literal('rounding'),
    fields: v.picklist(['price', 'sale_price', 'both']),
    direction: v.picklist(['nearest', 'up', 'down']),
  }),
  v.object({ kind: v.literal('delete') }),
  v.object({
    kind: v.picklist(['category_merge', 'brand_merge']),
    targetName: v.string(),
    merged: v.array(v.object({ name: v.string() })),
  }),
  v.object({ kind: v.literal('supplier_list'), supplierName: v.string() }),
])

const storedArgumentsSchema = v.record(v.string(), v.unknown())

export async function listProductChanges(page: number, signal?: AbortSignal): Promise<ProductChange[]> {
  const args = { page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from }
  const rows = await ask('productChanges.list', db().rpc('list_product_changes', args, { get: true }), signal)
  return rows.map(
    ({ kind, arguments: stored, created_by_name: name, created_by_email: email, product_count, ...row }) => ({
      ...describe(kind, stored),
      ...camel(row),
      createdBy: email ? { name, email } : null,
      count: product_count,
    }),
  )
}

function describe(kind: string, stored: unknown): ProductChangeDescription {
  const args = checkedAnswer('productChanges.list', storedArgumentsSchema, stored)
  return checkedAnswer('productChanges.list', descriptionSchema, { ...camel(args), kind })
}

export function countProductChanges(signal?: AbortSignal): Promise<number> {
  const query = db().from('product_changes').select('id', { count: 'exact', head: true })
  return askCount('productChanges.count', query, signal)
}

const skippedSchema = camelShape({
  id: v.string(),
  name: v.string(),
  /** `changed`: by another session, or sold. `name-taken`: another product has the name now. */
  reason: v.picklist(['changed', 'deleted', 'name-taken']),
  /** A free name, for `name-taken`. */
  freeName: v.optional(v.string()),
})
/** A product skipped by an undo. It can be restored later. */
export type SkippedProduct = v.InferOutput<typeof skippedSchema>

const adjustedSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Category or brand was deleted, the shop window is full, or another category or brand has the name. */
  reason: v.picklist(['category-gone', 'brand-gone', 'featured-full', 'code-taken', 'group-restored', 'group-renamed']),
})
/** A product restored with one difference, which may appear twice, or a category or brand of an undone merge. */
export type AdjustedProduct = v.InferOutput<typeof adjustedSchema>

export interface ProductUndoResult {
  restored: number
  skipped: SkippedProduct[]
  adjusted: AdjustedProduct[]
}

/**
 * Restores values or deleted products (under their ids) in one transaction. Products changed or sold since are skipped
 * and stay for another call.
 * @param products limits the undo to these ids; the value renames a deleted product, null keeps its name
 * @throws DataError `conflict` if nothing remains, `not-found` after 30 days
 */
export async function undoProductChange(
  id: string,
  products?: Record<string, string | null>,
): Promise<ProductUndoResult> {
  const operation = 'productChanges.undo'
  const row = oneRow(operation, await ask(operation, db().rpc('undo_product_change', { change_id: id, products })))
  return {
    restored: row.restored,
    skipped: checkedAnswer(operation, v.array(skippedSchema), row.skipped),
    adjusted: checkedAnswer(operation, v.array(adjustedSchema), row.adjusted),
  }
}
