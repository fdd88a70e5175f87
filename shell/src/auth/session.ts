import { accessAtom, getSupabase } from '@loja/platform'
import { getStoredUserId, setAccessAtom } from '@loja/platform/shell'
import type { createStore } from 'jotai'
import { takeLeaving, watchLeaving } from './leaving'
import { readAccess, type SignedIn } from './read-access'
import { sessionEndedAtom } from './session-ended'

export type Store = ReturnType<typeof createStore>

/** After this the access is `unavailable`; auth-js keeps trying for half a minute. */
const REACH_MS = 4_000

/** auth-js has reported its initial session. */
let started = false

/** Updates `accessAtom` from session and role. Called once, before React renders. */
export function watchSession(store: Store): void {
  let current: string | null = null
  watchLeaving()

  const waitForRenewal = (userId: string) => {
    current = userId
    store.set(setAccessAtom, { status: 'unavailable', userId })
  }
  setTimeout(() => {
    const waiting = getStoredUserId()
    if (!started && waiting) waitForRenewal(waiting)
  }, REACH_MS)

  const readRole = async (person: SignedIn) => {
    store.set(setAccessAtom, { status: 'checking' })
    const access = await readAccess(person)
    // The user may have changed meanwhile.
    if (current === person.userId) store.set(setAccessAtom, access)
    if (access.status !== 'granted') getSupabase().auth.keep()
  }

  getSupabase().auth.onAuthStateChange((event, session) => {
    started = true
    if (session) {
      const { id: userId, email = '' } = session.user
      if (current === userId && store.get(accessAtom).status !== 'unavailable') return
      current = userId
      store.set(sessionEndedAtom, null)
      // auth-js holds a lock during this callback, and the request would wait for it.
      setTimeout(() => void readRole({ userId, email }), 0)
      return
    }
    const waiting = event === 'INITIAL_SESSION' ? getStoredUserId() : null
    if (waiting) return waitForRenewal(waiting)
    const leaving = takeLeaving()
    if (current && leaving !== 'here') store.set(sessionEndedAtom, leaving === 'elsewhere' ? 'left' : 'lost')
    current = null
    store.set(setAccessAtom, { status: 'signed-out' })
    getSupabase().auth.keep()
  })
}

export async function retryAccess(store: Store): Promise<void> {
  store.set(setAccessAtom, { status: 'checking' })
  // auth-js is still retrying its first renewal; a new page tries at once.
  if (!started) return location.reload()
  const { data } = await getSupabase().auth.getSession()
  const user = data.session?.user
  if (user) return store.set(setAccessAtom, await readAccess({ userId: user.id, email: user.email ?? '' }))
  // auth-js waits a minute after a failed renewal; a new page tries at once.
  if (getStoredUserId()) location.reload()
  else store.set(setAccessAtom, { status: 'signed-out' })
}
