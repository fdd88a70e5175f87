import {
  isPlainSettingKey,
  isSecretSettingKey,
  PLAIN_SETTING_DEFAULTS,
  type PlainSettings,
  SECRET_SETTING_KEYS,
  type SecretSettingKey,
  type SettingKey,
  type TrackingFlags,
} from '@loja/domain/settings'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'

export const settingsKeys = {
  all: ['settings'],
  forAdmin: ['settings', 'for-admin'],
  trackingState: ['settings', 'tracking-state'],
} as const

/** Shown for a secret setting; `lastFour` only if it is long enough. */
export interface TokenState {
  isSet: boolean
  lastFour: string | null
}

export interface AdminSettings {
  values: PlainSettings
  tokens: Record<SecretSettingKey, TokenState>
}

export interface SettingsChange {
  values: Partial<Record<SettingKey, string>>
  expected: Partial<Record<SettingKey, string>>
}

export interface TrackingState extends TrackingFlags {
  /** Store closed to all but administrators (AUTH-09). */
  maintenance: boolean
}

export async function getSettings(signal?: AbortSignal): Promise<AdminSettings> {
  const rows = await ask('settings.get', db().rpc('settings_for_admin'), signal)
  const settings = defaultSettings()
  for (const row of rows) {
    const { setting_key: key } = row
    if (isPlainSettingKey(key)) settings.values[key] = row.setting_value
    else if (isSecretSettingKey(key)) settings.tokens[key] = { isSet: row.is_set, lastFour: row.last_four }
  }
  return settings
}

function defaultSettings(): AdminSettings {
  const tokens = Object.fromEntries(SECRET_SETTING_KEYS.map((key) => [key, { isSet: false, lastFour: null }]))
  return { values: { ...PLAIN_SETTING_DEFAULTS }, tokens: tokens as Record<SecretSettingKey, TokenState> }
}

/** All or none; may be repeated. @throws DataError `conflict` for a value neither expected nor new; `invalid` */
export async function saveSettings({ values, expected }: SettingsChange): Promise<void> {
  await ask('settings.save', db().rpc('save_settings', { settings: values, expected }))
}

export function tokenExpectation({ isSet, lastFour }: TokenState): string {
  return isSet ? (lastFour ?? '*') : ''
}

export function withSaved(settings: AdminSettings, values: SettingsChange['values']): AdminSettings {
  const next = { values: { ...settings.values }, tokens: { ...settings.tokens } }
  for (const [key, value] of Object.entries(values)) {
    if (isPlainSettingKey(key)) next.values[key] = value
    else if (isSecretSettingKey(key)) {
      next.tokens[key] = { isSet: value !== '', lastFour: value.length >= 8 ? value.slice(-4) : null }
    }
  }
  return next
}

export async function getTrackingState(signal?: AbortSignal): Promise<TrackingState> {
  const operation = 'settings.trackingStatus'
  return oneRow(operation, await ask(operation, db().rpc('tracking_status'), signal))
}
