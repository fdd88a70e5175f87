import type { ProductField } from '@loja/domain/products'
import { isDataError } from '../client/data-error'
import { fieldOfColumn } from './stored-product'

export interface RefusedField {
  field: ProductField
  /** `gone`: the referenced row was deleted. `limit`: the shop window is full. */
  reason: 'taken' | 'gone' | 'limit' | 'invalid'
}

const BY_CONSTRAINT: Record<string, ProductField> = {
  products_money_is_a_number: 'price',
  products_featured_dates: 'featuredUntil',
  products_stock_range: 'stockQuantity',
  products_images_filled: 'images',
  products_tags_filled: 'tags',
  product_costs_cost_check: 'cost',
  products_sku_key: 'sku',
  products_gtin_key: 'gtin',
}

export function refusedFieldOf(error: unknown): RefusedField | null {
  if (!isDataError(error)) return null
  if (error.code === 'limit') return { field: 'isFeatured', reason: 'limit' }
  return refusedField((error.cause ?? {}) as { code?: string; message?: string })
}

export function refusedField({ code, message = '' }: { code?: string; message?: string }): RefusedField | null {
  const constraint = /constraint "(\w+)"/.exec(message)?.[1] ?? ''
  if (code === '23505') return { field: BY_CONSTRAINT[constraint] ?? 'name', reason: 'taken' }
  const column = /^products_(\w+)_(fkey|check)$/.exec(constraint)?.[1] ?? /column "(\w+)"/.exec(message)?.[1] ?? ''
  const field = BY_CONSTRAINT[constraint] ?? fieldOfColumn(column)
  return field ? { field, reason: code === '23503' ? 'gone' : 'invalid' } : null
}
