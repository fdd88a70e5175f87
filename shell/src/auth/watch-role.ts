import { accessAtom } from '@loja/platform'
import { setAccessAtom } from '@loja/platform/shell'
import { readAccess } from './read-access'
import type { Store } from './session'

/** The role is looked at again this often, while the page is looked at. */
const LOOK_EVERY_MS = 60_000
/** Old enough to be looked at again: less than a tick, which would else come a moment too early every other time. */
const ROLE_MAX_AGE_MS = LOOK_EVERY_MS / 2
/** Refusals come in groups: one look answers them all. */
const SHORTEST_PAUSE_MS = 2_000
const CHANNEL = 'loja-role'

let lookAgain: () => void = () => undefined

/** Something was refused that an administrator may do: looks at the role again. */
export function recheckRole(): void {
  lookAgain()
}

/**
 * Notices a role that is given or taken away while the person is signed in: when something is refused, when the page
 * is looked at again, every minute while it is, and when another tab has noticed.
 */
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
    // Nobody else has signed in meanwhile, and a role that cannot be read now is still the one that was read last.
    if (store.get(accessAtom) !== before || access.status === 'unavailable' || access.status === before.status) return
    store.set(setAccessAtom, access)
    otherTabs.postMessage('changed')
  }
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look(ROLE_MAX_AGE_MS)
  }

  // Never dropped: a role may be taken away right after it was read.
  lookAgain = () => {
    clearTimeout(planned)
    planned = setTimeout(() => void look(0), Math.max(0, seenAt + SHORTEST_PAUSE_MS - Date.now()))
  }
  otherTabs.addEventListener('message', () => void look(0))
  document.addEventListener('visibilitychange', lookIfSeen)
  window.addEventListener('focus', lookIfSeen)
  setInterval(lookIfSeen, LOOK_EVERY_MS)
}
