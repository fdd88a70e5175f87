import type { ProductField } from './product-fields'
import { changedFields, isSameField, type ProductFormValues, withMainImageListed } from './product-form-values'

export interface ProductEdits {
  base: ProductFormValues
  mine: ProductFormValues
  theirs: ProductFormValues
}

export type EditChoice = 'mine' | 'theirs'

/** `conflicts`: fields that both changed, to different values. `theirsAlone`: changed only in the other session. */
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

/** Both sessions' changes; `choices` decide conflicts. */
export function mergeEdits(
  { base, mine, theirs }: ProductEdits,
  choices: Partial<Record<ProductField, EditChoice>>,
): ProductFormValues {
  const ownFields = changedFields(base, mine).filter((field) => choices[field] !== 'theirs')
  const own = Object.fromEntries(ownFields.map((field) => [field, mine[field]]))
  return withMainImageListed({ ...theirs, ...own })
}
