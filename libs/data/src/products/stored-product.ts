import {
  forEachProductField,
  PRODUCT_FIELD_NAMES,
  type ProductDraft,
  type ProductField,
  toCategoryType,
  toGender,
} from '@loja/domain'
import { snakeCase } from '../client/filter-args'
import type { Database } from '../database.types'

type Products = Database['public']['Tables']['products']

export interface StoredProduct {
  id: string
  /** Grows with every change; a save sends the version that was read. */
  version: number
  createdAt: string
  updatedAt: string
  product: ProductDraft
}

export interface ProductDetails extends StoredProduct {
  /** Also of an inactive category. */
  categoryName: string | null
  brandName: string | null
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name
/** A field without a column of its name does not compile. */
type Column = SnakeCase<ProductField>

export const columnOf = (field: ProductField) => snakeCase(field) as Column

export const PRODUCT_COLUMNS = [
  'id',
  'version',
  'created_at',
  'updated_at',
  ...PRODUCT_FIELD_NAMES.map(columnOf),
].join()

export const DETAIL_COLUMNS = `${PRODUCT_COLUMNS}, categories (name), brands (name)`

export type DraftRow = Pick<Products['Row'], Column>
export type ProductRow = Pick<Products['Row'], Column | 'id' | 'version' | 'created_at' | 'updated_at'>
export type DetailsRow = ProductRow & { categories: { name: string } | null; brands: { name: string } | null }

export function toProductDetails({ categories, brands, ...row }: DetailsRow): ProductDetails {
  return { ...toStoredProduct(row), categoryName: categories?.name ?? null, brandName: brands?.name ?? null }
}

export function toStoredProduct(row: ProductRow): StoredProduct {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    product: toProductDraft(row),
  }
}

/** The only mapping of columns to fields. */
export function toProductDraft(row: DraftRow): ProductDraft {
  const fields = forEachProductField((field) => row[columnOf(field)])
  return { ...fields, categoryType: toCategoryType(row.category_type), gender: toGender(row.gender) } as ProductDraft
}

export function toProductInsert(draft: ProductDraft): Products['Insert'] {
  return { ...toProductUpdate(draft), name: draft.name, price: draft.price }
}

export function toProductUpdate(patch: Partial<ProductDraft>): Products['Update'] {
  const fields = Object.keys(patch) as ProductField[]
  return Object.fromEntries(fields.map((field) => [columnOf(field), patch[field]]))
}

export function fieldOfColumn(column: string): ProductField | undefined {
  return PRODUCT_FIELD_NAMES.find((field) => columnOf(field) === column)
}
