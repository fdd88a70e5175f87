import { insertCategory, type NamedChoice } from '@loja/data'
import type { HeldList } from '../analysis/list-state'
import { missingCategories } from '../missing-categories'
import type { ReviewChoices } from '../use-review-choices'
import { planPieces } from './plan-pieces'
import { type KnownNames, resolveNames } from './resolve-names'
import type { ImportPlan } from './use-import-run'

/** Of the rejected rows so many are kept with an import. */
const MOST_ERROR_ROWS = 2000

interface Options {
  held: HeldList
  review: Pick<ReviewChoices, 'createCategories' | 'changed' | 'fields'>
  names: KnownNames
}

/** What is written of a list, with what was decided of it. Makes the categories that are to be made. */
export async function planOfList({ held, review, names }: Options): Promise<ImportPlan> {
  const { analyst, source, summary } = held
  const categories = review.createCategories
    ? await withMissing(summary.categoryNames, names.categories)
    : names.categories
  return {
    // Also when it was pasted: its products have no lines (`unitOf`).
    source: summary.unit === 'produto' ? 'json' : source.kind,
    fileName: source.kind === 'text' ? null : source.file.name,
    counts: summary.counts,
    rejectedRows: await analyst.call('rejectedRows', MOST_ERROR_ROWS),
    pieces: () =>
      planPieces({
        products: (from, count) => analyst.call('products', from, count),
        resolve: resolveNames({ ...names, categories }),
        updates: { rows: review.changed, fields: review.fields },
      }),
  }
}

async function withMissing(wanted: readonly string[], known: readonly NamedChoice[]): Promise<NamedChoice[]> {
  const all = [...known]
  for (const name of missingCategories(wanted, known)) all.push(await insertCategory(name))
  return all
}
