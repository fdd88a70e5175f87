import { insertBrand, insertCategory, listAllCategories, listBrands } from '@loja/data'
import type { ListSummary } from '../analysis/analysis-protocol'
import type { HeldList } from '../analysis/list-state'
import type { ReviewChoices } from '../use-review-choices'
import { planPieces } from './plan-pieces'
import { plannedUpdate } from './planned-row'
import { type KnownNames, missingNames, resolveNames } from './resolve-names'
import type { ImportPlan } from './use-import-run'

/** Of the rejected rows so many are kept with an import. */
const MOST_ERROR_ROWS = 2000

interface Options {
  held: HeldList
  review: Pick<ReviewChoices, 'createCategories' | 'createBrands' | 'changed' | 'fields'>
}

/** Plans the writes of a list by the user's decisions. Creates the missing categories and brands that were ticked. */
export async function planOfList({ held, review }: Options): Promise<ImportPlan> {
  const { analyst, source, summary } = held
  const names = await currentNames(summary, review)
  // What a plain list calls a brand is only its word: IMP-11 leaves the brand of a new product empty.
  const resolve = resolveNames(summary.platform === null ? { ...names, brands: [] } : names)
  const updates = review.changed.map((row) => plannedUpdate(row, resolveNames(names), review.fields))
  return {
    // Also when it was pasted: its products have no lines (`unitOf`).
    source: summary.unit === 'produto' ? 'json' : source.kind,
    fileName: source.kind === 'text' ? null : source.file.name,
    counts: summary.counts,
    rejectedRows: await analyst.call('rejectedRows', MOST_ERROR_ROWS),
    pieces: () =>
      planPieces({
        products: (from, count) => analyst.call('products', from, count),
        resolve,
        updates: updates.filter((row) => row !== null),
      }),
  }
}

/** Read again: the page's copy may be old, or not there yet. */
async function currentNames(
  { categoryNames, brandNames, mapping }: ListSummary,
  { createCategories, createBrands }: Options['review'],
): Promise<KnownNames> {
  const categories = categoryNames.length > 0 ? await listAllCategories() : []
  const brands = mapping.includes('brand') ? await listBrands() : []
  if (createCategories)
    for (const name of missingNames(categoryNames, categories)) categories.push(await insertCategory(name))
  if (createBrands) for (const name of missingNames(brandNames, brands)) brands.push(await insertBrand(name))
  return { categories, brands }
}
