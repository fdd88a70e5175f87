import { PRODUCT_FIELD_TABLE, PRODUCT_TEXTS, type ProductDraft, type ProductText } from './product-fields'
import { characterCount } from './product-name'

export function findLongTexts(product: Pick<ProductDraft, ProductText>): ProductText[] {
  return PRODUCT_TEXTS.filter((field) => {
    const { limit } = PRODUCT_FIELD_TABLE[field]
    return [product[field] ?? []].flat().some((text) => text.length > limit && characterCount(text) > limit)
  })
}
