import type { ProductField } from './product-draft'
import { changedFields, isSameField, type ProductFormValues, withMainImageListed } from './product-form-values'

/** Two people's work on one product (PROD-13). */
export interface ProductEdits {
  /** As both of them read it. */
  base: ProductFormValues
  mine: ProductFormValues
  /** As it is stored by now. */
  theirs: ProductFormValues
}

/** Whose value a field keeps. */
export type EditChoice = 'mine' | 'theirs'

/**
 * What the other person changed: `conflicts` are fields that both changed, to different values; `theirsAlone` those that
 * only they changed.
 */
export function compareEdits({ base, mine, theirs }: ProductEdits): {
  conflicts: ProductField[]
  theirsAlone: ProductField[]
} {
  const changed = changedFields(base, theirs)
  return {
    conflicts: changed.filter((field) => !isSameField(field, base, mine) && !isSameField(field, mine, theirs)),
    theirsAlone: changed.filter((field) => isSameField(field, base, mine)),
  }
}

/** Both people's changes together; in a field that both changed, the one chosen. */
export function mergeEdits(
  { base, mine, theirs }: ProductEdits,
  choices: Partial<Record<ProductField, EditChoice>>,
): ProductFormValues {
  const kept = changedFields(base, mine).filter((field) => choices[field] !== 'theirs')
  const own = Object.fromEntries(kept.map((field) => [field, mine[field]]))
  return withMainImageListed({ ...theirs, ...own })
}
