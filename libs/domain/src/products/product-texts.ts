import type { ProductDraft } from './product-draft'
import { characterCount, PRODUCT_NAME_LIMIT } from './product-name'

/** In characters; for `tags` each. Same limits as catalogue.sql. */
export const PRODUCT_TEXT_LIMITS = {
  name: PRODUCT_NAME_LIMIT,
  shortDescription: 1000,
  description: 20_000,
  perfumeType: 200,
  volume: 200,
  fragranceFamily: 200,
  intensity: 200,
  tags: 200,
} as const

export type ProductText = keyof typeof PRODUCT_TEXT_LIMITS

const PRODUCT_TEXTS = Object.keys(PRODUCT_TEXT_LIMITS) as ProductText[]

/** Texts longer than the database accepts. */
export function findLongTexts(product: Pick<ProductDraft, ProductText>): ProductText[] {
  return PRODUCT_TEXTS.filter((field) => {
    const limit = PRODUCT_TEXT_LIMITS[field]
    return [product[field] ?? []].flat().some((text) => text.length > limit && characterCount(text) > limit)
  })
}
