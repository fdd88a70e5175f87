import type { SettingKey } from './settings-keys'

const IDENTIFIER_KEYS: readonly SettingKey[] = [
  'google_analytics_id',
  'facebook_pixel_id',
  'google_ads_conversion_id',
  'google_ads_conversion_label',
  'facebook_capi_test_code',
]

/** Whether a setting keeps only letters, digits, hyphen and underscore (spec §5). */
export function isIdentifierSetting(key: SettingKey): boolean {
  return IDENTIFIER_KEYS.includes(key)
}

/** The text without what an identifier may not hold: ASCII letters, digits, hyphen and underscore stay. */
export function filterIdentifier(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '')
}

/**
 * The same while it is being typed: the caret stays between the characters between which it was.
 * @param caret offset in `text`
 */
export function filterIdentifierAt(text: string, caret: number): { text: string; caret: number } {
  return { text: filterIdentifier(text), caret: filterIdentifier(text.slice(0, caret)).length }
}
