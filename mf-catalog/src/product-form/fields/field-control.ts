import type { ProductField } from '@loja/domain'

export function controlId(field: ProductField): string {
  return `product-${field === 'mainImage' ? 'images' : field}`
}

export function focusField(field: ProductField): void {
  document.getElementById(controlId(field))?.focus()
}
