import { useArrivingRoute } from '@loja/ui/late'
import { useSlow } from '@loja/ui/parts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRecovery } from '../connection/recovery'
import { ModuleProblem } from '../modules/ModuleProblem'
import { ModuleSkeleton } from '../modules/ModuleSkeleton'
import { messages } from '../modules/messages'
import { openModules } from '../modules/open-modules'
import { useModules } from '../modules/use-modules'
import { sectionOf } from '../page/section'

/** Renders the module of the address. */
export function RemoteOutlet() {
  const section = sectionOf(useLocation().pathname)
  const modules = useModules()
  if (!modules) return <OpeningModules />
  return <modules.RemoteSlot key={section} section={section} />
}

function OpeningModules() {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(false)
  const slow = useSlow(!failed)
  useArrivingRoute(!failed)
  useEffect(
    function open() {
      let isGone = false
      openModules().catch((error: unknown) => {
        console.warn('[modules]', attempt, error)
        if (!isGone) setFailed(true)
      })
      return () => {
        isGone = true
      }
    },
    [attempt],
  )
  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }, [])
  useRecovery(retry, failed)
  if (failed) return <ModuleProblem text={messages.moduleFailed} onRetry={retry} />
  return <ModuleSkeleton slow={slow} />
}
