import {
  forEachProductField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELD_TABLE,
  type ProductDraft,
  type ProductField,
  toCategoryType,
  toGender,
} from '@loja/domain/products'
import { type Snake, snakeCase } from '../client/camel'
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
  categoryName: string | null
  brandName: string | null
}

/** A field without a column of its name does not compile. */
type Column = keyof Snake<Record<ProductField, unknown>>

const COLUMNS = Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, snakeCase(field)])) as {
  [Field in ProductField]: Column
}

export const columnOf = (field: ProductField) => COLUMNS[field]

/** The cost is left out: the embedded server computes it only for rows of a table. */
export const PRODUCT_COLUMNS = [
  'id',
  'version',
  'created_at',
  'updated_at',
  ...PRODUCT_FIELD_NAMES.filter((field) => field !== 'cost').map(columnOf),
].join()

export const DETAIL_COLUMNS = `${PRODUCT_COLUMNS}, cost, categories (name), brands (name)`

export type DraftRow = Pick<Products['Row'], Column>
export type ProductRow = Pick<Products['Row'], Exclude<Column, 'cost'> | 'id' | 'version' | 'created_at' | 'updated_at'>
export type DetailsRow = ProductRow & {
  cost: number | null
  categories: { name: string } | null
  brands: { name: string } | null
}

export function toProductDetails({ cost, categories, brands, ...row }: DetailsRow): ProductDetails {
  return { ...toStoredProduct(row, cost), categoryName: categories?.name ?? null, brandName: brands?.name ?? null }
}

export function toStoredProduct(row: ProductRow, cost: number | null): StoredProduct {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    product: toProductDraft({ ...row, cost }),
  }
}

function toProductDraft(row: DraftRow): ProductDraft {
  return writeFields(forEachProductField(() => null) as ProductDraft, row)
}

/** The only mapping of columns to fields. */
export function writeFields<Target extends ProductDraft>(target: Target, row: DraftRow): Target {
  const fields = target as Record<ProductField, unknown>
  for (const field of PRODUCT_FIELD_NAMES) {
    const value = row[columnOf(field)]
    const isMoment = PRODUCT_FIELD_TABLE[field].kind === 'moment'
    fields[field] = isMoment && value ? new Date(String(value)).toISOString() : value
  }
  fields.categoryType = toCategoryType(row.category_type)
  fields.gender = toGender(row.gender)
  return target
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
