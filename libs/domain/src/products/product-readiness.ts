import { catalogueImages, isCatalogueAddress } from './catalogue-images'
import type { ProductDraft, ProductField } from './product-fields'
import { characterCount } from './product-name'
import { stockQuantityOf } from './product-stock'

export interface NamedProduct extends ProductDraft {
  categoryName: string | null
  brandName: string | null
}

export interface ReadinessFacts {
  /** Base of relative image paths. */
  shopOrigin: string
  /** Of the main image, in pixels. */
  mainImageSize?: { width: number; height: number } | undefined
}

/** `blocks`: the product is not sold, or Meta refuses its row. */
type ReadinessWeight = 'blocks' | 'warns'

export type ShopIssue =
  | 'inactive'
  | 'name-missing'
  | 'price-missing'
  | 'image-missing'
  | 'category-missing'
  | 'description-missing'
  | 'out-of-stock'

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
  | 'out-of-stock'
  | 'image-missing'
  | 'image-address'
  | 'image-format'
  | 'image-small'
  | 'images-left-out'
  | 'brand-missing'
  | 'brand-too-long'
  | 'category-missing'
  | 'category-comma'
  | 'label-cut'

export interface ReadinessIssue<Code> {
  code: Code
  field: ProductField
  weight: ReadinessWeight
}

const issue = <Code>(
  when: boolean,
  code: Code,
  field: ProductField,
  weight: ReadinessWeight,
): ReadinessIssue<Code>[] => (when ? [{ code, field, weight }] : [])

/** Blocking issues first. */
export function findShopIssues(product: NamedProduct): ReadinessIssue<ShopIssue>[] {
  return gravestFirst([
    ...issue(!product.isActive, 'inactive' as const, 'isActive', 'blocks'),
    ...issue(product.name === '', 'name-missing' as const, 'name', 'blocks'),
    ...issue(!(product.price > 0), 'price-missing' as const, 'price', 'blocks'),
    ...issue(isOutOfStock(product), 'out-of-stock' as const, 'stockQuantity', 'blocks'),
    ...issue(product.mainImage === null, 'image-missing' as const, 'images', 'warns'),
    ...issue(product.categoryName === null, 'category-missing' as const, 'categoryId', 'warns'),
    ...issue(product.description === null, 'description-missing' as const, 'description', 'warns'),
  ])
}

/** Why Meta refuses a row or shows it badly; blocking reasons first. The catalogue export has the same rules. */
export function findCatalogueIssues(product: NamedProduct, facts: ReadinessFacts): ReadinessIssue<CatalogueIssue>[] {
  return gravestFirst([
    ...issue(!product.isActive, 'inactive' as const, 'isActive', 'blocks'),
    ...titleIssues(product),
    ...descriptionIssues(product),
    ...issue(!(product.price > 0), 'price-missing' as const, 'price', 'blocks'),
    ...issue(hasIgnoredSalePrice(product), 'sale-price-ignored' as const, 'salePrice', 'warns'),
    ...issue(isOutOfStock(product), 'out-of-stock' as const, 'stockQuantity', 'warns'),
    ...imageIssues(product, facts),
    ...issue(product.brandName === null, 'brand-missing' as const, 'brandId', 'warns'),
    ...issue(characterCount(product.brandName ?? '') > 100, 'brand-too-long' as const, 'brandId', 'blocks'),
    ...issue(product.categoryName === null, 'category-missing' as const, 'categoryId', 'warns'),
    ...issue(product.categoryName?.includes(',') ?? false, 'category-comma' as const, 'categoryId', 'warns'),
    ...labelIssues(product),
  ])
}

function titleIssues({ name }: NamedProduct): ReadinessIssue<CatalogueIssue>[] {
  const length = characterCount(name)
  return [
    ...issue(name === '', 'title-missing' as const, 'name', 'blocks'),
    ...issue(length > 200, 'title-too-long' as const, 'name', 'blocks'),
    ...issue(length > 150 && length <= 200, 'title-cut' as const, 'name', 'warns'),
    ...issue(isAllCapitals(name), 'title-capitals' as const, 'name', 'warns'),
  ]
}

function descriptionIssues({ name, description, brandName }: NamedProduct): ReadinessIssue<CatalogueIssue>[] {
  const text = plainText(description ?? '')
  const length = characterCount(text)
  // An import writes `brand - name` into an empty description.
  const repeats = text !== '' && (isSameText(text, name) || isSameText(text, `${brandName ?? ''} - ${name}`))
  return [
    ...issue(text === '', 'description-missing' as const, 'description', 'blocks'),
    ...issue(length > 9999, 'description-too-long' as const, 'description', 'blocks'),
    ...issue(length > 5000 && length <= 9999, 'description-cut' as const, 'description', 'warns'),
    ...issue(isAllCapitals(text), 'description-capitals' as const, 'description', 'warns'),
    ...issue(repeats, 'description-repeats' as const, 'description', 'warns'),
  ]
}

function imageIssues(
  { mainImage, images }: NamedProduct,
  { shopOrigin, mainImageSize }: ReadinessFacts,
): ReadinessIssue<CatalogueIssue>[] {
  const { main, leftOut } = catalogueImages({ mainImage, images }, shopOrigin)
  if (main === null) return issue(true, 'image-missing' as const, 'images', 'blocks')
  const small = mainImageSize !== undefined && (mainImageSize.width < 500 || mainImageSize.height < 500)
  return [
    ...issue(!isCatalogueAddress(main), 'image-address' as const, 'images', 'blocks'),
    ...issue(/\.(webp|svg|avif|bmp|tiff?)([?#]|$)/i.test(main), 'image-format' as const, 'images', 'warns'),
    ...issue(small, 'image-small' as const, 'images', 'warns'),
    ...issue(leftOut > 0, 'images-left-out' as const, 'images', 'warns'),
  ]
}

/** In reais; null unless it is above zero and below the price. */
export function catalogueSalePrice({ price, salePrice }: Pick<ProductDraft, 'price' | 'salePrice'>): number | null {
  return salePrice !== null && salePrice > 0 && salePrice < price ? salePrice : null
}

export function isOutOfStock(product: Pick<ProductDraft, 'stockQuantity'>): boolean {
  return stockQuantityOf(product) <= 0
}

const LABELS = ['volume', 'fragranceFamily', 'intensity', 'perfumeType'] as const

function labelIssues(product: NamedProduct): ReadinessIssue<CatalogueIssue>[] {
  return LABELS.flatMap((field) =>
    issue(characterCount(product[field] ?? '') > 100, 'label-cut' as const, field, 'warns'),
  )
}

function hasIgnoredSalePrice(product: NamedProduct): boolean {
  return product.salePrice !== null && catalogueSalePrice(product) === null
}

/** The catalogue would show tags as text. */
function plainText(text: string): string {
  return text.replace(/<[^<>]*>/g, ' ').trim()
}

/** A short text in capitals may be a brand. */
function isAllCapitals(text: string): boolean {
  return text.length > 12 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function isSameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

function gravestFirst<Code>(issues: ReadinessIssue<Code>[]): ReadinessIssue<Code>[] {
  return [...issues.filter(({ weight }) => weight === 'blocks'), ...issues.filter(({ weight }) => weight === 'warns')]
}
