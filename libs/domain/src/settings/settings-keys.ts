/** What is typed into a text field or switched, as `admin_settings` stores it: text, a switch as `true` or `false`. */
export const PLAIN_SETTING_DEFAULTS = {
  facebook_pixel_id: '',
  facebook_capi_test_code: '',
  tiktok_pixel_id: '',
  google_analytics_id: '',
  google_analytics_debug: 'false',
  google_ads_conversion_id: '',
  google_ads_conversion_label: '',
  tracking_enabled: 'true',
  google_meta_tag: '',
  whatsapp_number: '',
  contact_phone: '',
  contact_email: '',
  site_maintenance: 'false',
  order_email_notifications: 'true',
} as const

/** A setting whose value staff may read. */
export type PlainSettingKey = keyof typeof PLAIN_SETTING_DEFAULTS

/** Settings that go in and never come out (AUTH-08). */
export const SECRET_SETTING_KEYS = ['facebook_access_token', 'tiktok_access_token'] as const

export type SecretSettingKey = (typeof SECRET_SETTING_KEYS)[number]

/** The sixteen keys of spec §3. */
export type SettingKey = PlainSettingKey | SecretSettingKey

/** Stored values by key; a key without a row has its default. */
export type PlainSettings = Record<PlainSettingKey, string>

/** The most characters that a setting may have. */
export const SETTING_MAX_LENGTH = 4000

/** `admin_settings.setting_type` of a key (spec §3). */
export function settingType(key: SettingKey): 'boolean' | 'string' {
  return isPlainSettingKey(key) && PLAIN_SETTING_DEFAULTS[key] !== '' ? 'boolean' : 'string'
}

/** Whether a text is the key of a setting that staff may read. */
export function isPlainSettingKey(key: string): key is PlainSettingKey {
  return Object.hasOwn(PLAIN_SETTING_DEFAULTS, key)
}

/** Whether a text is the key of a token. */
export function isSecretSettingKey(key: string): key is SecretSettingKey {
  return SECRET_SETTING_KEYS.some((secret) => secret === key)
}

/** Whether a stored switch is on. Nothing but `true` is (spec §4). */
export function isSettingOn(value: string): boolean {
  return value === 'true'
}
