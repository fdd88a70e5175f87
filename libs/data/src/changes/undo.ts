import { ORDER_STATUSES } from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'

const skippedSchema = camelShape({
  id: v.string(),
  name: v.string(),
  /**
   * `changed`: by another session, or sold. `name-taken`: another product has the name now. The undo of an import also has
   * `sold`, and `refused`: the former values cannot be stored, e.g. the category is gone.
   */
  reason: v.picklist(['changed', 'deleted', 'name-taken', 'sold', 'refused']),
  /** A free name, for `name-taken`. */
  freeName: v.optional(v.string()),
  /** The present status of an order. */
  status: v.nullish(v.picklist(ORDER_STATUSES)),
})
export type SkippedObject = v.InferOutput<typeof skippedSchema>

const adjustedSchema = camelShape({
  id: v.string(),
  name: v.string(),
  /** Category or brand was deleted, the shop window is full, or another category or brand has the name. */
  reason: v.picklist([
    ...['category-gone', 'brand-gone', 'featured-full', 'code-taken', 'group-restored', 'group-renamed'],
    ...['invoice-taken', 'invoice-gone'],
  ] as const),
  orderNumber: v.nullish(v.string()),
})
/**
 * A product that may appear twice, a category or brand of an undone merge, or an invoice that was not attached to its
 * restored order.
 */
export type AdjustedObject = v.InferOutput<typeof adjustedSchema>

export interface UndoResult {
  restored: number
  skipped: SkippedObject[]
  adjusted: AdjustedObject[]
  /** The totals of all calls for an import; `skipped` has the first of `leftCount` products. */
  imported: { removed: number; restored: number; leftCount: number } | null
}

const importSchema = v.nullish(
  camelShape({ removed: v.number(), restored: v.number(), remaining: v.number(), leftCount: v.number() }),
  null,
)

/**
 * Restores former values, or deleted products and orders under their ids, in one transaction. Objects changed or sold since are
 * skipped and stay for another call. An import also loses its products, in several calls; a later undo continues it.
 * @param names limits the undo to these ids; the value renames a deleted product, null keeps its name
 * @throws DataError `conflict` if nothing remains or another order has the number, `not-found` after 30 days
 */
export async function undoChange(id: string, names?: Record<string, string | null>): Promise<UndoResult> {
  const operation = 'changes.undo'
  for (;;) {
    const row = oneRow(operation, await ask(operation, db().rpc('undo_change', { change_id: id, names })))
    const imported = checkedAnswer(operation, importSchema, row.import)
    if (imported && imported.remaining > 0) continue
    return {
      restored: row.restored,
      skipped: checkedAnswer(operation, v.array(skippedSchema), row.skipped),
      adjusted: checkedAnswer(operation, v.array(adjustedSchema), row.adjusted),
      imported,
    }
  }
}
