import * as v from 'valibot'
import { camelShape } from '../client/camel-shape'

/** `private.compared_product`. */
export const productSchema = camelShape({
  id: v.string(),
  name: v.string(),
  version: v.number(),
  price: v.number(),
  salePrice: v.nullable(v.number()),
  saleStartsAt: v.nullable(v.string()),
  saleEndsAt: v.nullable(v.string()),
  stockQuantity: v.nullable(v.number()),
  isActive: v.boolean(),
  categoryId: v.nullable(v.string()),
  mainImage: v.nullable(v.string()),
  cost: v.nullable(v.number()),
})
/** Amounts in reais. */
export type MatchedProduct = v.InferOutput<typeof productSchema>

export const candidatesSchema = v.array(
  v.object({
    product: productSchema,
    score: v.number(),
    reasons: v.array(v.string()),
  }),
)
