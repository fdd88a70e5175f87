import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import type { TableRow } from '../client/rows'

const COLUMNS = 'id, cost, recorded_at, source, supplier_id'

/** @param ids at most 1000 */
export async function currentCosts(ids: readonly string[], signal?: AbortSignal): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ask('productCosts.current', db().rpc('current_costs', { product_ids: [...ids] }), signal)
  return new Map(rows.map(({ product_id, cost }) => [product_id, cost]))
}

/** `cost` is null where it was removed, `supplierId` for other sources than lists of a supplier. */
export interface RecordedCost extends TableRow<'product_costs', typeof COLUMNS> {
  /** By its last list, the supplier no longer has the product. */
  isGone: boolean
}

/** At most 500. */
export async function listCosts(productId: string, since: string, signal?: AbortSignal): Promise<RecordedCost[]> {
  const history = () =>
    db().from('product_costs').select(COLUMNS).eq('product_id', productId).order('id', { ascending: false })
  const items = db().from('supplier_items').select('supplier_id, gone_in').eq('product_id', productId).limit(500)
  const [known, recent, before] = await Promise.all([
    ask('supplierItems.gone', items, signal),
    ask('productCosts.list', history().gte('recorded_at', since).limit(500), signal),
    ask('productCosts.before', history().lt('recorded_at', since).limit(1), signal),
  ])
  // A supplier may have several texts for a product.
  const gone = new Set(known.flatMap(({ supplier_id, gone_in }) => (gone_in ? [supplier_id] : [])))
  for (const { supplier_id, gone_in } of known) if (!gone_in) gone.delete(supplier_id)
  return [...recent, ...before].map((row) => ({
    ...camel(row),
    isGone: row.supplier_id !== null && gone.has(row.supplier_id),
  }))
}
