import type { ProductField } from '@loja/domain'

/** Id of a field's control in the page; the main picture is chosen among the pictures. */
export function controlId(field: ProductField): string {
  return `product-${field === 'mainImage' ? 'images' : field}`
}

/** Leads to a field. */
export function focusField(field: ProductField): void {
  document.getElementById(controlId(field))?.focus()
}
