import { useEffect, useEffectEvent, useState } from 'react'
import {
  changedFields,
  type EditState,
  type Field,
  type FormShape,
  type FormState,
  followed,
  restoredState,
} from './form-state'
import { type DraftPlace, readTabDraft, storeTabDraft } from './tab-draft'

interface FormDraft<V> {
  place: DraftPlace
  accepts?: (state: FormState<V>) => boolean
  toStore?: (state: FormState<V>) => object | null
  samples?: Partial<V>
}

export interface FormSource<V> {
  initial: V
  /** The newest stored values: untouched fields follow them, and changes are counted from them. */
  stored?: V
  /** Outlives the page until the form is saved or discarded (AUTH-04). */
  draft?: FormDraft<V>
}

export function useDraftedState<V extends object>(shape: FormShape<V>, { initial, stored, draft }: FormSource<V>) {
  const [earlier] = useState(
    () => draft && readTabDraft(draft.place, (text) => accepted(draft, restoredState(initial, text, draft.samples))),
  )
  const [state, setState] = useState(() => {
    const { base, values } = earlier ?? { base: initial, values: initial }
    return { base, values, errors: {}, stored: stored && base } as EditState<V>
  })
  const [given, setGiven] = useState(state.stored)
  if (stored && stored !== given) {
    setGiven(stored)
    setState((current) => followed(shape, current, stored))
  }
  const changed: Field<V>[] = changedFields(shape, state.stored ?? state.base, state.values)
  const isChanged = changed.length > 0
  const [restored, setRestored] = useState(Boolean(earlier) && isChanged)

  const storeDraft = useEffectEvent(() => {
    if (!draft) return
    const { toStore = (whole) => whole } = draft
    storeTabDraft(draft.place, isChanged ? toStore({ base: state.base, values: state.values }) : null)
  })
  useEffect(
    function keepTyped() {
      storeDraft()
    },
    [state, isChanged],
  )
  return {
    state,
    setState,
    changed,
    isChanged,
    restored,
    hideRestored: () => setRestored(false),
    /** Synchronously: after discarding, the page may be gone before an effect runs. */
    removeDraft: () => draft && storeTabDraft(draft.place, null),
  }
}

function accepted<V>({ accepts }: FormDraft<V>, state: FormState<V>): FormState<V> | null {
  return !accepts || accepts(state) ? state : null
}
