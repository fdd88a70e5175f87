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
  /** Addresses of pictures that were typed and not added yet; a save adds them. */
  typedImages: string
}

/** Why typed addresses of pictures were not added: one is malformed, there is no room, or all are in the list already. */
export type TypedImagesProblem = { kind: 'malformed'; address: string } | { kind: 'full' } | { kind: 'present' }

export function toReadProduct({ version, product }: StoredProduct): ReadProduct {
  return { version, values: toFormValues(product) }
}

/** Other pictures in a form. The main one is always among them; it is the first if none was chosen. */
export function withImages(values: ProductFormValues, images: string[], main = values.mainImage): ProductFormValues {
  return { ...values, images, mainImage: images.includes(main) ? main : (images[0] ?? '') }
}

/** Adds the typed addresses; those that cannot be added stay typed. */
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

/** The fields that a save would change. */
export function changesOf({ base, values, typedImages }: ProductFormState): ProductField[] {
  const changed = changedFields(base.values, values)
  const isTyped = typedImages.trim() !== '' && !changed.includes('images')
  return isTyped ? [...changed, 'images'] : changed
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

/** The form after `sent` was stored as `stored`: what was typed while the answer was on its way stays. */
export function afterSave(state: ProductFormState, sent: ProductFormValues, stored: ReadProduct): ProductFormState {
  return rebased({ ...state, base: { ...state.base, values: sent } }, stored)
}

/** What a tab kept of a form (AUTH-04); null for anything that this code did not write. */
export function parseKeptForm(kept: unknown): ProductFormState | null {
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
