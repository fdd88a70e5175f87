import { type AdminSettings, tokenExpectation } from '@loja/data'
import { isSecretSettingKey, type PlainSettings, type SettingKey, toSettingValue } from '@loja/domain'

/** Unsaved input by key, with the database value at the first change. */
export type SettingsDraft = Partial<Record<SettingKey, { base: string; value: string }>>

/** Values by key. A token has only its `tokenExpectation`. */
export type ShownSettings = Record<SettingKey, string>

export function shownSettings({ values, tokens }: AdminSettings): ShownSettings {
  const shown = { ...values } as ShownSettings
  for (const key of keysOf(tokens)) shown[key] = tokenExpectation(tokens[key])
  return shown
}

export function typedValues(stored: PlainSettings, draft: SettingsDraft): PlainSettings {
  const typed = { ...stored }
  for (const key of keysOf(stored)) typed[key] = draft[key]?.value ?? stored[key]
  return typed
}

/** A value equal to the stored one, or an empty token, is no change. */
export function withEdit(draft: SettingsDraft, shown: ShownSettings, key: SettingKey, value: string): SettingsDraft {
  const unchanged = isSecretSettingKey(key) ? value === '' : value === shown[key]
  if (unchanged) return without(draft, [key])
  return { ...draft, [key]: { base: draft[key]?.base ?? shown[key], value } }
}

export function without(draft: SettingsDraft, keys: readonly SettingKey[]): SettingsDraft {
  const rest = { ...draft }
  for (const key of keys) delete rest[key]
  return rest
}

export function changedKeys(draft: SettingsDraft, shown: ShownSettings): SettingKey[] {
  return keysOf(draft).filter((key) => {
    const value = typedValueOf(draft, key)
    return isSecretSettingKey(key) ? value !== '' : value !== shown[key]
  })
}

/** Changed keys whose stored value also changed since, to another value than the typed one. */
export function conflictingKeys(draft: SettingsDraft, shown: ShownSettings): SettingKey[] {
  return changedKeys(draft, shown).filter(
    (key) => draft[key]?.base !== shown[key] && shownForm(key, typedValueOf(draft, key)) !== shown[key],
  )
}

/** Accepts the stored values as seen, and keeps the typed ones. */
export function withConflictsSeen(draft: SettingsDraft, shown: ShownSettings): SettingsDraft {
  const seen = { ...draft }
  for (const key of conflictingKeys(draft, shown)) seen[key] = { base: shown[key], value: draft[key]?.value ?? '' }
  return seen
}

/** Changed keys with their expected values. */
export function toChange(draft: SettingsDraft, shown: ShownSettings) {
  const keys = changedKeys(draft, shown)
  return {
    values: Object.fromEntries(keys.map((key) => [key, typedValueOf(draft, key)])),
    expected: Object.fromEntries(keys.map((key) => [key, draft[key]?.base ?? shown[key]])),
  }
}

/** Removes saved values from the draft, except those changed again during the save. */
export function withoutSaved(draft: SettingsDraft, saved: Partial<Record<SettingKey, string>>): SettingsDraft {
  const rest = { ...draft }
  for (const key of keysOf(saved)) {
    const value = saved[key] ?? ''
    if (typedValueOf(draft, key) === value) delete rest[key]
    else if (rest[key]) rest[key] = { base: shownForm(key, value), value: rest[key].value }
  }
  return rest
}

function typedValueOf(draft: SettingsDraft, key: SettingKey): string {
  return toSettingValue(key, draft[key]?.value ?? '')
}

function shownForm(key: SettingKey, value: string): string {
  if (!isSecretSettingKey(key)) return value
  return tokenExpectation({ isSet: value !== '', lastFour: value.length >= 8 ? value.slice(-4) : null })
}

function keysOf<K extends string>(record: Partial<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[]
}
