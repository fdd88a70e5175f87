import type { ProductDraft, ProductField } from './product-fields'
import { isSaleOver, stockQuantityOf } from './product-stock'

export interface NamedProduct extends ProductDraft {
  categoryName: string | null
  brandName: string | null
}

export interface ReadinessFacts {
  /** Base of relative image paths. */
  shopOrigin: string
  /** In milliseconds. */
  now: number
  mainImageSize?: { width: number; height: number } | undefined
}

/** `blocks`: the product is not sold, or the channel refuses its row. */
export type ReadinessWeight = 'blocks' | 'warns'

export type ShopIssue =
  | 'inactive'
  | 'name-missing'
  | 'price-missing'
  | 'image-missing'
  | 'category-missing'
  | 'description-missing'
  | 'sale-over'
  | 'out-of-stock'

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

export function findShopIssues(product: NamedProduct, now: number): ReadinessIssue<ShopIssue>[] {
  return gravestFirst([
    ...issue(!product.isActive, 'inactive' as const, 'isActive', 'blocks'),
    ...issue(product.name === '', 'name-missing' as const, 'name', 'blocks'),
    ...issue(!(product.price > 0), 'price-missing' as const, 'price', 'blocks'),
    ...issue(isOutOfStock(product), 'out-of-stock' as const, 'stockQuantity', 'blocks'),
    ...issue(hasSaleOver(product, now), 'sale-over' as const, 'saleEndsAt', 'warns'),
    ...issue(product.mainImage === null, 'image-missing' as const, 'images', 'warns'),
    ...issue(product.categoryName === null, 'category-missing' as const, 'categoryId', 'warns'),
    ...issue(product.description === null, 'description-missing' as const, 'description', 'warns'),
  ])
}

export function catalogueSalePrice({ price, salePrice }: Pick<ProductDraft, 'price' | 'salePrice'>): number | null {
  return salePrice !== null && salePrice > 0 && salePrice < price ? salePrice : null
}

export function isOutOfStock(product: Pick<ProductDraft, 'stockQuantity'>): boolean {
  return stockQuantityOf(product) <= 0
}

export function hasIgnoredSalePrice(product: NamedProduct): boolean {
  return product.salePrice !== null && catalogueSalePrice(product) === null
}

export function hasSaleOver(product: NamedProduct, now: number): boolean {
  return product.salePrice !== null && isSaleOver(product, now)
}

export function gravestFirst<Code>(issues: ReadinessIssue<Code>[]): ReadinessIssue<Code>[] {
  return [...issues.filter(({ weight }) => weight === 'blocks'), ...issues.filter(({ weight }) => weight === 'warns')]
}
