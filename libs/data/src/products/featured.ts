import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { PRODUCT_COLUMNS, type ProductListRow, toProductListRow } from './product-rows'

export const MAX_FEATURED = 20

/** Featured and active, newest first. */
export async function listFeatured(signal?: AbortSignal): Promise<ProductListRow[]> {
  const query = db()
    .from('products')
    .select(PRODUCT_COLUMNS)
    .eq('is_featured', true)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(MAX_FEATURED)
  return (await ask('products.listFeatured', query, signal)).map(toProductListRow)
}

/** At most 50 products outside the shop window whose name matches, by name. */
export async function listFeaturedCandidates(term: string, signal?: AbortSignal): Promise<ProductListRow[]> {
  const call = db()
    .rpc('featured_candidates', term ? { search: term } : {}, { get: true })
    .select(PRODUCT_COLUMNS)
  return (await ask('products.listFeaturedCandidates', call, signal)).map(toProductListRow)
}

/** @throws DataError `limit` for a 21st, `not-found` */
export async function setFeatured(id: string, featured: boolean): Promise<void> {
  const rows = await ask('products.setFeatured', db().rpc('set_featured', { product_id: id, featured }))
  if (rows.length === 0) throw new DataError('not-found', 'products.setFeatured')
}
