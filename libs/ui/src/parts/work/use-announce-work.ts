import { type OpenWork, openWorkAtom } from '@loja/platform'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

export function useAnnounceWork(kind: OpenWork['kind'], active: boolean): void {
  const setWork = useSetAtom(openWorkAtom)
  useEffect(
    function announceWorkOfPage() {
      if (!active) return
      const work: OpenWork = { kind }
      setWork((all) => new Set([...all, work]))
      return () => setWork((all) => new Set([...all].filter((other) => other !== work)))
    },
    [active, kind, setWork],
  )
}
