import { productListParams } from '@loja/domain/products'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { productFilterArgs } from '../products/product-rows'

export interface OrderPlaces {
  cities: string[]
  shippingMethods: string[]
}

export interface ProductChoice {
  id: string
  name: string
}

const MOST_PRODUCTS = 20

/** Of all orders, by name. */
export async function listOrderPlaces(signal?: AbortSignal): Promise<OrderPlaces> {
  const places = await ask('orders.listPlaces', db().rpc('order_places', undefined, { get: true }), signal)
  const of = (part: string) => places.filter((place) => place.part === part).map(({ value }) => value)
  return { cities: of('city'), shippingMethods: of('method') }
}

/** Products by name, SKU or GTIN, at most 20, and the chosen one. */
export async function listProductChoices(
  search: string,
  chosen: string | null,
  signal?: AbortSignal,
): Promise<ProductChoice[]> {
  const { initial } = productListParams
  const args = { ...productFilterArgs({ ...initial, search }), sort: initial.sort, page_size: MOST_PRODUCTS }
  const operation = 'orders.listProducts'
  const found = await ask(operation, db().rpc('search_products', args, { get: true }).select('id, name'), signal)
  if (chosen === null || found.some(({ id }) => id === chosen)) return found
  return [...found, ...(await ask(operation, db().from('products').select('id, name').eq('id', chosen), signal))]
}
