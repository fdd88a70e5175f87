import type { ImportPatch } from '@loja/data'
import type { ProductDraft, ProductField } from '@loja/domain'
import type { ImportField } from '@loja/product-import'
import type { Resolve } from '../run/resolve-names'
import type { ExistingRow } from './use-existing-products'

/** The field of a stored product that each column of a list may change; the name finds it, and the shop window is chosen elsewhere. */
const CHANGED_BY: Partial<Record<ImportField, ProductField>> = {
  price: 'price',
  salePrice: 'salePrice',
  image: 'mainImage',
  moreImages: 'images',
  brand: 'brandId',
  category: 'categoryId',
  description: 'description',
  shortDescription: 'shortDescription',
  stock: 'stockQuantity',
  minStockAlert: 'minStockAlert',
  tags: 'tags',
  gender: 'gender',
  volume: 'volume',
  categoryType: 'categoryType',
  perfumeType: 'perfumeType',
  fragranceFamily: 'fragranceFamily',
  intensity: 'intensity',
  isActive: 'isActive',
}

/** Columns of this list that can change products which exist, in their order. */
export function updatableFields(mapping: readonly (ImportField | null)[]): ImportField[] {
  return mapping.filter((field) => field !== null).filter((field) => field in CHANGED_BY)
}

/** One field of a stored product that the list would change. */
export interface FieldChange {
  field: ProductField
  before: ProductDraft[ProductField]
  after: ProductDraft[ProductField]
}

/**
 * What the chosen columns change of a stored product. Only cells with content change it: never a default or a guess.
 * @param resolve finds the category and the brand of a product by their names
 */
export function changesOf(
  { row, stored }: ExistingRow,
  resolve: Resolve,
  chosen: readonly ImportField[],
): FieldChange[] {
  // The default category is for new products.
  const imported = resolve({ ...row.product, categoryId: null })
  const given = chosen.filter((field) => row.filled.includes(field))
  const values = { ...imported, images: imagesAfter({ row, stored }, given) }
  const fields = new Set(given.flatMap((field) => CHANGED_BY[field] ?? []))
  if (given.includes('image')) fields.add('images')
  return [...fields].flatMap((field) => {
    const [before, after] = [stored.product[field], values[field]]
    return isEmpty(after) || isSame(before, after) ? [] : [{ field, before, after }]
  })
}

export function patchOf(changes: readonly FieldChange[]): ImportPatch {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]))
}

/** A list with one image replaces the main one; the others stay. */
function imagesAfter({ row, stored }: ExistingRow, given: readonly ImportField[]): string[] {
  const { mainImage, images } = row.product
  if (given.includes('moreImages'))
    return given.includes('image') || !row.filled.includes('image')
      ? images
      : images.filter((image) => image !== mainImage)
  if (images.length > 1 && !row.filled.includes('moreImages')) return images
  const kept = stored.product.images
  if (mainImage === null || kept.includes(mainImage)) return kept
  return [mainImage, ...kept.filter((image) => image !== stored.product.mainImage)]
}

function isEmpty(value: ProductDraft[ProductField]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: ProductDraft[ProductField], other: ProductDraft[ProductField]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
