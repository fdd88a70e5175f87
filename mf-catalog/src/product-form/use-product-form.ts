import { type ProductDetails, type RefusedField, refusedFieldOf } from '@loja/data'
import { type ProductField, type ProductFormValues, parseProductForm } from '@loja/domain'
import { type DraftPlace, readTabDraft, storeTabDraft } from '@loja/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  addTypedImages,
  afterSave,
  changesOf,
  otherChanges,
  type ProductFormState,
  parseStoredForm,
  type ReadProduct,
  rebased,
  type TypedImagesProblem,
} from './product-form-state'

export type ProductForm = ReturnType<typeof useProductForm>

interface Options {
  initial: ProductFormState
  stored: ProductDetails | null
  place: DraftPlace
}

/** The form of a product (PROD-12). Its draft outlives the page until it is saved or discarded. */
export function useProductForm({ initial, stored, place }: Options) {
  const [earlier] = useState(() => restoredForm(place, initial))
  const [state, setState] = useState(earlier ?? initial)
  const [restored, setRestored] = useState(earlier !== null && changesOf(earlier).length > 0)
  const [checked, setChecked] = useState<ReadonlySet<ProductField> | 'all'>(new Set())
  const [refused, setRefused] = useState<RefusedField | null>(null)
  const [imagesProblem, setImagesProblem] = useState<TypedImagesProblem | null>(null)
  const { form, userId } = place
  const changed = changesOf(state)
  const isChanged = changed.length > 0
  const { draft, problems } = parseProductForm(state.values)

  useEffect(
    function keepTyped() {
      storeTabDraft({ form, userId }, isChanged ? state : null)
    },
    [form, userId, state, isChanged],
  )

  const discard = useCallback(() => {
    // Synchronously: after discarding, the page may be gone before an effect runs.
    storeTabDraft({ form, userId }, null)
    setState((current) => ({ ...current, values: current.base.values, typedImages: '' }))
    setRestored(false)
    setChecked(new Set())
    setRefused(null)
    setImagesProblem(null)
  }, [form, userId])

  const update = (change: (values: ProductFormValues) => ProductFormValues, ...fields: ProductField[]) => {
    setState((current) => ({ ...current, values: change(current.values) }))
    if (refused && fields.includes(refused.field)) setRefused(null)
  }
  return {
    state,
    id: state.id,
    version: state.base.version,
    stored: stored?.product ?? null,
    values: state.values,
    draft,
    problems,
    changed,
    refused,
    /** An earlier draft was restored. Stays while the user types, so that no field moves. */
    restored,
    hideRestored: () => setRestored(false),
    others: otherChanges(state, stored),
    set: <F extends ProductField>(field: F, value: ProductFormValues[F]) =>
      update((values) => ({ ...values, [field]: value }), field),
    update,
    typedImages: state.typedImages,
    imagesProblem,
    typeImages: (typedImages: string) => {
      setState((current) => ({ ...current, typedImages }))
      setImagesProblem(null)
    },
    /** Adds the typed or given addresses. */
    addImages: (typedImages = state.typedImages) => {
      const added = addTypedImages({ ...state, typedImages })
      setState(added.state)
      setImagesProblem(added.problem)
      if (refused?.field === 'images') setRefused(null)
      return added
    },
    check: (field: ProductField) =>
      setChecked((fields) => (fields === 'all' || fields.has(field) ? fields : new Set([...fields, field]))),
    checkAll: () => setChecked('all'),
    isChecked: (field: ProductField) => checked === 'all' || checked.has(field),
    /** The field that a failed save is about, if any. */
    refuse: (error: unknown) => {
      const field = refusedFieldOf(error)
      setRefused(field)
      return field?.field ?? null
    },
    /** @param given conflicting fields that keep the other session's values */
    rebase: (read: ReadProduct, given: readonly ProductField[] = []) => {
      const next = rebased(state, read, given)
      setState(next)
      return next
    },
    forgetSaved: (sent: ProductFormValues, read: ReadProduct) => {
      setState((current) => afterSave(current, sent, read))
      setChecked(new Set())
      setRefused(null)
      setRestored(false)
    },
    discard,
  }
}

function restoredForm(place: DraftPlace, initial: ProductFormState): ProductFormState | null {
  const earlier = readTabDraft(place, parseStoredForm)
  // A draft of an earlier version of the product, or of a new product that may be stored by now.
  return earlier && (initial.base.version === 0 || earlier.id === initial.id) ? earlier : null
}
