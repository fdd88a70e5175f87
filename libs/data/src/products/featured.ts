import { type FeaturedDates, featuredStateOf } from '@loja/domain/products'
import { ask } from '../client/ask'
import { camel, snake } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { PRODUCT_COLUMNS, type ProductListRow, toProductListRow } from './product-rows'

export const MAX_FEATURED = 20

export interface FeaturedProduct extends ProductListRow, FeaturedDates {
  /** Null for those without a place in the order, which come last. */
  position: number | null
}

/** Those in the shop window now or later in their order, then at most 20 that have ended. */
export async function listFeatured(signal?: AbortSignal): Promise<FeaturedProduct[]> {
  const query = db()
    .from('products')
    .select(`${PRODUCT_COLUMNS}, featured_position, featured_from, featured_until` as const)
    .eq('is_featured', true)
    .eq('is_active', true)
    .order('featured_until', { ascending: false, nullsFirst: true })
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(2 * MAX_FEATURED)
  return (await ask('products.listFeatured', query, signal))
    .map(({ featured_position: position, ...row }) => ({ ...camel(row), position }))
    .sort(byPlace)
}

/** As `order_featured`, then those that have ended. */
function byPlace(one: FeaturedProduct, other: FeaturedProduct): number {
  const ended = (row: FeaturedProduct) => Number(featuredStateOf(row, Date.now()) === 'ended')
  const place = (row: FeaturedProduct) => row.position ?? Number.MAX_SAFE_INTEGER
  const age = (row: FeaturedProduct) => `${row.createdAt} ${row.id}`
  return ended(one) - ended(other) || place(one) - place(other) || (age(one) < age(other) ? 1 : -1)
}

/**
 * @param seen the order that was read, of those in the shop window now or later
 * @throws DataError `conflict` if another session changed it
 */
export async function orderFeatured(order: { ids: string[]; seen: string[] }): Promise<void> {
  await ask('products.orderFeatured', db().rpc('order_featured', order))
}

export interface FeaturedDatesChange {
  product: Pick<FeaturedProduct, 'id' | 'version'>
  dates: FeaturedDates
}

/** @throws DataError `conflict` if the product changed since it was read, `limit` if the shop window is full */
export async function setFeaturedDates({ product: { id, version }, dates }: FeaturedDatesChange): Promise<void> {
  const update = db().from('products').update(snake(dates)).eq('id', id).eq('version', version).select('id')
  if ((await ask('products.setFeaturedDates', update)).length === 0)
    throw new DataError('conflict', 'products.setFeaturedDates')
}

/** At most 50, by name. */
export async function listFeaturedCandidates(term: string, signal?: AbortSignal): Promise<ProductListRow[]> {
  const call = db()
    .rpc('featured_candidates', term ? { search: term } : {}, { get: true })
    .select(PRODUCT_COLUMNS)
  return (await ask('products.listFeaturedCandidates', call, signal)).map(toProductListRow)
}

/** @throws DataError `limit` for a 21st, `not-found` */
export async function setFeatured(id: string, featured: boolean): Promise<void> {
  const operation = 'products.setFeatured'
  oneRow(operation, await ask(operation, db().rpc('set_featured', { product_id: id, featured })), 'not-found')
}
