import type { ProductField } from '@loja/domain'
import { isDataError } from '../client/data-error'
import { fieldOfColumn } from './stored-product'

/** Which field of a product the database refuses, and why. */
export interface RefusedField {
  field: ProductField
  /** `taken`: another product has it. `gone`: it refers to what was deleted. `limit`: there is no more room. */
  reason: 'taken' | 'gone' | 'limit' | 'invalid'
}

const BY_CONSTRAINT: Record<string, ProductField> = {
  products_money_is_a_number: 'price',
  products_stock_range: 'stockQuantity',
  products_images_filled: 'images',
  products_tags_filled: 'tags',
}

/** The field that a failed save of a product is about; null when it is about none, or about all of it. */
export function refusedFieldOf(error: unknown): RefusedField | null {
  if (!isDataError(error)) return null
  if (error.code === 'limit') return { field: 'isFeatured', reason: 'limit' }
  return refusedField((error.cause ?? {}) as { code?: string; message?: string })
}

/** As `refusedFieldOf`, of what the database says: its SQLSTATE and its message; not the shop window's limit. */
export function refusedField({ code, message = '' }: { code?: string; message?: string }): RefusedField | null {
  if (code === '23505') return { field: 'name', reason: 'taken' }
  const constraint = /constraint "(\w+)"/.exec(message)?.[1] ?? ''
  const column = /^products_(\w+)_(fkey|check)$/.exec(constraint)?.[1] ?? /column "(\w+)"/.exec(message)?.[1] ?? ''
  const field = BY_CONSTRAINT[constraint] ?? fieldOfColumn(column)
  return field ? { field, reason: code === '23503' ? 'gone' : 'invalid' } : null
}
