import { productListParams } from '@loja/domain/products'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import { productFilterArgs } from '../products/product-rows'
import type { MatchedProduct } from './compared-product'

const COLUMNS =
  'id, name, version, price, sale_price, sale_starts_at, sale_ends_at, stock_quantity, is_active, category_id, main_image, cost'

const MOST = 20

export async function searchMatchedProducts(search: string, signal?: AbortSignal): Promise<MatchedProduct[]> {
  const operation = 'suppliers.searchProducts'
  const { initial } = productListParams
  const args = { ...productFilterArgs({ ...initial, search }), sort: initial.sort, page_size: MOST, page_offset: 0 }
  const found = await ask(operation, db().rpc('search_products', args, { get: true }).select('id'), signal)
  // The embedded server computes the cost only for rows of a table.
  return listMatchedProducts(
    found.map(({ id }) => id),
    signal,
  )
}

/** In the order of the ids; those of deleted products are left out. */
export async function listMatchedProducts(ids: readonly string[], signal?: AbortSignal): Promise<MatchedProduct[]> {
  const rows = await ask('suppliers.listProducts', db().from('products').select(COLUMNS).in('id', ids), signal)
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(camel))
}
