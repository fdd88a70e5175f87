import { SETTING_KEYS, SETTING_SECTIONS, type SettingKey, type SettingSection, settingRule } from '@loja/domain'

/** The tabs (SET-01), as the address names them. */
export const SETTINGS_TABS = ['tracking', 'analytics', 'seo', 'contact', 'general', 'notifications'] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** A card of the page: what belongs together, in the order of the fields. */
export interface SettingsSection {
  id: SettingSection
  tab: SettingsTab
  keys: readonly SettingKey[]
}

const IDS = Object.keys(SETTING_SECTIONS) as SettingSection[]

export const SETTINGS_SECTIONS: readonly SettingsSection[] = IDS.map((id) => ({
  id,
  tab: SETTING_SECTIONS[id],
  keys: SETTING_KEYS.filter((key) => settingRule(key).section === id),
}))

/** The tab that the address names; the first one for anything else. */
export function parseSettingsTab(text: string | null): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === text) ?? 'tracking'
}

/** The tab that a setting stands on. */
export function tabOf(key: SettingKey): SettingsTab {
  return SETTING_SECTIONS[settingRule(key).section]
}
