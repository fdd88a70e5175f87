import { ask } from '../client/ask'
import { db } from '../client/client'

/** The costs of products in reais; products without one are absent. @param ids at most 1000 */
export async function currentCosts(ids: readonly string[], signal?: AbortSignal): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ask('productCosts.current', db().rpc('current_costs', { product_ids: [...ids] }), signal)
  return new Map(rows.map(({ product_id, cost }) => [product_id, cost]))
}

export interface RecordedCost {
  id: number
  /** Null where it was removed. */
  cost: number | null
  recordedAt: string
  source: string
}

/** The costs of a product since `since`, newest first, with the last one before it. At most 500. */
export async function listCosts(productId: string, since: string, signal?: AbortSignal): Promise<RecordedCost[]> {
  const history = () =>
    db()
      .from('product_costs')
      .select('id, cost, recorded_at, source')
      .eq('product_id', productId)
      .order('id', { ascending: false })
  const [recent, before] = await Promise.all([
    ask('productCosts.list', history().gte('recorded_at', since).limit(500), signal),
    ask('productCosts.before', history().lt('recorded_at', since).limit(1), signal),
  ])
  return [...recent, ...before].map(({ recorded_at: recordedAt, ...row }) => ({ ...row, recordedAt }))
}
