import { characterCount } from '@loja/domain/products'
import { messages } from './messages'

export interface FormState<V> {
  base: V
  values: V
}

export type Field<V> = keyof V & string

export type FieldErrors<V> = Partial<Record<Field<V>, string>>

export type TextLimits<V> = Partial<Record<Field<V>, number>>

export interface FormShape<V> {
  fields: readonly Field<V>[]
  /** Compares the meaning of a field, e.g. `1.234,5` and `1234,50`. */
  isSame: (field: Field<V>, a: V, b: V) => boolean
  /** Repairs merged values whose fields depend on each other. */
  repair?: (values: V) => V
}

export function findTooLong<V>(values: V, limits: TextLimits<V> = {}): FieldErrors<V> {
  const found: FieldErrors<V> = {}
  for (const [field, limit] of Object.entries(limits) as [Field<V>, number][]) {
    const count = characterCount(String(values[field]).trim())
    if (count > limit) found[field] = messages.tooLong(limit, count)
  }
  return found
}

export function isSameText<V>(field: Field<V>, a: V, b: V): boolean {
  const meaning = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
  return meaning(a[field]) === meaning(b[field])
}

export function changedFields<V>({ fields, isSame }: FormShape<V>, a: V, b: V): Field<V>[] {
  return fields.filter((field) => !isSame(field, a, b))
}

export function compareEdits<V>(shape: FormShape<V>, { base, values }: FormState<V>, stored: V) {
  const changed = changedFields(shape, base, stored)
  return {
    conflicts: changed.filter((field) => !shape.isSame(field, base, values) && !shape.isSame(field, values, stored)),
    theirsAlone: changed.filter((field) => shape.isSame(field, base, values)),
  }
}

/** Changed fields keep their typed value, unless they are in `given`. */
export function rebased<V>(
  shape: FormShape<V>,
  { base, values }: FormState<V>,
  stored: V,
  given: readonly Field<V>[] = [],
): FormState<V> {
  const own = changedFields(shape, base, values).filter((field) => !given.includes(field))
  const merged = { ...stored, ...pick(values, own) }
  return { base: stored, values: shape.repair ? shape.repair(merged) : merged }
}

export interface EditState<V> extends FormState<V> {
  errors: FieldErrors<V>
  /** The newest stored values, if the form follows them. */
  stored: V | undefined
}

/** Untouched fields take newer stored values; the others keep their value, and their base until it is resolved. */
export function followed<V>(shape: FormShape<V>, state: EditState<V>, stored: V): EditState<V> {
  const { base, values } = state
  const typed = changedFields(shape, state.stored ?? base, values)
  const open = typed.filter((field) => !shape.isSame(field, values, stored))
  return {
    ...state,
    base: { ...stored, ...pick(base, open) },
    values: { ...stored, ...pick(values, typed) },
    stored,
  }
}

/** A field that is typed back to the stored value has no other base. An edit clears the errors of its fields, or all. */
export function edited<V>(
  { fields, isSame }: FormShape<V>,
  { base, values, errors, stored }: EditState<V>,
  patch: Partial<V>,
  sharedErrors = false,
): EditState<V> {
  const next = { ...values, ...patch }
  const changed = fields.filter((field) => next[field] !== values[field])
  const others = sharedErrors ? [] : fields.filter((field) => !changed.includes(field))
  const asStored = stored && changed.filter((field) => isSame(field, next, stored))
  return {
    base: asStored ? { ...base, ...pick(stored, asStored) } : base,
    values: next,
    errors: pick<FieldErrors<V>>(errors, others),
    stored,
  }
}

/** `sent` was stored as `newest`; later typing stays. */
export function afterSave<V>(
  shape: FormShape<V>,
  { base, values, stored }: EditState<V>,
  sent: Partial<V>,
  newest: Partial<V>,
): EditState<V> {
  const from = stored ?? base
  const now = { ...from, ...newest }
  return { ...rebased(shape, { base: { ...from, ...sent }, values }, now), errors: {}, stored: stored && now }
}

/**
 * Fields of another kind, as of foreign content, are left out.
 * @param samples of objects that may be null, and of the items of lists, which are texts unless given
 */
export function restoredState<V extends object>(initial: V, draft: unknown, samples: Partial<V> = {}): FormState<V> {
  const { base, values } = asRecord(draft)
  const [from, typed] = [asRecord(base), asRecord(values)]
  const known = Object.entries({ ...initial, ...samples }).filter(
    ([key, sample]) => isAlike(sample, from[key]) && isAlike(sample, typed[key]),
  )
  const over = (record: Record<string, unknown>) => ({
    ...initial,
    ...Object.fromEntries(known.map(([key]) => [key, record[key]])),
  })
  return { base: over(from), values: over(typed) }
}

function isAlike(sample: unknown, value: unknown, inList = false): boolean {
  if (Array.isArray(sample)) {
    const item = typeof sample[0] === 'object' ? sample[0] : ''
    return !inList && Array.isArray(value) && value.every((one) => isAlike(item, one, true))
  }
  if (typeof sample !== 'object') return typeof sample === typeof value
  if (sample === null || value === null) return sample !== null && !inList
  return Object.entries(asRecord(sample)).every(([key, part]) => typeof part === typeof asRecord(value)[key])
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function pick<V>(values: V, fields: readonly Field<V>[]): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>
}
