import type { ProductDetails, StoredProduct } from '@loja/data'
import {
  changedFields,
  compareEdits,
  EMPTY_PRODUCT_VALUES,
  imageAddressesIn,
  isImageAddress,
  isUuid,
  mergeEdits,
  PRODUCT_IMAGES_LIMIT,
  type ProductField,
  type ProductFormValues,
  toCategoryType,
  toFormValues,
  toGender,
} from '@loja/domain'

export interface ReadProduct {
  version: number
  values: ProductFormValues
}

export interface ProductFormState {
  /** Also of a new product, so that a retry after a lost response stores it once. */
  id: string
  base: ReadProduct
  values: ProductFormValues
  /** Typed image addresses that are not added yet; a save adds them. */
  typedImages: string
}

export type TypedImagesProblem = { kind: 'malformed'; address: string } | { kind: 'full' } | { kind: 'present' }

export function toReadProduct({ version, product }: StoredProduct): ReadProduct {
  return { version, values: toFormValues(product) }
}

/** Keeps the main image among the images; the first by default. */
export function withImages(values: ProductFormValues, images: string[], main = values.mainImage): ProductFormValues {
  return { ...values, images, mainImage: images.includes(main) ? main : (images[0] ?? '') }
}

/** Adds the typed addresses; refused ones stay typed. */
export function addTypedImages(state: ProductFormState): {
  state: ProductFormState
  problem: TypedImagesProblem | null
} {
  const { values, typedImages } = state
  const typed = imageAddressesIn(typedImages)
  if (typed.length === 0) return { state, problem: null }
  const malformed = typed.filter((address) => !isImageAddress(address))
  const images = [...new Set([...values.images, ...typed.filter(isImageAddress)])]
  const excess = images.slice(PRODUCT_IMAGES_LIMIT)
  const isPresent = typed.length > malformed.length && images.length === values.images.length
  return {
    state: {
      ...state,
      values: withImages(values, images.slice(0, PRODUCT_IMAGES_LIMIT)),
      typedImages: [...malformed, ...excess].join(' '),
    },
    problem: problemOf(malformed[0], excess.length > 0, isPresent),
  }
}

function problemOf(malformed: string | undefined, isFull: boolean, isPresent: boolean): TypedImagesProblem | null {
  if (malformed !== undefined) return { kind: 'malformed', address: malformed }
  if (isFull) return { kind: 'full' }
  return isPresent ? { kind: 'present' } : null
}

export function changesOf({ base, values, typedImages }: ProductFormState): ProductField[] {
  const changed = changedFields(base.values, values)
  const isTyped = typedImages.trim() !== '' && !changed.includes('images')
  return isTyped ? [...changed, 'images'] : changed
}

export function otherChanges({ base, values }: ProductFormState, stored: ProductDetails | null) {
  if (!stored || stored.version === base.version) return { conflicts: [], theirsAlone: [] }
  return compareEdits({ base: base.values, mine: values, theirs: toFormValues(stored.product) })
}

/** The form on a newer stored version. Conflicting fields keep the typed value, unless they are in `given`. */
export function rebased(
  { base, values, ...rest }: ProductFormState,
  stored: ReadProduct,
  given: readonly ProductField[] = [],
): ProductFormState {
  const choices = Object.fromEntries(given.map((field) => [field, 'theirs' as const]))
  return {
    ...rest,
    base: stored,
    values: mergeEdits({ base: base.values, mine: values, theirs: stored.values }, choices),
  }
}

/** The form after `sent` was stored as `stored`, with later typing. */
export function afterSave(state: ProductFormState, sent: ProductFormValues, stored: ReadProduct): ProductFormState {
  return rebased({ ...state, base: { ...state.base, values: sent } }, stored)
}

/** A stored draft (AUTH-04); null if invalid. */
export function parseStoredForm(kept: unknown): ProductFormState | null {
  const { id, base, values, typedImages } = asRecord(kept)
  const { version, values: read } = asRecord(base)
  if (typeof id !== 'string' || !isUuid(id) || typeof typedImages !== 'string' || !Number.isInteger(version))
    return null
  if (!areFormValues(values) || !areFormValues(read)) return null
  return { id, base: { version: version as number, values: read }, values, typedImages }
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
