import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { selectionArgs } from '../client/versioned-selection'
import type { ProductSelection } from './product-bulk'
import { toProductFilter } from './product-rows'

/** The database returns none of more. */
export const MAX_SENT_PRODUCTS = 1000

const productSchema = camelShape({
  id: v.string(),
  name: v.string(),
  /** In reais. */
  price: v.number(),
  salePrice: v.nullable(v.number()),
  mainImage: v.nullable(v.string()),
  category: v.nullable(v.string()),
})
export type ProductToSend = v.InferOutput<typeof productSchema>

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  camelShape({
    /** By the database's clock. */
    now: v.string(),
    inactive: v.number(),
    outOfStock: v.number(),
    total: v.number(),
    /** Empty if `total` is over `MAX_SENT_PRODUCTS`. */
    products: v.array(productSchema),
  }),
)
export type ProductsToSend = v.InferOutput<typeof answerSchema>

/** @param unavailable includes inactive products and those out of stock, which are only counted otherwise */
export async function listProductsToSend(
  selection: ProductSelection,
  unavailable: boolean,
  signal?: AbortSignal,
): Promise<ProductsToSend> {
  const operation = 'products.send'
  const { selection: chosen } = selectionArgs(selection, toProductFilter)
  const answer = await ask(operation, db().rpc('list_products_to_send', { selection: chosen, unavailable }), signal)
  return checkedAnswer(operation, answerSchema, answer)
}
