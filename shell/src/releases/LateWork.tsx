import { getSupabase } from '@loja/platform'
import { useIsRead } from '@loja/ui'
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useRecovery } from '../connection/recovery'
import { usePageName } from '../page/page-at'
import { DASHBOARD_PATH } from '../page/shell-paths'
import { useReleases } from './page-context'

interface Props {
  load: () => Promise<ComponentType>
}

/** Menu, counters and polling: at once for a page that has no title without them, otherwise when it can be used. */
export function LateWork({ load }: Props) {
  const { settled } = useReleases()
  const { pathname } = useLocation()
  const isUnnamed = usePageName(pathname) === undefined
  const isSettled = useSyncExternalStore(settled.subscribe, settled.get)
  const isRead = useIsRead(isSettled || pathname === DASHBOARD_PATH)
  const LateParts = useLate(load, isUnnamed || isRead)
  useEffect(
    function keepSession() {
      if (isRead) getSupabase().auth.keep()
    },
    [isRead],
  )
  return LateParts ? <LateParts /> : null
}

/** After a failure the menu stays, and the next recovery of the connection repeats the request. */
function useLate(load: Props['load'], wanted: boolean): ComponentType | null {
  const [part, setPart] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(
    function loadParts() {
      if (!wanted || failed) return
      load().then(
        (Loaded) => setPart(() => Loaded),
        (error: unknown) => {
          console.warn('[late-parts]', error)
          setFailed(true)
        },
      )
    },
    [load, wanted, failed],
  )
  useRecovery(
    useCallback(() => setFailed(false), []),
    failed,
  )
  return part
}
