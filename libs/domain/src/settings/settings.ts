/** Cards in page order, with their tab (SET-01). */
export const SETTING_SECTIONS = {
  meta: 'tracking',
  tiktok: 'tracking',
  ga4: 'analytics',
  ads: 'analytics',
  switch: 'analytics',
  seo: 'seo',
  contact: 'contact',
  maintenance: 'general',
  notifications: 'notifications',
} as const

export type SettingSection = keyof typeof SETTING_SECTIONS

/** A hint never blocks saving (SET-08): formats change without notice. */
export type SettingHint =
  | 'analytics-retired'
  | 'analytics-format'
  | 'ads-id-format'
  | 'ads-label-format'
  | 'ads-label-missing'
  | 'ads-id-missing'
  | 'pixel-format'
  | 'test-mode-on'
  | 'tiktok-format'
  | 'whatsapp-format'
  | 'email-format'

/** Everything about a setting except its texts. */
interface SettingRule {
  section: SettingSection
  type: 'boolean' | 'string'
  /** Value of a key without a row. */
  initial: string
  /** Never returned to a page (AUTH-08). */
  secret?: true
  /** Only letters, digits, hyphen and underscore (SET-03). */
  identifier?: true
  /** Usual form of a value, and the hint for any other. */
  format?: { pattern: RegExp; hint: SettingHint }
}

const TEXT = { type: 'string', initial: '' } as const
const SECRET = { ...TEXT, secret: true } as const
const ON = { type: 'boolean', initial: 'true' } as const
const OFF = { type: 'boolean', initial: 'false' } as const
const format = (pattern: RegExp, hint: SettingHint) => ({ pattern, hint })

/** The sixteen settings (SET-02), in page order. */
const SETTINGS = {
  facebook_pixel_id: { section: 'meta', ...TEXT, identifier: true, format: format(/^\d{15,16}$/, 'pixel-format') },
  facebook_access_token: { section: 'meta', ...SECRET },
  facebook_capi_test_code: { section: 'meta', ...TEXT, identifier: true },
  tiktok_pixel_id: { section: 'tiktok', ...TEXT, format: format(/^C[A-Z0-9]{19}$/, 'tiktok-format') },
  tiktok_access_token: { section: 'tiktok', ...SECRET },
  google_analytics_id: {
    section: 'ga4',
    ...TEXT,
    identifier: true,
    format: format(/^G-[A-Z0-9]{4,24}$/i, 'analytics-format'),
  },
  google_analytics_debug: { section: 'ga4', ...OFF },
  google_ads_conversion_id: {
    section: 'ads',
    ...TEXT,
    identifier: true,
    format: format(/^AW-\d{9,12}$/i, 'ads-id-format'),
  },
  google_ads_conversion_label: {
    section: 'ads',
    ...TEXT,
    identifier: true,
    format: format(/^[A-Za-z0-9_-]{10,30}$/, 'ads-label-format'),
  },
  tracking_enabled: { section: 'switch', ...ON },
  google_meta_tag: { section: 'seo', ...TEXT },
  // 55, area code, and eight digits, or nine that start with 9.
  whatsapp_number: { section: 'contact', ...TEXT, format: format(/^55[1-9]\d9?\d{8}$/, 'whatsapp-format') },
  contact_phone: { section: 'contact', ...TEXT },
  contact_email: { section: 'contact', ...TEXT, format: format(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email-format') },
  site_maintenance: { section: 'maintenance', ...OFF },
  order_email_notifications: { section: 'notifications', ...ON },
} as const satisfies Record<string, SettingRule>

export type SettingKey = keyof typeof SETTINGS

/** Never returned to a page (AUTH-08). */
export type SecretSettingKey = {
  [Key in SettingKey]: (typeof SETTINGS)[Key] extends { secret: true } ? Key : never
}[SettingKey]

export type PlainSettingKey = Exclude<SettingKey, SecretSettingKey>

export type PlainSettings = Record<PlainSettingKey, string>

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

export const SECRET_SETTING_KEYS = SETTING_KEYS.filter((key): key is SecretSettingKey => isSecretSettingKey(key))

export const PLAIN_SETTING_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.filter((key) => isPlainSettingKey(key)).map((key) => [key, SETTINGS[key].initial]),
) as PlainSettings

export const SETTING_MAX_LENGTH = 4000

export function settingRule(key: SettingKey): SettingRule {
  return SETTINGS[key]
}

export function isPlainSettingKey(key: string): key is PlainSettingKey {
  return isSettingKey(key) && !settingRule(key).secret
}

export function isSecretSettingKey(key: string): key is SecretSettingKey {
  return isSettingKey(key) && settingRule(key).secret === true
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key)
}

/** Only `true` is on (BADGE-01). */
export function isSettingOn(value: string): boolean {
  return value === 'true'
}
