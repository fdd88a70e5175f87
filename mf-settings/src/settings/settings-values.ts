import { type AdminSettings, type SettingsChange, tokenExpectation, withSaved } from '@loja/data/settings'
import { MESSAGE_TEMPLATE_LIMIT } from '@loja/domain/messages'
import {
  isPlainSettingKey,
  type PlainSettingKey,
  type PlainSettings,
  SECRET_SETTING_KEYS,
  SETTING_KEYS,
  SETTING_MAX_LENGTH,
  type SecretSettingKey,
  type SettingKey,
  settingRule,
  toSettingValue,
} from '@loja/domain/settings'
import type { FormShape, FormState } from '@loja/ui/dialogs'

interface TokenValue {
  seen: string
  typed: string
}

export type SettingsValues = PlainSettings & Record<SecretSettingKey, TokenValue>

export const SETTINGS_SHAPE: FormShape<SettingsValues> = {
  fields: SETTING_KEYS,
  isSame(key, a, b) {
    const isSameToken = isPlainSettingKey(key) || a[key].seen === (b[key] as TokenValue).seen
    return isSameToken && textOf(key, a) === textOf(key, b)
  },
}

export const SETTINGS_LIMITS = Object.fromEntries(
  SETTING_KEYS.filter(isPlainSettingKey).map((key) => [
    key,
    settingRule(key).message ? MESSAGE_TEMPLATE_LIMIT : SETTING_MAX_LENGTH,
  ]),
)

export function toValues({ values, tokens }: AdminSettings): SettingsValues {
  const seen = SECRET_SETTING_KEYS.map((key) => [key, { seen: tokenExpectation(tokens[key]), typed: '' }])
  return { ...values, ...Object.fromEntries(seen) }
}

/** Whether the typed token is the one that is stored now: its own save had no response. */
export function isOwnToken(key: SettingKey, values: SettingsValues, stored: SettingsValues): boolean {
  if (isPlainSettingKey(key)) return false
  const typed = textOf(key, values)
  return stored[key].seen === tokenExpectation({ isSet: true, lastFour: typed.length >= 8 ? typed.slice(-4) : null })
}

export function toChange({ base, values }: FormState<SettingsValues>, changed: readonly SettingKey[]): SettingsChange {
  return {
    values: Object.fromEntries(changed.map((key) => [key, textOf(key, values)])),
    expected: Object.fromEntries(changed.map((key) => [key, isPlainSettingKey(key) ? base[key] : base[key].seen])),
  }
}

export function savedParts(settings: AdminSettings, sent: SettingsChange['values']) {
  const seen = toValues(settings)
  const newest = toValues(withSaved(settings, sent))
  const partOf = (part: (key: SettingKey, text: string) => unknown) =>
    Object.fromEntries(
      Object.entries(sent).map(([key, text]) => [key, part(key as SettingKey, text)]),
    ) as Partial<SettingsValues>
  return {
    sent: partOf((key, text) => (isPlainSettingKey(key) ? text : { ...seen[key], typed: text })),
    newest: partOf((key) => newest[key]),
  }
}

export function toStoredDraft({ base, values }: FormState<SettingsValues>): object | null {
  const changed = SETTING_KEYS.filter(
    (key): key is PlainSettingKey => isPlainSettingKey(key) && base[key] !== values[key],
  )
  const pick = (from: SettingsValues) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  return changed.length === 0 ? null : { base: pick(base), values: pick(values) }
}

function textOf(key: SettingKey, values: SettingsValues): string {
  return toSettingValue(key, isPlainSettingKey(key) ? values[key] : values[key].typed)
}
