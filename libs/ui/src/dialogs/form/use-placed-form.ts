import { type ChangeEvent, useId } from 'react'
import { fieldProps } from './field-props'
import {
  afterSave,
  edited,
  type Field,
  type FieldErrors,
  type FormShape,
  findTooLong,
  isSameText,
  rebased,
  type TextLimits,
} from './form-state'
import type { DraftPlace } from './tab-draft'
import { type FormSource, useDraftedState } from './use-drafted-state'

export interface Options<V> extends FormSource<V>, Partial<FormShape<V>> {
  idOf?: (field: Field<V>) => string
  sharedErrors?: boolean
  /** In characters. A longer text is refused: `maxLength` would cut a pasted one without a word. */
  limits?: TextLimits<V>
}

/**
 * For a page without a user, whose code has no access to wait for: the sign-in page. It has no controls.
 * @param place of the draft
 */
export function usePlacedForm<V extends object>(options: Options<V>, place: DraftPlace | null = null) {
  const { initial, isSame = isSameText, fields = Object.keys(initial) as Field<V>[] } = options
  const shape: FormShape<V> = { ...options, fields, isSame }
  const ownId = useId()
  const idOf = options.idOf ?? ((field: Field<V>) => `${ownId}-${field}`)
  const { state, setState, removeDraft, ...drafted } = useDraftedState(shape, options, place)
  const { values, stored } = state
  const tooLong = findTooLong(values, options.limits)
  const errors: FieldErrors<V> = { ...state.errors, ...tooLong }

  const change = (patch: Partial<V> | ((values: V) => Partial<V>)) =>
    setState((current) =>
      edited(shape, current, typeof patch === 'function' ? patch(current.values) : patch, options.sharedErrors),
    )
  const set = <F extends Field<V>>(field: F, value: V[F]) => change({ [field]: value } as unknown as Partial<V>)
  const frame = (field: Field<V>) => ({ id: idOf(field), notice: errorNotice(errors[field]) })
  return {
    ...drafted,
    ...state,
    errors,
    conflicts: stored ? drafted.changed.filter((field) => !isSame(field, state.base, stored)) : [],
    change,
    set,
    setError: (field: Field<V>, text: string) =>
      setState((current) => ({ ...current, errors: { ...current.errors, [field]: text } })),
    /** @returns whether there are any */
    refuse(found: FieldErrors<V>) {
      setState((current) => ({ ...current, errors: found }))
      const refused = { ...found, ...tooLong }
      const first = fields.find((field) => refused[field])
      if (first) document.getElementById(idOf(first))?.focus()
      return first !== undefined
    },
    /** @param given conflicting fields that take them */
    rebase: (newest: V, given: readonly Field<V>[] = []) =>
      setState((current) => ({
        ...current,
        ...rebased(shape, { ...current, base: current.stored ?? current.base }, newest, given),
      })),
    /** @param newest as stored now */
    saved(sent: Partial<V>, newest: Partial<V>) {
      setState((current) => afterSave(shape, current, sent, newest))
      drafted.hideRestored()
    },
    removeDraft,
    discard() {
      removeDraft()
      setState(({ base, stored: now }) => ({ base: now ?? base, values: now ?? base, errors: {}, stored: now }))
      drafted.hideRestored()
    },
    text: (field: Field<V>) => ({
      ...fieldProps(idOf(field)),
      value: String(values[field]),
      'aria-invalid': errors[field] !== undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(field, target.value as V[Field<V>]),
    }),
    /** For the `FieldFrame` of the field. */
    frame,
    /** For the `SelectField` of the field. */
    choice: <F extends Field<V>>(field: F) => ({
      ...frame(field),
      value: values[field],
      onChange: (value: V[F]) => set(field, value),
    }),
  }
}

function errorNotice(text: string | undefined) {
  return text === undefined ? null : ({ tone: 'error', text } as const)
}
