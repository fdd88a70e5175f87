import { PRODUCT_FIELD_TABLE, PRODUCT_TEXTS, type ProductDraft, type ProductText } from './product-fields'
import { characterCount } from './product-name'

const LIMITS = PRODUCT_TEXTS.map((field) => ({ field, limit: PRODUCT_FIELD_TABLE[field].limit }))
const isLong = (text: string, limit: number) => text.length > limit && characterCount(text) > limit
const holdsLong = (texts: string[], limit: number) => texts.some((text) => isLong(text, limit))

export function findLongTexts(product: Pick<ProductDraft, ProductText>): ProductText[] {
  const found: ProductText[] = []
  for (const { field, limit } of LIMITS) {
    const value = product[field]
    if (Array.isArray(value) ? holdsLong(value, limit) : value != null && isLong(value, limit)) found.push(field)
  }
  return found
}
