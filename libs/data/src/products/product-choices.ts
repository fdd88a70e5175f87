import { productListParams } from '@loja/domain/products'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { productFilterArgs } from './product-rows'

export interface ProductChoice {
  id: string
  name: string
}

const MOST = 20

/** At most 20, and the chosen one. */
export async function listProductChoices(
  search: string,
  chosen: string | null,
  signal?: AbortSignal,
): Promise<ProductChoice[]> {
  const { initial } = productListParams
  const args = { ...productFilterArgs({ ...initial, search }), sort: initial.sort, page_size: MOST }
  const operation = 'products.listChoices'
  const found = await ask(operation, db().rpc('search_products', args, { get: true }).select('id, name'), signal)
  if (chosen === null || found.some(({ id }) => id === chosen)) return found
  return [...found, ...(await ask(operation, db().from('products').select('id, name').eq('id', chosen), signal))]
}
