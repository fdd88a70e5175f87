import type { CategoryType, Gender } from '@loja/domain'
import type { ImportPlan } from '../analysis/import-plan'
import type { RecordCells } from '../analysis/record-cells'
import { guessCategoryType, normalizeCategoryType } from './category-type'
import { genderIn, normalizeGender } from './gender'
import { volumeIn } from './volume'
import type { Warn } from './warn'

/** The gender of the list, or the one that the name shows. */
export function genderOf(
  cells: RecordCells,
  plan: ImportPlan,
  { name, foldedName }: { name: string; foldedName: string },
  warn: Warn,
): Gender | null {
  const written = cells.text('gender')
  if (written !== '') {
    const gender = normalizeGender(written)
    if (gender === null) warn('unknown-gender', written.slice(0, 60))
    return gender
  }
  const guessed = plan.guesses ? genderIn(name, foldedName) : null
  if (guessed !== null) warn('guessed-gender', guessed)
  return guessed
}

/** The type of the list, or the one that words in name, brand and description speak for. */
export function categoryTypeOf(
  cells: RecordCells,
  plan: ImportPlan,
  product: { foldedName: string; brandName: string; description: string },
  warn: Warn,
): CategoryType {
  const written = cells.text('categoryType')
  const named = normalizeCategoryType(written)
  if (named !== null) return named
  const guessed = plan.guesses ? guessCategoryType(product) : 'perfume'
  if (written !== '') warn('unknown-type', written.slice(0, 60))
  else if (plan.guesses) warn('guessed-type', guessed)
  return guessed
}

/** The volume of the list, or the one in the name. */
export function volumeOf(cells: RecordCells, plan: ImportPlan, name: string, warn: Warn): string | null {
  const written = cells.text('volume')
  if (written !== '' || !plan.guesses) return written || null
  const guessed = volumeIn(name)
  if (guessed !== null) warn('guessed-volume', guessed)
  return guessed
}
