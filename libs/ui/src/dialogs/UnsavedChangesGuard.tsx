import { type UnsavedChanges, unsavedChangesAtom } from '@loja/platform'
import { atom, useAtom, useSetAtom, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useWarnBeforeUnload } from '../parts/work/use-warn-before-unload'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'

const guardsAtom = atom<readonly UnsavedChanges[]>([])

export function UnsavedChangesGuard({ active, onDiscard }: { active: boolean; onDiscard: () => void }) {
  useWarnBeforeUnload(active)
  const changes = useAnnounced(active, onDiscard)
  const [[first], setGuards] = useAtom(guardsAtom)
  useEffect(
    function addGuard() {
      setGuards((all) => [...all, changes])
      return () => setGuards((all) => all.filter((other) => other !== changes))
    },
    [changes, setGuards],
  )
  return first === changes ? <LeaveQuestion /> : null
}

/** The router has one blocker at a time: the first guard of a page asks for all. */
function LeaveQuestion() {
  const store = useStore()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && store.get(unsavedChangesAtom).size > 0,
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    for (const changes of store.get(unsavedChangesAtom)) changes.discard()
    blocker.proceed()
  }
  return <UnsavedChangesDialog onLeave={leave} onStay={() => blocker.reset()} />
}

function useAnnounced(active: boolean, discard: () => void): UnsavedChanges {
  const setUnsaved = useSetAtom(unsavedChangesAtom)
  // Announcing each new function would render the form without end.
  const latest = useRef(discard)
  const [changes] = useState<UnsavedChanges>(() => ({ discard: () => latest.current() }))
  useLayoutEffect(() => {
    latest.current = discard
  })
  useEffect(
    function announceUnsavedChanges() {
      if (!active) return
      setUnsaved((all) => new Set([...all, changes]))
      return () => setUnsaved((all) => new Set([...all].filter((other) => other !== changes)))
    },
    [active, changes, setUnsaved],
  )
  return changes
}
