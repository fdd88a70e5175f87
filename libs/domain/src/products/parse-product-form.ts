import { parseTypedBrl } from '../format/typed-amount'
import { cleanGtin, gtinFault } from './gtin'
import { isImageAddress, PRODUCT_IMAGES_LIMIT } from './image-address'
import { forEachProductField, type MomentField, type ProductDraft, type ProductField } from './product-fields'
import type { ProductFormValues } from './product-form-values'
import { normalizeProductName } from './product-name'
import { UNLIMITED_STOCK } from './product-stock'
import { findLongTexts } from './product-texts'
import { parsePromotionMoment } from './promotion-dates'

export const PRODUCT_TAGS_LIMIT = 50
export const HIGHEST_PRICE_BRL = 9_999_999_999.99

export type ProductProblem =
  | 'required'
  | 'too-long'
  | 'not-an-amount'
  | 'too-high'
  | 'not-below-price'
  | 'not-a-moment'
  | 'not-after-start'
  | 'not-a-quantity'
  | 'not-above-zero'
  | 'not-a-gtin'
  | 'not-an-address'
  | 'too-many'

export type ProductProblems = Partial<Record<ProductField, ProductProblem>>

/** Refused fields are empty in the draft, a price 0, so that a preview can show the rest. */
export function parseProductForm(values: ProductFormValues): { draft: ProductDraft; problems: ProductProblems } {
  const problems: ProductProblems = {}
  const check = (field: ProductField, problem: ProductProblem | null | false) => {
    if (problem) problems[field] ??= problem
  }
  const name = normalizeProductName(values.name)
  check('name', name === '' && 'required')

  const price = parseTypedBrl(values.price)
  check('price', values.price.trim() === '' && 'required')
  check('price', amountProblem(price))
  const salePrice = parseTypedBrl(values.salePrice)
  if (values.salePrice.trim() !== '') {
    check('salePrice', amountProblem(salePrice))
    check('salePrice', price !== null && salePrice !== null && salePrice >= price && 'not-below-price')
  }

  const period = (first: MomentField, last: MomentField) => {
    const from = parsePromotionMoment(values[first], 'start')
    const until = parsePromotionMoment(values[last], 'end')
    check(first, from === undefined && 'not-a-moment')
    check(last, until === undefined && 'not-a-moment')
    check(last, Boolean(from && until && until <= from) && 'not-after-start')
    return { [first]: from ?? null, [last]: until ?? null }
  }
  const saleDates = period('saleStartsAt', 'saleEndsAt')
  const featuredDates = values.isFeatured
    ? period('featuredFrom', 'featuredUntil')
    : { featuredFrom: null, featuredUntil: null }

  const gtin = cleanGtin(values.gtin)
  check('gtin', gtin !== '' && gtinFault(gtin) !== null && 'not-a-gtin')
  const cost = parseTypedBrl(values.cost)
  if (values.cost.trim() !== '') check('cost', amountProblem(cost) ?? (cost === 0 && 'not-above-zero'))

  for (const field of ['stockQuantity', 'minStockAlert'] as const)
    check(field, values[field].trim() !== '' && quantityOf(values[field]) === null && 'not-a-quantity')
  check('images', values.images.length > PRODUCT_IMAGES_LIMIT && 'too-many')
  check('images', !values.images.every(isImageAddress) && 'not-an-address')
  check('tags', values.tags.length > PRODUCT_TAGS_LIMIT && 'too-many')

  const draft = {
    ...forEachProductField((field, kind) => {
      const value = values[field]
      if (kind === 'quantity') return quantityOf(value as string)
      return typeof value === 'string' ? textOf(value) : value
    }),
    name,
    price: problems.price ? 0 : (price ?? 0),
    salePrice: problems.salePrice ? null : salePrice,
    gtin: problems.gtin ? null : gtin || null,
    cost: problems.cost ? null : cost,
    ...saleDates,
    ...featuredDates,
  } as ProductDraft
  for (const field of findLongTexts(draft)) check(field, 'too-long')
  return { draft, problems }
}

function amountProblem(amountBrl: number | null): ProductProblem | null {
  if (amountBrl === null) return 'not-an-amount'
  return amountBrl > HIGHEST_PRICE_BRL ? 'too-high' : null
}

function quantityOf(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,6}$/.test(digits) && Number(digits) <= UNLIMITED_STOCK ? Number(digits) : null
}

function textOf(text: string): string | null {
  return text.trim() || null
}
