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
  parseKeptForm,
  type ReadProduct,
  rebased,
  type TypedImagesProblem,
} from './product-form-state'

/** What the fields of a product's form need. */
export type ProductForm = ReturnType<typeof useProductForm>

interface Options {
  initial: ProductFormState
  /** What is stored by now; null for a product that is new. */
  stored: ProductDetails | null
  /** Where the tab keeps what was typed. */
  place: DraftPlace
}

/** The form over every field of one product (PROD-12). What was typed outlives the page until it is saved or discarded. */
export function useProductForm({ initial, stored, place }: Options) {
  const [kept] = useState(() => keptForm(place, initial))
  const [state, setState] = useState(kept ?? initial)
  const [restored, setRestored] = useState(kept !== null)
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
    // At once as well: who discards on the way out is gone before an effect runs.
    storeTabDraft({ form, userId }, null)
    setState((current) => ({ ...current, values: current.base.values, typedImages: '' }))
    setRestored(false)
    setChecked(new Set())
    setRefused(null)
    setImagesProblem(null)
  }, [form, userId])

  const update = (change: (values: ProductFormValues) => ProductFormValues, ...fields: ProductField[]) => {
    setState((current) => ({ ...current, values: change(current.values) }))
    setRestored(false)
    if (refused && fields.includes(refused.field)) setRefused(null)
  }
  return {
    state,
    id: state.id,
    version: state.base.version,
    values: state.values,
    draft,
    problems,
    changed,
    refused,
    /** Whether what was typed was left by an earlier page, and not touched since. */
    restored,
    others: otherChanges(state, stored),
    set: <F extends ProductField>(field: F, value: ProductFormValues[F]) =>
      update((values) => ({ ...values, [field]: value }), field),
    update,
    typedImages: state.typedImages,
    imagesProblem,
    typeImages: (typedImages: string) => {
      setState((current) => ({ ...current, typedImages }))
      setImagesProblem(null)
      setRestored(false)
    },
    /** Adds what is typed, or given. */
    addImages: (typedImages = state.typedImages) => {
      const added = addTypedImages({ ...state, typedImages })
      setState(added.state)
      setImagesProblem(added.problem)
      if (refused?.field === 'images') setRefused(null)
      return added
    },
    /** The person has left the field: from now on it says what is wrong with it. */
    check: (field: ProductField) =>
      setChecked((fields) => (fields === 'all' || fields.has(field) ? fields : new Set([...fields, field]))),
    checkAll: () => setChecked('all'),
    isChecked: (field: ProductField) => checked === 'all' || checked.has(field),
    /** The field that a failed save is about, if it is about one. */
    refuse: (error: unknown) => {
      const field = refusedFieldOf(error)
      setRefused(field)
      return field?.field ?? null
    },
    /** @param given conflicting fields that keep what the other person made of them */
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

function keptForm(place: DraftPlace, initial: ProductFormState): ProductFormState | null {
  const kept = readTabDraft(place, parseKeptForm)
  // Of an earlier version of the same product, or of a new one that may have been stored already.
  return kept && (initial.base.version === 0 || kept.id === initial.id) ? kept : null
}
