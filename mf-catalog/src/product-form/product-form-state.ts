import type { ProductDetails, StoredProduct } from '@loja/data'
import {
  changedFields,
  compareEdits,
  EMPTY_PRODUCT_VALUES,
  isUuid,
  mergeEdits,
  type ProductField,
  type ProductFormValues,
  toCategoryType,
  toFormValues,
  toGender,
} from '@loja/domain'

/** A product's fields as they were read, and the version that they were read at; 0 for a product that is new. */
export interface ReadProduct {
  version: number
  values: ProductFormValues
}

/** A form over one product: what was read, and what was typed since. */
export interface ProductFormState {
  /** Of a new product too: chosen once, so that a second try after a lost answer means the same product. */
  id: string
  base: ReadProduct
  values: ProductFormValues
}

export function toReadProduct({ version, product }: StoredProduct): ReadProduct {
  return { version, values: toFormValues(product) }
}

/** The fields that a save would change. */
export function changesOf({ base, values }: ProductFormState): ProductField[] {
  return changedFields(base.values, values)
}

/** What somebody else changed since the form was read. */
export function otherChanges({ base, values }: ProductFormState, stored: ProductDetails | null) {
  if (!stored || stored.version === base.version) return { conflicts: [], theirsAlone: [] }
  return compareEdits({ base: base.values, mine: values, theirs: toFormValues(stored.product) })
}

/**
 * The form over what is stored by now. In a field that both changed, what was typed stays, unless it is among `given`.
 */
export function rebased(
  { id, base, values }: ProductFormState,
  stored: ReadProduct,
  given: readonly ProductField[] = [],
): ProductFormState {
  const choices = Object.fromEntries(given.map((field) => [field, 'theirs' as const]))
  return {
    id,
    base: stored,
    values: mergeEdits({ base: base.values, mine: values, theirs: stored.values }, choices),
  }
}

/** The form after `sent` was stored as `stored`: what was typed while the answer was on its way stays. */
export function afterSave(state: ProductFormState, sent: ProductFormValues, stored: ReadProduct): ProductFormState {
  return rebased({ ...state, base: { ...state.base, values: sent } }, stored)
}

/** What a tab kept of a form (AUTH-04); null for anything that this code did not write. */
export function parseKeptForm(kept: unknown): ProductFormState | null {
  const { id, base, values } = asRecord(kept)
  const { version, values: read } = asRecord(base)
  if (typeof id !== 'string' || !isUuid(id) || !Number.isInteger(version)) return null
  if (!areFormValues(values) || !areFormValues(read)) return null
  return { id, base: { version: version as number, values: read }, values }
}

function areFormValues(kept: unknown): kept is ProductFormValues {
  const values = asRecord(kept)
  const isAlike = (field: ProductField) => {
    const sample = EMPTY_PRODUCT_VALUES[field]
    const value = values[field]
    if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
    return typeof value === typeof sample
  }
  const { categoryType, gender } = values
  return (
    (Object.keys(EMPTY_PRODUCT_VALUES) as ProductField[]).every(isAlike) &&
    toCategoryType(String(categoryType)) === categoryType &&
    (toGender(String(gender)) ?? '') === gender
  )
}

function asRecord(kept: unknown): Record<string, unknown> {
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
}
