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
  form: string
  accepts?: (state: FormState<V>) => boolean
  toStore?: (state: FormState<V>) => object | null
  samples?: Partial<V>
}

export interface FormSource<V> {
  initial: V
  /** The newest stored values: untouched fields follow them, and changes are counted from them. */
  stored?: V
  /**
   * Name of the form: what this user typed outlives the page and the session until it is saved or discarded (AUTH-04).
   * Null for secrets, and for single names inside a list.
   */
  draft: string | FormDraft<V> | null
}

export function useDraftedState<V extends object>(
  shape: FormShape<V>,
  { initial, stored, draft }: FormSource<V>,
  place: DraftPlace | null,
) {
  const drafted = typeof draft === 'string' ? null : draft
  const [earlier] = useState(
    () => place && readTabDraft(place, (text) => accepted(drafted, restoredState(initial, text, drafted?.samples))),
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
    if (!place) return
    const toStore = drafted?.toStore ?? ((whole) => whole)
    storeTabDraft(place, isChanged ? toStore({ base: state.base, values: state.values }) : null)
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
    removeDraft: () => place && storeTabDraft(place, null),
  }
}

function accepted<V>(draft: FormDraft<V> | null, state: FormState<V>): FormState<V> | null {
  return draft?.accepts?.(state) === false ? null : state
}
