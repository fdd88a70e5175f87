import { PRODUCT_FIELD_TABLE, PRODUCT_TEXTS, type ProductDraft, type ProductText } from './product-fields'
import { characterCount } from './product-name'

export function findLongTexts(product: Pick<ProductDraft, ProductText>): ProductText[] {
  return PRODUCT_TEXTS.filter((field) => {
    const { limit } = PRODUCT_FIELD_TABLE[field]
    const isLong = (text: string) => text.length > limit && characterCount(text) > limit
    const value = product[field]
    return Array.isArray(value) ? value.some(isLong) : value != null && isLong(value)
  })
}
