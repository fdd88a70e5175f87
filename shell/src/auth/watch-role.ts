import { accessAtom } from '@loja/platform'
import { setAccessAtom } from '@loja/platform/shell'
import { readAccess } from './read-access'
import type { Store } from './session'

const LOOK_EVERY_MS = 60_000
/** Half a tick: timers are inexact. */
const ROLE_MAX_AGE_MS = LOOK_EVERY_MS / 2
/** Several refusals cause one read. */
const SHORTEST_PAUSE_MS = 2_000
const CHANNEL = 'loja-role'

let lookAgain: () => void = () => undefined

export function recheckRole(): void {
  lookAgain()
}

/** Reads the role after a refusal, when the page becomes visible, every minute, and after another tab's change. */
export function watchRole(store: Store): void {
  const otherTabs = new BroadcastChannel(CHANNEL)
  let seenAt = Date.now()
  let looking = false
  let planned: ReturnType<typeof setTimeout> | undefined

  const look = async (minAgeMs: number) => {
    const before = store.get(accessAtom)
    if (before.status !== 'granted' && before.status !== 'denied') {
      seenAt = Date.now()
      return
    }
    if (looking || Date.now() - seenAt < minAgeMs) return
    looking = true
    const access = await readAccess(before)
    looking = false
    seenAt = Date.now()
    if (store.get(accessAtom) !== before || access.status === 'unavailable' || access.status === before.status) return
    store.set(setAccessAtom, access)
    otherTabs.postMessage('changed')
  }
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look(ROLE_MAX_AGE_MS)
  }

  // Delayed, never skipped: the role may change right after a read.
  lookAgain = () => {
    clearTimeout(planned)
    planned = setTimeout(() => void look(0), Math.max(0, seenAt + SHORTEST_PAUSE_MS - Date.now()))
  }
  otherTabs.addEventListener('message', () => void look(0))
  document.addEventListener('visibilitychange', lookIfSeen)
  window.addEventListener('focus', lookIfSeen)
  setInterval(lookIfSeen, LOOK_EVERY_MS)
}
