import { type AdminSettings, tokenExpectation } from '@loja/data'
import { isSecretSettingKey, type PlainSettings, type SettingKey, toSettingValue } from '@loja/domain'

/** What was typed and not saved: by key the value, and what the database showed when it was first changed. */
export type SettingsDraft = Partial<Record<SettingKey, { base: string; value: string }>>

/** Every setting as the database shows it; of a token only what shows whether it is still the same. */
export type ShownSettings = Record<SettingKey, string>

/** The shown form of all settings. */
export function shownSettings({ values, tokens }: AdminSettings): ShownSettings {
  const shown = { ...values } as ShownSettings
  for (const key of keysOf(tokens)) shown[key] = tokenExpectation(tokens[key])
  return shown
}

/** The values on the screen: what was typed, or else what is stored. */
export function typedValues(stored: PlainSettings, draft: SettingsDraft): PlainSettings {
  const typed = { ...stored }
  for (const key of keysOf(stored)) typed[key] = draft[key]?.value ?? stored[key]
  return typed
}

/** The draft after a key was typed into. What is stored already, or an empty token, is no change. */
export function withEdit(draft: SettingsDraft, shown: ShownSettings, key: SettingKey, value: string): SettingsDraft {
  const unchanged = isSecretSettingKey(key) ? value === '' : value === shown[key]
  if (unchanged) return without(draft, [key])
  return { ...draft, [key]: { base: draft[key]?.base ?? shown[key], value } }
}

/** The draft without these keys. */
export function without(draft: SettingsDraft, keys: readonly SettingKey[]): SettingsDraft {
  const rest = { ...draft }
  for (const key of keys) delete rest[key]
  return rest
}

/** The keys whose saving would change something. */
export function changedKeys(draft: SettingsDraft, shown: ShownSettings): SettingKey[] {
  return keysOf(draft).filter((key) => {
    const value = typedValueOf(draft, key)
    return isSecretSettingKey(key) ? value !== '' : value !== shown[key]
  })
}

/** The changed keys that show another value than when they were first changed, and not what was typed either. */
export function conflictingKeys(draft: SettingsDraft, shown: ShownSettings): SettingKey[] {
  return changedKeys(draft, shown).filter(
    (key) => draft[key]?.base !== shown[key] && shownForm(key, typedValueOf(draft, key)) !== shown[key],
  )
}

/** The draft of someone who has seen what the conflicting keys hold now, and keeps what was typed. */
export function withConflictsSeen(draft: SettingsDraft, shown: ShownSettings): SettingsDraft {
  const seen = { ...draft }
  for (const key of conflictingKeys(draft, shown)) seen[key] = { base: shown[key], value: draft[key]?.value ?? '' }
  return seen
}

/** What is sent: the changed keys alone, and what each of them is expected to hold. */
export function toChange(draft: SettingsDraft, shown: ShownSettings) {
  const keys = changedKeys(draft, shown)
  return {
    values: Object.fromEntries(keys.map((key) => [key, typedValueOf(draft, key)])),
    expected: Object.fromEntries(keys.map((key) => [key, draft[key]?.base ?? shown[key]])),
  }
}

/** The draft after these values were saved; what was typed while the answer was on its way stays. */
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
