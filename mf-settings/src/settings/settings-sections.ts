import type { SettingKey } from '@loja/domain'

/** The tabs of spec §2, as the address names them. */
export const SETTINGS_TABS = ['tracking', 'analytics', 'seo', 'contact', 'general', 'notifications'] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** A card of the page: what belongs together, in the order of the fields. */
export interface SettingsSection {
  id: 'meta' | 'tiktok' | 'ga4' | 'ads' | 'switch' | 'seo' | 'contact' | 'maintenance' | 'notifications'
  tab: SettingsTab
  keys: readonly SettingKey[]
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: 'meta', tab: 'tracking', keys: ['facebook_pixel_id', 'facebook_access_token', 'facebook_capi_test_code'] },
  { id: 'tiktok', tab: 'tracking', keys: ['tiktok_pixel_id', 'tiktok_access_token'] },
  { id: 'ga4', tab: 'analytics', keys: ['google_analytics_id', 'google_analytics_debug'] },
  { id: 'ads', tab: 'analytics', keys: ['google_ads_conversion_id', 'google_ads_conversion_label'] },
  { id: 'switch', tab: 'analytics', keys: ['tracking_enabled'] },
  { id: 'seo', tab: 'seo', keys: ['google_meta_tag'] },
  { id: 'contact', tab: 'contact', keys: ['whatsapp_number', 'contact_phone', 'contact_email'] },
  { id: 'maintenance', tab: 'general', keys: ['site_maintenance'] },
  { id: 'notifications', tab: 'notifications', keys: ['order_email_notifications'] },
]

/** The tab that the address names; the first one for anything else. */
export function parseSettingsTab(text: string | null): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === text) ?? 'tracking'
}

/** The tab that a setting stands on. */
export function tabOf(key: SettingKey): SettingsTab {
  return SETTINGS_SECTIONS.find(({ keys }) => keys.includes(key))?.tab ?? 'tracking'
}
