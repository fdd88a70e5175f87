import { foldText, type ProductDraft } from '@loja/domain'
import type { ImportedProduct } from '@loja/product-import'

type Named = readonly { id: string; name: string }[]

/** Who the names of a list belong to in the shop. */
export interface KnownNames {
  categories: Named
  /** Empty for a list that says nothing of brands: what it is guessed from is no brand of the shop (IMP-11). */
  brands: Named
}

export type Resolve = (product: ImportedProduct) => ProductDraft

/** The product with the category and the brand that its names stand for; without one it keeps the default. */
export function resolveNames(known: KnownNames): Resolve {
  const categoryOf = idByName(known.categories)
  const brandOf = idByName(known.brands)
  return ({ brandName, categoryName, ...draft }) => ({
    ...draft,
    categoryId: categoryOf(categoryName) ?? draft.categoryId,
    brandId: brandOf(brandName || null),
  })
}

/** Ids by names: the exact one, or else the first that differs only in case and accents. */
function idByName(choices: Named): (name: string | null) => string | null {
  const exact = new Map(choices.map(({ id, name }) => [name, id]))
  const folded = new Map(choices.map(({ id, name }) => [foldText(name), id] as const).reverse())
  return (name) => (name === null ? null : (exact.get(name) ?? folded.get(foldText(name)) ?? null))
}
