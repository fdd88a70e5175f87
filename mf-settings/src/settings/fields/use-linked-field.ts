import { SETTING_KEYS, type SettingKey } from '@loja/domain/settings'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { tabOf } from '../settings-sections'

export function useLinkedField(leadTo: (key: SettingKey) => void): void {
  const [query, setQuery] = useSearchParams()
  const name = query.get('campo')
  const latest = useRef(leadTo)
  useEffect(() => {
    latest.current = leadTo
  })
  useEffect(
    function leadToLinked() {
      const key = SETTING_KEYS.find((known) => known === name)
      if (!key) return
      setQuery({ aba: tabOf(key) }, { replace: true })
      latest.current(key)
    },
    [name, setQuery],
  )
}
