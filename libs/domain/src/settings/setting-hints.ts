import type { PlainSettingKey, PlainSettings } from './settings-keys'

/** Why a value looks wrong, or what it sets off. A hint warns and never blocks (SET-08): formats change without notice. */
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

const FORMATS: Partial<Record<PlainSettingKey, { format: RegExp; hint: SettingHint }>> = {
  google_analytics_id: { format: /^G-[A-Z0-9]{4,24}$/i, hint: 'analytics-format' },
  google_ads_conversion_id: { format: /^AW-\d{9,12}$/i, hint: 'ads-id-format' },
  google_ads_conversion_label: { format: /^[A-Za-z0-9_-]{10,30}$/, hint: 'ads-label-format' },
  facebook_pixel_id: { format: /^\d{15,16}$/, hint: 'pixel-format' },
  tiktok_pixel_id: { format: /^C[A-Z0-9]{19}$/, hint: 'tiktok-format' },
  // 55, area code, and eight digits, or nine that begin with 9.
  whatsapp_number: { format: /^55[1-9]\d9?\d{8}$/, hint: 'whatsapp-format' },
  contact_email: { format: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, hint: 'email-format' },
}

/** What to say beside a setting, if anything. Some hints depend on another field: Ads needs id and label. */
export function settingHint(key: PlainSettingKey, settings: PlainSettings): SettingHint | null {
  const value = settings[key].trim()
  if (value === '') return missingHalf(key, settings)
  if (key === 'google_analytics_id' && /^UA-/i.test(value)) return 'analytics-retired'
  if (key === 'facebook_capi_test_code') return 'test-mode-on'
  const rule = FORMATS[key]
  return rule && !rule.format.test(value) ? rule.hint : null
}

function missingHalf(key: PlainSettingKey, settings: PlainSettings): SettingHint | null {
  if (key === 'google_ads_conversion_label' && settings.google_ads_conversion_id !== '') return 'ads-label-missing'
  if (key === 'google_ads_conversion_id' && settings.google_ads_conversion_label !== '') return 'ads-id-missing'
  return null
}
