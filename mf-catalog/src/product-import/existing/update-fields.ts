import type { ImportPatch } from '@loja/data/imports'
import type { ProductDraft, ProductField } from '@loja/domain/products'
import { FIELD_HEADINGS, IMPORT_FIELDS, type ImportField, productFieldOf } from '@loja/product-import'
import type { Resolve } from '@loja/product-import/page'
import type { ExistingRow } from './use-existing-products'

export const fieldNames = {
  ...Object.fromEntries(IMPORT_FIELDS.map((field) => [productFieldOf(field), FIELD_HEADINGS[field]])),
  tags: 'Etiquetas',
} as Record<ProductField, string>

/** The name finds the product, and the shop window is chosen elsewhere. */
const UNCHANGED: (ImportField | null)[] = ['name', 'isFeatured', 'featuredFrom', 'featuredUntil', null]

export function updatableFields(mapping: readonly (ImportField | null)[]): ImportField[] {
  return mapping.filter((field) => !UNCHANGED.includes(field)).filter((field) => field !== null)
}

export interface FieldChange {
  field: ProductField
  before: ProductDraft[ProductField]
  after: ProductDraft[ProductField]
}

/** Changes of a stored product by the chosen columns. Only cells with content count. */
export function changesOf(
  { row, stored }: ExistingRow,
  resolve: Resolve,
  chosen: readonly ImportField[],
): FieldChange[] {
  const imported = resolve({ ...row.product, categoryId: null })
  const given = chosen.filter((field) => row.filled.includes(field))
  const values = { ...imported, images: imagesAfter({ row, stored }, given) }
  const fields = new Set(given.map(productFieldOf))
  if (given.includes('image')) fields.add('images')
  return [...fields].flatMap((field) => {
    const [before, after] = [stored.product[field], values[field]]
    return isEmpty(after) || isSame(before, after) ? [] : [{ field, before, after }]
  })
}

export function patchOf(changes: readonly FieldChange[]): ImportPatch {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]))
}

/** One image replaces the main image; the others remain. */
function imagesAfter({ row, stored }: ExistingRow, given: readonly ImportField[]): string[] {
  const { mainImage, images } = row.product
  if (given.includes('moreImages'))
    return given.includes('image') || !row.filled.includes('image')
      ? images
      : images.filter((image) => image !== mainImage)
  if (images.length > 1 && !row.filled.includes('moreImages')) return images
  const current = stored.product.images
  if (mainImage === null || current.includes(mainImage)) return current
  return [mainImage, ...current.filter((image) => image !== stored.product.mainImage)]
}

function isEmpty(value: ProductDraft[ProductField]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: ProductDraft[ProductField], other: ProductDraft[ProductField]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
