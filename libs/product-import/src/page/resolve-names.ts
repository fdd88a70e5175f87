import { foldText } from '@loja/domain/list'
import { normalizeProductName, type ProductDraft } from '@loja/domain/products'
import type { ImportedProduct } from '../index'

type Named = readonly { id: string; name: string }[]

export interface KnownNames {
  categories: Named
  brands: Named
}

export type Resolve = (product: ImportedProduct) => ProductDraft

export function resolveNames(known: KnownNames): Resolve {
  const categoryOf = idByName(known.categories)
  const brandOf = idByName(known.brands)
  return ({ brandName, categoryName, ...draft }) => ({
    ...draft,
    categoryId: categoryOf(categoryName) ?? draft.categoryId,
    brandId: brandOf(brandName || null),
  })
}

export function missingNames(names: readonly string[], choices: Named | undefined): string[] {
  if (!choices) return []
  const known = new Set(choices.map(({ name }) => looseKey(name)))
  return names.filter((name) => {
    const key = looseKey(name)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** Ids by exact name, else by the first name that differs only in case, accents and spaces. */
function idByName(choices: Named): (name: string | null) => string | null {
  const exact = new Map(choices.map(({ id, name }) => [normalizeProductName(name), id]))
  const loose = new Map(choices.map(({ id, name }) => [looseKey(name), id] as const).reverse())
  return (name) => (name === null ? null : (exact.get(name) ?? loose.get(looseKey(name)) ?? null))
}

const looseKey = (name: string) => foldText(normalizeProductName(name))
