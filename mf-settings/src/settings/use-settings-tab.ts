import { useSearchParams } from 'react-router'
import { parseSettingsTab, type SettingsTab } from './settings-sections'

export function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams()
  return [parseSettingsTab(query.get('aba')), (tab) => setQuery({ aba: tab })]
}
