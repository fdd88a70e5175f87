import { parsePixKey } from '../format/pix-key'
import { isCnpj, isCpf } from '../format/tax-id'
import type { SettingHint } from './setting-rule'
import { type PlainSettingKey, type PlainSettings, settingRule } from './settings'

/** Hint for a setting. Some depend on another field: Ads needs id and label. */
export function settingHint(key: PlainSettingKey, settings: PlainSettings): SettingHint | null {
  const value = settings[key].trim()
  if (value === '') return missingHalf(key, settings)
  if (key === 'google_analytics_id' && /^UA-/i.test(value)) return 'analytics-retired'
  if (key === 'facebook_capi_test_code') return 'test-mode-on'
  if (key === 'sender_document') {
    const plain = value.replaceAll(/[./ -]/g, '').toUpperCase()
    return isCpf(plain) || isCnpj(plain) ? null : 'tax-id'
  }
  if (key === 'pix_key') return parsePixKey(value) === null ? 'pix-key' : null
  const { format } = settingRule(key)
  return format && !format.pattern.test(value) ? format.hint : null
}

function missingHalf(key: PlainSettingKey, settings: PlainSettings): SettingHint | null {
  if (key === 'google_ads_conversion_label' && settings.google_ads_conversion_id !== '') return 'ads-label-missing'
  if (key === 'google_ads_conversion_id' && settings.google_ads_conversion_label !== '') return 'ads-id-missing'
  return null
}
