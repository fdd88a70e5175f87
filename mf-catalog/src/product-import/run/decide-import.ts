import { insertBrand, insertCategory, listAllCategories, listBrands } from '@loja/data/products'
import {
  type ImportDecisions,
  type ImportRow,
  type KnownNames,
  type ListSummary,
  missingNames,
  resolveNames,
} from '@loja/product-import/page'
import { changesOf, patchOf } from '../existing/update-fields'
import type { ReviewChoices } from '../use-review-choices'

type Review = Pick<ReviewChoices, 'createCategories' | 'createBrands' | 'changed' | 'fields'>

export async function decideImport(
  summary: ListSummary,
  review: Review,
): Promise<Pick<ImportDecisions, 'names' | 'updates'>> {
  const names = await currentNames(summary, review)
  const resolve = resolveNames(names)
  const updates = review.changed.flatMap(({ row, stored }): ImportRow[] => {
    const changes = changesOf({ row, stored }, resolve, review.fields)
    if (changes.length === 0) return []
    const { id, version } = stored
    return [{ kind: 'update', line: row.line, name: row.product.name, id, version, patch: patchOf(changes) }]
  })
  // The brand of a plain list is only a word: IMP-11 leaves the brand of a new product empty.
  return { names: summary.platform === null ? { ...names, brands: [] } : names, updates }
}

async function currentNames(
  { categoryNames, brandNames, mapping }: ListSummary,
  { createCategories, createBrands }: Review,
): Promise<KnownNames> {
  const categories = categoryNames.length > 0 ? await listAllCategories() : []
  const brands = mapping.includes('brand') ? await listBrands() : []
  if (createCategories)
    for (const name of missingNames(categoryNames, categories)) categories.push(await insertCategory(name))
  if (createBrands) for (const name of missingNames(brandNames, brands)) brands.push(await insertBrand(name))
  return { categories, brands }
}
