import type { SettingKey } from '@loja/domain'
import { useEffect, useState } from 'react'
import { type SettingsTab, tabOf } from '../settings-sections'
import { fieldId } from './field-id'

/**
 * Leads to a field whose text was refused: opens its tab, and gives it the focus once it is on the screen.
 * @returns to be called with the field
 */
export function useRefusedField(tab: SettingsTab, openTab: (tab: SettingsTab) => void) {
  const [refused, setRefused] = useState<SettingKey | null>(null)
  useEffect(
    function focusRefused() {
      if (!refused || tabOf(refused) !== tab) return
      // antd shows the panel of a tab only after this effect.
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
