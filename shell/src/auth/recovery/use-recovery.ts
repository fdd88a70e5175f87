import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { RecoveryLink, RecoveryProps } from './recovery-link'

interface Recovery {
  Panel?: ComponentType<RecoveryProps>
  isFailed?: true
  isOpening?: boolean
  email: string
}

const CLOSED: Recovery = { email: '' }

/** Loads the panel when it is opened. The sign-in page does not have TanStack Query. */
export function useRecovery(link: RecoveryLink | null) {
  const [recovery, setRecovery] = useState<Recovery>({ ...CLOSED, isOpening: link !== null })
  const open = useCallback(() => {
    const typed = document.querySelector<HTMLInputElement>('input#email')?.value ?? ''
    import(/* webpackChunkName: "recovery" */ './RecoveryPanel').then(
      ({ RecoveryPanel: Panel }) => setRecovery({ Panel, email: typed }),
      () => setRecovery({ isFailed: true, email: '' }),
    )
  }, [])
  useEffect(
    function openLink() {
      if (link) open()
    },
    [link, open],
  )
  return { ...recovery, open, close: () => setRecovery(CLOSED) }
}
