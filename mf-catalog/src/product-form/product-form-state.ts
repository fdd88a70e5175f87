import type { StoredProduct } from '@loja/data/products'
import { isUuid } from '@loja/domain/format'
import {
  changedFields,
  imageAddressesIn,
  isImageAddress,
  isSameField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_IMAGES_LIMIT,
  type ProductField,
  type ProductFormValues,
  toCategoryType,
  toFormValues,
  toGender,
  withMainImageListed,
} from '@loja/domain/products'
import { compareEdits, type FormShape, type FormState } from '@loja/ui/dialogs'

export interface EditedProduct extends ProductFormValues {
  /** Also of a new product, so that a retry after a lost response stores it once. */
  id: string
  /** 0 for a new product. */
  version: number
  /** Typed image addresses that are not added yet; a save adds them. */
  typedImages: string
}

export type ProductEdits = FormState<EditedProduct>

export type TypedImagesProblem = { kind: 'malformed'; address: string } | { kind: 'full' } | { kind: 'present' }

export const PRODUCT_SHAPE = {
  fields: [...PRODUCT_FIELD_NAMES, 'typedImages'],
  isSame: (field, a, b) =>
    field === 'typedImages' ? a[field].trim() === b[field].trim() : isSameField(field as ProductField, a, b),
  repair: (values) => ({ ...values, ...withMainImageListed(values) }),
} satisfies FormShape<EditedProduct>

export function toEdited({ id, version, product }: Pick<StoredProduct, 'id' | 'version' | 'product'>): EditedProduct {
  return { id, version, ...toFormValues(product), typedImages: '' }
}

export function withImages(images: readonly string[], main: string): Pick<EditedProduct, 'images' | 'mainImage'> {
  return { images: [...images], mainImage: images.includes(main) ? main : (images[0] ?? '') }
}

export function addTypedImages(values: EditedProduct): { values: EditedProduct; problem: TypedImagesProblem | null } {
  const typed = imageAddressesIn(values.typedImages)
  if (typed.length === 0) return { values, problem: null }
  const malformed = typed.filter((address) => !isImageAddress(address))
  const images = [...new Set([...values.images, ...typed.filter(isImageAddress)])]
  const excess = images.slice(PRODUCT_IMAGES_LIMIT)
  const isPresent = typed.length > malformed.length && images.length === values.images.length
  return {
    values: {
      ...values,
      ...withImages(images.slice(0, PRODUCT_IMAGES_LIMIT), values.mainImage),
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

export function changesOf({ base, values }: ProductEdits): ProductField[] {
  const changed = changedFields(base, values)
  const isTyped = values.typedImages.trim() !== '' && !changed.includes('images')
  return isTyped ? [...changed, 'images'] : changed
}

export function otherChanges(edits: ProductEdits, stored: StoredProduct | null) {
  const { conflicts, theirsAlone } =
    stored && stored.version !== edits.base.version
      ? compareEdits(PRODUCT_SHAPE, edits, toEdited(stored))
      : { conflicts: [], theirsAlone: [] }
  return { conflicts: conflicts as ProductField[], theirsAlone: theirsAlone as ProductField[] }
}

/** The draft may have an earlier version of the product, or belong to a new one that may be stored by now (AUTH-04). */
export function isDraftOf(initial: EditedProduct, { base, values }: ProductEdits): boolean {
  const isKnown = ({ categoryType, gender }: EditedProduct) =>
    toCategoryType(categoryType) === categoryType && (toGender(gender) ?? '') === gender
  const isSameProduct = initial.version === 0 ? isUuid(values.id) : values.id === initial.id
  return isSameProduct && isKnown(base) && isKnown(values)
}
