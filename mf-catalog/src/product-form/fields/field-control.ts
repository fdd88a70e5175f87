import type { ProductField } from '@loja/domain/products'
import type { EditedProduct } from '../product-form-state'

export function controlId(field: keyof EditedProduct): string {
  return `product-${field === 'mainImage' || field === 'typedImages' ? 'images' : field}`
}

export function focusField(field: ProductField): void {
  document.getElementById(controlId(field))?.focus()
}
