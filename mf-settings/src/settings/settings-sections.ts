import {
  SETTING_KEYS,
  SETTING_SECTIONS,
  type SettingKey,
  type SettingSection,
  settingRule,
} from '@loja/domain/settings'

export const SETTINGS_TABS = ['tracking', 'analytics', 'seo', 'contact', 'general', 'notifications'] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]

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

export function parseSettingsTab(text: string | null): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === text) ?? 'tracking'
}

export function tabOf(key: SettingKey): SettingsTab {
  return SETTING_SECTIONS[settingRule(key).section]
}
