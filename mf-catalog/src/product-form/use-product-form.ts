import { type ProductDetails, refusedFieldOf } from '@loja/data/products'
import { type ProductField, parseProductForm } from '@loja/domain/products'
import { useForm } from '@loja/ui/dialogs'
import { useState } from 'react'
import { controlId } from './fields/field-control'
import { imageMessages } from './images/image-messages'
import { messages } from './messages'
import {
  addTypedImages,
  changesOf,
  type EditedProduct,
  isDraftOf,
  otherChanges,
  PRODUCT_SHAPE,
  type TypedImagesProblem,
} from './product-form-state'

export type ProductForm = ReturnType<typeof useProductForm>

interface Options {
  initial: EditedProduct
  stored: ProductDetails | null
  draft: string
}

export function useProductForm({ initial, stored, draft }: Options) {
  const form = useForm({
    ...PRODUCT_SHAPE,
    initial,
    idOf: controlId,
    draft: { form: draft, accepts: (edits) => isDraftOf(initial, edits) },
  })
  const [checked, setChecked] = useState<ReadonlySet<ProductField> | 'all'>(new Set())
  return {
    ...form,
    stored: stored?.product ?? null,
    ...parseProductForm(form.values),
    changed: changesOf(form),
    others: otherChanges(form, stored),
    addImages(typedImages = form.values.typedImages) {
      const added = addTypedImages({ ...form.values, typedImages })
      form.change(added.values)
      if (added.problem) form.setError('typedImages', problemText(added.problem))
      return added
    },
    /** Not a field that was only passed: its error would move the button that is being pressed. */
    check(field: ProductField) {
      if (form.changed.includes(field))
        setChecked((fields) => (fields === 'all' || fields.has(field) ? fields : new Set([...fields, field])))
    },
    checkAll: () => setChecked('all'),
    isChecked: (field: ProductField) => checked === 'all' || checked.has(field),
    fail(error: unknown) {
      const refused = refusedFieldOf(error)
      form.refuse(refused ? { [refused.field]: messages.refusal(refused) } : {})
    },
    saved(sent: EditedProduct, newest: EditedProduct) {
      form.saved(sent, newest)
      setChecked(new Set())
    },
    discard() {
      form.discard()
      setChecked(new Set())
    },
  }
}

function problemText(problem: TypedImagesProblem): string {
  return problem.kind === 'malformed' ? imageMessages.notAnAddress(problem.address) : imageMessages[problem.kind]
}
