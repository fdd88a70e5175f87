import looks from '@loja/ui/looks.module.css'
import { mediaHook } from '@loja/ui/parts'
import { Tabs } from 'antd'
import { messages } from './messages'
import { SettingsLinks } from './SettingsLinks'
import { SettingsSectionCard } from './SettingsSectionCard'
import styles from './SettingsTabs.module.css'
import { parseSettingsTab, SETTINGS_SECTIONS, SETTINGS_TABS, type SettingsTab, tabOf } from './settings-sections'
import type { SettingsForm } from './use-settings-form'

interface Props {
  tab: SettingsTab
  onOpen: (tab: SettingsTab) => void
  form: SettingsForm
}

const useIsWide = mediaHook('(min-width: 1000px)')

export function SettingsTabs({ tab, onOpen, form }: Props) {
  const changedTabs = new Set(form.changed.map(tabOf))
  const isWide = useIsWide()
  return (
    <Tabs
      className={styles.tabs}
      aria-label={messages.tabsLabel}
      tabPlacement={isWide ? 'start' : 'top'}
      renderTabBar={(props, TabBar) => (
        <div className={styles.index}>
          <TabBar {...props} />
          <SettingsLinks />
        </div>
      )}
      activeKey={tab}
      onChange={(key) => onOpen(parseSettingsTab(key))}
      items={SETTINGS_TABS.map((key) => ({
        key,
        label: <TabLabel text={messages.tabs[key]} changed={changedTabs.has(key)} />,
        children: SETTINGS_SECTIONS.filter((section) => section.tab === key).map((section) => (
          <SettingsSectionCard key={section.id} section={section} form={form} />
        )),
      }))}
    />
  )
}

function TabLabel({ text, changed }: { text: string; changed: boolean }) {
  if (!changed) return text
  return (
    <span className={looks.inlineRow}>
      {text}
      <span className={styles.dot} role="img" aria-label={messages.changedTab} />
    </span>
  )
}
