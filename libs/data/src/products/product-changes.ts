import { PAGE_SIZE, pageRange } from '@loja/domain'
import * as v from 'valibot'
import { ask, askCount } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'

/** What was done to the products, in the words of the change. */
type ProductChangeDescription =
  | { kind: 'discount'; discount: 'percentage' | 'fixed'; value: number }
  | { kind: 'stock'; mode: 'add' | 'subtract' | 'set'; quantity: number }
  /** The name as it was then. */
  | { kind: 'category'; categoryId: string; categoryName: string }
  | { kind: 'delete' }

/** A bulk change, or a deletion, of the last 30 days. */
export type ProductChange = ProductChangeDescription & {
  id: string
  /** ISO 8601. */
  createdAt: string
  /** Null when the account is gone. */
  createdBy: { name: string | null; email: string } | null
  /** How many products were changed. */
  count: number
  /** Of up to three of them. */
  firstNames: string[]
  /** ISO 8601, of the last undo; null before the first. */
  undoneAt: string | null
  /** How many products were restored; null before the first undo. */
  restoredCount: number | null
  /** How many products can still be restored: those that an undo skipped remain. */
  remainingCount: number
}

const descriptionSchema = v.variant('kind', [
  v.object({ kind: v.literal('discount'), discount: v.picklist(['percentage', 'fixed']), value: v.number() }),
  v.object({ kind: v.literal('stock'), mode: v.picklist(['add', 'subtract', 'set']), quantity: v.number() }),
  v.object({ kind: v.literal('category'), categoryId: v.string(), categoryName: v.string() }),
  v.object({ kind: v.literal('delete') }),
])

const storedArgumentsSchema = v.record(v.string(), v.unknown())

/** One page of the changes of the last 30 days, newest first. @param page 1-based @throws DataError */
export async function listProductChanges(page: number, signal?: AbortSignal): Promise<ProductChange[]> {
  const args = { page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from }
  const rows = await ask('productChanges.list', db().rpc('list_product_changes', args, { get: true }), signal)
  return rows.map((row) => ({
    ...describe(row.kind, row.arguments),
    id: row.id,
    createdAt: row.created_at,
    createdBy: row.created_by_email ? { name: row.created_by_name, email: row.created_by_email } : null,
    count: row.product_count,
    firstNames: row.first_names,
    undoneAt: row.undone_at,
    restoredCount: row.restored_count,
    remainingCount: row.remaining_count,
  }))
}

function describe(kind: string, stored: unknown): ProductChangeDescription {
  const given = checkedAnswer('productChanges.list', storedArgumentsSchema, stored)
  return checkedAnswer('productChanges.list', descriptionSchema, {
    kind,
    discount: given.kind,
    value: given.value,
    mode: given.mode,
    quantity: given.quantity,
    categoryId: given.category_id,
    categoryName: given.category_name,
  })
}

/** How many changes there are on all pages. @throws DataError */
export function countProductChanges(signal?: AbortSignal): Promise<number> {
  const query = db().from('product_changes').select('id', { count: 'exact', head: true })
  return askCount('productChanges.count', query, signal)
}

/** A product that an undo skipped, and why. It stays in the record and can be restored later. */
export interface SkippedProduct {
  id: string
  name: string
  /** `changed`: by another session since, or sold. `name-taken`: another product has the name of the deleted one now. */
  reason: 'changed' | 'deleted' | 'name-taken'
  /** Of `name-taken`: a name that the product could get. */
  freeName?: string
}

/** A product that an undo restored but for one thing. It may be named twice. */
export interface AdjustedProduct {
  id: string
  name: string
  /** Left without its category or brand, which do not exist any more, or out of the shop window, which is full. */
  reason: 'category-gone' | 'brand-gone' | 'featured-full'
}

export interface ProductUndoResult {
  restored: number
  skipped: SkippedProduct[]
  adjusted: AdjustedProduct[]
}

const skippedSchema = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      name: v.string(),
      reason: v.picklist(['changed', 'deleted', 'name-taken']),
      free_name: v.nullish(v.string()),
    }),
    v.transform(
      ({ free_name, ...skipped }): SkippedProduct => (free_name ? { ...skipped, freeName: free_name } : skipped),
    ),
  ),
)
const adjustedSchema = v.array(
  v.object({ id: v.string(), name: v.string(), reason: v.picklist(['category-gone', 'brand-gone', 'featured-full']) }),
)

/**
 * Gives the products of a change the values that they had before, or makes deleted ones again under their ids; in one
 * transaction. Products that were changed or sold since are skipped and named; they stay in the record for another call.
 * @param products limits the undo to these ids, each with the name that a deleted one gets; null for its own
 * @throws DataError `conflict` when no product of it remains, `not-found` when it is older than 30 days
 */
export async function undoProductChange(
  id: string,
  products?: Record<string, string | null>,
): Promise<ProductUndoResult> {
  const operation = 'productChanges.undo'
  const row = oneRow(operation, await ask(operation, db().rpc('undo_product_change', { change_id: id, products })))
  return {
    restored: row.restored,
    skipped: checkedAnswer(operation, skippedSchema, row.skipped),
    adjusted: checkedAnswer(operation, adjustedSchema, row.adjusted),
  }
}
