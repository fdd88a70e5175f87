import type { CatalogueChannel } from './catalogue-channels'
import { type CatalogueImages, catalogueImages, isCatalogueAddress } from './catalogue-images'
import { catalogueText } from './catalogue-text'
import { isSharedGtin } from './gtin'
import type { ProductField } from './product-fields'
import { characterCount } from './product-name'
import {
  gravestFirst,
  hasIgnoredSalePrice,
  hasSaleOver,
  isOutOfStock,
  type NamedProduct,
  type ReadinessFacts,
  type ReadinessIssue,
  type ReadinessWeight,
} from './product-readiness'

export type CatalogueIssue =
  | 'inactive'
  | 'title-missing'
  | 'title-too-long'
  | 'title-cut'
  | 'title-capitals'
  | 'description-missing'
  | 'description-too-long'
  | 'description-cut'
  | 'description-capitals'
  | 'description-repeats'
  | 'price-missing'
  | 'sale-price-ignored'
  | 'sale-over'
  | 'out-of-stock'
  | 'image-missing'
  | 'image-address'
  | 'image-format'
  | 'image-small'
  | 'images-left-out'
  | 'gtin-refused'
  | 'brand-missing'
  | 'brand-cut'
  | 'brand-too-long'
  | 'category-missing'
  | 'category-comma'
  | 'label-cut'

/** One rule of the catalogues; null: the channel has no such rule. */
export interface CatalogueRule extends Record<CatalogueChannel, ReadinessWeight | null> {
  code: CatalogueIssue
  field: ProductField
  applies: (seen: Seen) => boolean
}

interface Seen {
  product: NamedProduct
  facts: ReadinessFacts
  titleLength: number
  text: string
  textLength: number
  pictures: CatalogueImages
}

type Weight = ReadinessWeight | null

function rule(
  code: CatalogueIssue,
  field: ProductField,
  weights: [facebook: Weight, google: Weight],
  applies: (seen: Seen) => boolean,
): CatalogueRule {
  return { code, field, facebook: weights[0], google: weights[1], applies }
}

const LABELS = ['volume', 'fragranceFamily', 'intensity', 'perfumeType'] as const
const BLOCKS: [Weight, Weight] = ['blocks', 'blocks']
const WARNS: [Weight, Weight] = ['warns', 'warns']

const RULES: readonly CatalogueRule[] = [
  rule('inactive', 'isActive', BLOCKS, ({ product }) => !product.isActive),
  rule('title-missing', 'name', BLOCKS, ({ product }) => product.name === ''),
  // Google cuts a long title.
  rule('title-too-long', 'name', ['blocks', 'warns'], ({ titleLength }) => titleLength > 200),
  rule('title-cut', 'name', WARNS, ({ titleLength }) => titleLength > 150 && titleLength <= 200),
  rule('title-capitals', 'name', WARNS, ({ product }) => isAllCapitals(product.name)),
  rule('description-missing', 'description', BLOCKS, ({ text }) => text === ''),
  rule('description-too-long', 'description', ['blocks', 'warns'], ({ textLength }) => textLength > 9999),
  rule('description-cut', 'description', WARNS, ({ textLength }) => textLength > 5000 && textLength <= 9999),
  rule('description-capitals', 'description', WARNS, ({ text }) => isAllCapitals(text)),
  rule('description-repeats', 'description', WARNS, repeatsName),
  rule('price-missing', 'price', BLOCKS, ({ product }) => !(product.price > 0)),
  rule('sale-price-ignored', 'salePrice', WARNS, ({ product }) => hasIgnoredSalePrice(product)),
  rule('sale-over', 'saleEndsAt', WARNS, ({ product, facts }) => hasSaleOver(product, facts.now)),
  rule('out-of-stock', 'stockQuantity', WARNS, ({ product }) => isOutOfStock(product)),
  rule('image-missing', 'images', BLOCKS, ({ pictures }) => pictures.main === null),
  rule('image-address', 'images', BLOCKS, ({ pictures: { main } }) => main !== null && !isCatalogueAddress(main)),
  rule('image-format', 'images', ['warns', null], ({ pictures }) =>
    /\.(webp|bmp|tiff?)([?#]|$)/i.test(pictures.main ?? ''),
  ),
  rule('image-format', 'images', ['warns', 'blocks'], ({ pictures }) =>
    /\.(svg|avif)([?#]|$)/i.test(pictures.main ?? ''),
  ),
  rule('image-small', 'images', ['warns', null], hasSmallImage),
  rule('images-left-out', 'images', WARNS, ({ pictures }) => pictures.main !== null && pictures.leftOut > 0),
  rule('gtin-refused', 'gtin', WARNS, ({ product }) => product.gtin !== null && !isSharedGtin(product.gtin)),
  rule('brand-missing', 'brandId', WARNS, ({ product }) => product.brandName === null),
  rule('brand-cut', 'brandId', [null, 'warns'], ({ product }) => characterCount(product.brandName ?? '') > 70),
  rule('brand-too-long', 'brandId', ['blocks', null], ({ product }) => characterCount(product.brandName ?? '') > 100),
  rule('category-missing', 'categoryId', WARNS, ({ product }) => product.categoryName === null),
  rule('category-comma', 'categoryId', WARNS, ({ product }) => product.categoryName?.includes(',') ?? false),
  ...LABELS.map((field) =>
    rule('label-cut', field, WARNS, ({ product }) => characterCount(product[field] ?? '') > 100),
  ),
]

const blocks = (rule: CatalogueRule) => rule.facebook === 'blocks' || rule.google === 'blocks'
const GRAVEST_FIRST = [...RULES.filter(blocks), ...RULES.filter((rule) => !blocks(rule))]

/** The rules that a product breaks in any channel, gravest first. The product form and the exports have the same rules. */
export function brokenCatalogueRules(product: NamedProduct, facts: ReadinessFacts): CatalogueRule[] {
  const text = catalogueText(product.description ?? '')
  const seen: Seen = {
    product,
    facts,
    titleLength: characterCount(product.name),
    text,
    textLength: characterCount(text),
    pictures: catalogueImages(product, facts.shopOrigin),
  }
  return GRAVEST_FIRST.filter(({ applies }) => applies(seen))
}

export function findCatalogueIssues(
  product: NamedProduct,
  facts: ReadinessFacts,
  channel: CatalogueChannel = 'facebook',
): ReadinessIssue<CatalogueIssue>[] {
  return gravestFirst(
    brokenCatalogueRules(product, facts).flatMap(({ code, field, [channel]: weight }) =>
      weight === null ? [] : [{ code, field, weight }],
    ),
  )
}

/** An import writes `brand - name` into an empty description. */
function repeatsName({ product: { name, brandName }, text }: Seen): boolean {
  return text !== '' && (isSameText(text, name) || isSameText(text, `${brandName ?? ''} - ${name}`))
}

function hasSmallImage({ facts: { mainImageSize }, pictures }: Seen): boolean {
  return (
    pictures.main !== null && mainImageSize !== undefined && Math.min(mainImageSize.width, mainImageSize.height) < 500
  )
}

/** A short text in capitals may be a brand. */
function isAllCapitals(text: string): boolean {
  return text.length > 12 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function isSameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
