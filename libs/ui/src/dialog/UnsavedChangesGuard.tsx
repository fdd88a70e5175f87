import { type UnsavedChanges, unsavedChangesAtom } from '@loja/platform'
import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useWarnBeforeUnload } from '../work/use-warn-before-unload'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'

interface Props {
  /** Whether the form holds something that is not saved. */
  active: boolean
  /** Forgets it; called once the person has agreed. */
  onDiscard: () => void
}

/**
 * Stands in a form and asks before its unsaved changes are lost: on the way to another page, when the tab is closed or
 * reloaded, and, through the shell, at sign-out. A change of the address on the same page asks nothing, and a session
 * that ends by itself does not either: whoever wants to survive that keeps a draft.
 */
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
  // Announcing each new function would render the subscribers, and with them the form, without end.
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
