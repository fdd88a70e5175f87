import {
  isPlainSettingKey,
  isSecretSettingKey,
  PLAIN_SETTING_DEFAULTS,
  type PlainSettings,
  SECRET_SETTING_KEYS,
  type SecretSettingKey,
  type SettingKey,
  type TrackingFlags,
} from '@loja/domain'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'

/** Keys of the query cache. */
export const settingsKeys = {
  all: ['settings'],
  forAdmin: ['settings', 'for-admin'],
  trackingState: ['settings', 'tracking-state'],
} as const

/** What is shown of a token: whether there is one, and its last four characters where it is long enough. */
export interface TokenState {
  isSet: boolean
  lastFour: string | null
}

/** All sixteen settings as an administrator may see them. */
export interface AdminSettings {
  values: PlainSettings
  tokens: Record<SecretSettingKey, TokenState>
}

/** A save: the changed keys alone, with what stood in their place when they were loaded. */
export interface SettingsChange {
  values: Partial<Record<SettingKey, string>>
  /** Compared by the database before anything is saved; a key without an entry is not compared. */
  expected: Partial<Record<SettingKey, string>>
}

/** What the tracking badge and the maintenance notice show; truths, no values. */
export interface TrackingState extends TrackingFlags {
  /** Whether the shop is closed to all but administrators (AUTH-09). */
  maintenance: boolean
}

/** All settings; a key that was never saved has its default. @throws DataError */
export async function getSettings(signal?: AbortSignal): Promise<AdminSettings> {
  const rows = await ask('settings.get', db().rpc('settings_for_admin'), signal)
  const settings = noSettings()
  for (const row of rows) {
    const { setting_key: key } = row
    if (isPlainSettingKey(key)) settings.values[key] = row.setting_value
    else if (isSecretSettingKey(key)) settings.tokens[key] = { isSet: row.is_set, lastFour: row.last_four }
  }
  return settings
}

function noSettings(): AdminSettings {
  const tokens = Object.fromEntries(SECRET_SETTING_KEYS.map((key) => [key, { isSet: false, lastFour: null }]))
  return { values: { ...PLAIN_SETTING_DEFAULTS }, tokens: tokens as Record<SecretSettingKey, TokenState> }
}

/**
 * Saves the given keys in one transaction: all or none. Sending it again after a lost answer changes nothing more.
 * @throws DataError `conflict` when one of the keys holds neither what was expected nor what is to be saved;
 *   `invalid` when the database refuses a value. Either way nothing was saved.
 */
export async function saveSettings({ values, expected }: SettingsChange): Promise<void> {
  await ask('settings.save', db().rpc('save_settings', { settings: values, expected }))
}

/** How a token stands, in the form in which `SettingsChange.expected` names it. */
export function tokenExpectation({ isSet, lastFour }: TokenState): string {
  return isSet ? (lastFour ?? '*') : ''
}

/** The settings after a save, as the database would show them. */
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

/** The tracking badge's truths. @throws DataError */
export async function getTrackingState(signal?: AbortSignal): Promise<TrackingState> {
  const operation = 'settings.trackingStatus'
  return oneRow(operation, await ask(operation, db().rpc('tracking_status'), signal))
}
