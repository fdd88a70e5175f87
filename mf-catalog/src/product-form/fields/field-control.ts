import type { ProductField } from '@loja/domain'

/** DOM id; the main image is chosen among the images. */
export function controlId(field: ProductField): string {
  return `product-${field === 'mainImage' ? 'images' : field}`
}

export function focusField(field: ProductField): void {
  document.getElementById(controlId(field))?.focus()
}
