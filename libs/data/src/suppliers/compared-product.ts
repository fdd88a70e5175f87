import * as v from 'valibot'

/** A product as a line of a supplier's list is compared with it. Amounts in reais. */
export interface MatchedProduct {
  id: string
  name: string
  version: number
  price: number
  salePrice: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  stockQuantity: number | null
  isActive: boolean
  categoryId: string | null
  mainImage: string | null
  /** Null until a cost is known. */
  cost: number | null
}

const storedProduct = v.object({
  id: v.string(),
  name: v.string(),
  version: v.number(),
  price: v.number(),
  sale_price: v.nullable(v.number()),
  sale_starts_at: v.nullable(v.string()),
  sale_ends_at: v.nullable(v.string()),
  stock_quantity: v.nullable(v.number()),
  is_active: v.boolean(),
  category_id: v.nullable(v.string()),
  main_image: v.nullable(v.string()),
  cost: v.nullable(v.number()),
})

export const toProduct = (row: v.InferOutput<typeof storedProduct>): MatchedProduct => ({
  id: row.id,
  name: row.name,
  version: row.version,
  price: row.price,
  salePrice: row.sale_price,
  saleStartsAt: row.sale_starts_at,
  saleEndsAt: row.sale_ends_at,
  stockQuantity: row.stock_quantity,
  isActive: row.is_active,
  categoryId: row.category_id,
  mainImage: row.main_image,
  cost: row.cost,
})

/** `private.compared_product`. */
export const productSchema = v.pipe(storedProduct, v.transform(toProduct))

export const candidatesSchema = v.array(
  v.object({
    product: productSchema,
    score: v.number(),
    reasons: v.array(v.string()),
  }),
)
