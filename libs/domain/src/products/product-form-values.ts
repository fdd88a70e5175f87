import { formatTypedBrl, parseTypedBrl } from '../format/typed-amount'
import { cleanGtin } from './gtin'
import {
  forEachProductField,
  type KindOf,
  PRODUCT_FIELD_NAMES,
  type ProductDraft,
  type ProductField,
} from './product-fields'
import { normalizeProductName } from './product-name'
import type { CategoryType, Gender } from './product-values'
import { formatPromotionMoment, parsePromotionMoment } from './promotion-dates'

interface Typed {
  texts: string[]
  categoryType: CategoryType
  gender: Gender | ''
  flag: boolean
}

export type ProductFormValues = {
  -readonly [Field in ProductField]: KindOf<Field> extends keyof Typed ? Typed[KindOf<Field>] : string
}

export const EMPTY_PRODUCT_VALUES = {
  ...forEachProductField((_, kind) => (kind === 'texts' ? [] : kind === 'flag' ? false : '')),
  minStockAlert: '5',
  categoryType: 'perfume',
  perfumeType: 'importado',
  isActive: true,
} as ProductFormValues

export function toFormValues(product: ProductDraft): ProductFormValues {
  const values = forEachProductField((field, kind) => {
    const value = product[field]
    if (kind === 'amount' || kind === 'optionalAmount') return formatTypedBrl(value as number | null)
    if (kind === 'moment') return formatPromotionMoment(value as string | null)
    return Array.isArray(value) || typeof value === 'boolean' ? value : String(value ?? '')
  })
  return withMainImageListed(values as ProductFormValues)
}

export function withMainImageListed(values: ProductFormValues): ProductFormValues {
  const { mainImage, images } = values
  return mainImage === '' || images.includes(mainImage) ? values : { ...values, images: [mainImage, ...images] }
}

/** Only perfumes are imported or national. */
export function withCategoryType(values: ProductFormValues, categoryType: CategoryType): ProductFormValues {
  const perfumeType = categoryType === 'perfume' ? values.perfumeType || 'importado' : ''
  return { ...values, categoryType, perfumeType }
}

export function isSameField(field: ProductField, a: ProductFormValues, b: ProductFormValues): boolean {
  return JSON.stringify(meaningOf(field, a)) === JSON.stringify(meaningOf(field, b))
}

/** Fields whose meaning differs (`1.234,5` equals `1234,50`), in page order. */
export function changedFields(base: ProductFormValues, values: ProductFormValues): ProductField[] {
  return PRODUCT_FIELD_NAMES.filter((field) => !isSameField(field, base, values))
}

function meaningOf(field: ProductField, values: ProductFormValues): unknown {
  const value = values[field]
  if (typeof value !== 'string') return value
  if (field === 'price' || field === 'salePrice' || field === 'cost') return parseTypedBrl(value) ?? value.trim()
  if (field === 'stockQuantity' || field === 'minStockAlert') return /^\d+$/.test(value) ? Number(value) : value.trim()
  if (field === 'saleStartsAt' || field === 'featuredFrom') return parsePromotionMoment(value, 'start') ?? value.trim()
  if (field === 'saleEndsAt' || field === 'featuredUntil') return parsePromotionMoment(value, 'end') ?? value.trim()
  if (field === 'gtin') return cleanGtin(value)
  return field === 'name' ? normalizeProductName(value) : value.trim()
}
