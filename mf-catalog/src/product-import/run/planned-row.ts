import type { ImportWrite } from '@loja/data'
import type { ProductDraft } from '@loja/domain'
import type { ImportedProduct, ImportField, ReadyRow } from '@loja/product-import'
import { changesOf, idByName, patchOf } from '../existing/update-fields'
import type { ExistingRow } from '../existing/use-existing-products'

/** A row as it goes to the database, and the line of the list that it comes from. */
export interface PlannedRow {
  line: number
  name: string
  write: ImportWrite
}

type Named = readonly { id: string; name: string }[]

/** Who the names of a list belong to in the shop. */
export interface KnownNames {
  categories: Named
  /** Empty for a list that says nothing of brands: what it is guessed from is no brand of the shop (IMP-11). */
  brands: Named
}

/** The product with the category and the brand that its names stand for; without one it keeps the default. */
export function resolveNames(known: KnownNames): (product: ImportedProduct) => ProductDraft {
  const categoryOf = idByName(known.categories)
  const brandOf = idByName(known.brands)
  return ({ brandName, categoryName, ...draft }) => ({
    ...draft,
    categoryId: categoryOf(categoryName) ?? draft.categoryId,
    brandId: brandOf(brandName || null),
  })
}

export function plannedInsert({ line }: ReadyRow, product: ProductDraft): PlannedRow {
  return { line, name: product.name, write: { kind: 'insert', product } }
}

/** The change of a stored product; null when the chosen columns hold what it has already. */
export function plannedUpdate(
  { row, stored }: ExistingRow,
  product: ProductDraft,
  fields: readonly ImportField[],
): PlannedRow | null {
  const changes = changesOf(stored, product, fields)
  if (changes.length === 0) return null
  const { id, version } = stored
  return { line: row.line, name: product.name, write: { kind: 'update', id, version, patch: patchOf(changes) } }
}
