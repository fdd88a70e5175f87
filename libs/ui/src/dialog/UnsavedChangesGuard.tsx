import { type UnsavedChanges, unsavedChangesAtom } from '@loja/platform'
import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useWarnBeforeUnload } from '../work/use-warn-before-unload'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'

interface Props {
  active: boolean
  onDiscard: () => void
}

/** Asks before unsaved changes are lost by navigation, closing the tab or sign-out. */
export function UnsavedChangesGuard({ active, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnBeforeUnload(active)
  useAnnounced(active, onDiscard)
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onDiscard()
    blocker.proceed()
  }
  return <UnsavedChangesDialog onLeave={leave} onStay={() => blocker.reset()} />
}

function useAnnounced(active: boolean, discard: () => void): void {
  const setUnsaved = useSetAtom(unsavedChangesAtom)
  // Announcing each new function would render the form without end.
  const latest = useRef(discard)
  useLayoutEffect(() => {
    latest.current = discard
  })
  useEffect(
    function announceUnsavedChanges() {
      if (!active) return
      const changes: UnsavedChanges = { discard: () => latest.current() }
      setUnsaved((all) => new Set([...all, changes]))
      return () => setUnsaved((all) => new Set([...all].filter((other) => other !== changes)))
    },
    [active, setUnsaved],
  )
}
