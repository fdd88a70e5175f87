import type { ImportPatch, StoredProduct } from '@loja/data'
import { foldText, type ProductDraft, type ProductField } from '@loja/domain'
import type { ImportField } from '@loja/product-import'

/** What of a stored product each column of a list may change; the name finds it, and the shop window is chosen elsewhere. */
const CHANGED_BY: Partial<Record<ImportField, ProductField[]>> = {
  price: ['price'],
  salePrice: ['salePrice'],
  image: ['mainImage', 'images'],
  moreImages: ['images'],
  brand: ['brandId'],
  category: ['categoryId'],
  description: ['description'],
  shortDescription: ['shortDescription'],
  stock: ['stockQuantity'],
  minStockAlert: ['minStockAlert'],
  tags: ['tags'],
  gender: ['gender'],
  volume: ['volume'],
  categoryType: ['categoryType'],
  perfumeType: ['perfumeType'],
  fragranceFamily: ['fragranceFamily'],
  intensity: ['intensity'],
  isActive: ['isActive'],
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

/** What the chosen columns change of a stored product. An empty cell changes nothing. */
export function changesOf(
  stored: StoredProduct,
  imported: ProductDraft,
  chosen: readonly ImportField[],
): FieldChange[] {
  const fields = new Set(chosen.flatMap((field) => CHANGED_BY[field] ?? []))
  return [...fields].flatMap((field) => {
    const [before, after] = [stored.product[field], imported[field]]
    return isEmpty(after) || isSame(before, after) ? [] : [{ field, before, after }]
  })
}

export function patchOf(changes: readonly FieldChange[]): ImportPatch {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]))
}

function isEmpty(value: ProductDraft[ProductField]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: ProductDraft[ProductField], other: ProductDraft[ProductField]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Ids by names that differ only in letters' case and accents. */
export function idByName(choices: readonly { id: string; name: string }[]): (name: string | null) => string | null {
  const ids = new Map(choices.map(({ id, name }) => [foldText(name), id]))
  return (name) => (name === null ? null : (ids.get(foldText(name)) ?? null))
}
