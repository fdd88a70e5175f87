import type { SettingKey } from '@loja/domain/settings'
import { useEffect, useState } from 'react'
import { type SettingsTab, tabOf } from '../settings-sections'
import { fieldId } from './field-id'

/** Opens the tab of a refused field and focuses it. */
export function useRefusedField(tab: SettingsTab, openTab: (tab: SettingsTab) => void) {
  const [refused, setRefused] = useState<SettingKey | null>(null)
  useEffect(
    function focusRefused() {
      if (!refused || tabOf(refused) !== tab) return
      // antd shows the panel after this effect.
      const frame = requestAnimationFrame(() => {
        document.getElementById(fieldId(refused))?.focus()
        setRefused(null)
      })
      return () => cancelAnimationFrame(frame)
    },
    [refused, tab],
  )
  return (key: SettingKey) => {
    setRefused(key)
    if (tabOf(key) !== tab) openTab(tabOf(key))
  }
}
