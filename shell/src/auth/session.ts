import { accessAtom, getSupabase } from '@loja/platform'
import { getStoredUserId, setAccessAtom } from '@loja/platform/shell'
import type { createStore } from 'jotai'
import { takeLeaving, watchLeaving } from './leaving'
import { readAccess, type SignedIn } from './read-access'
import { sessionEndedAtom } from './session-ended'

export type Store = ReturnType<typeof createStore>

/** A renewal that takes longer is called unavailable, while auth-js goes on trying for half a minute. */
const REACH_MS = 4_000

/** Whether auth-js has said whose session it is. */
let started = false

/**
 * Keeps `accessAtom` true to the browser's session and to the role in the database. Called once, before React renders.
 * The role is asked for when the person changes, not at each token refresh; `watchRole` looks again from time to time.
 */
export function watchSession(store: Store): void {
  let current: string | null = null
  watchLeaving()

  const waitForRenewal = (userId: string) => {
    // An expired session that could not be renewed yet: kept, and no reason to ask for the password.
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
    // Somebody else may have signed in, or out, while the answer was on its way.
    if (current === person.userId) store.set(setAccessAtom, access)
  }

  getSupabase().auth.onAuthStateChange((event, session) => {
    started = true
    if (session) {
      const { id: userId, email = '' } = session.user
      if (current === userId && store.get(accessAtom).status !== 'unavailable') return
      current = userId
      store.set(sessionEndedAtom, null)
      // Not awaited, and not in this turn: the callback runs inside the client's session work, and a request waits for it.
      setTimeout(() => void readRole({ userId, email }), 0)
      return
    }
    const waiting = event === 'INITIAL_SESSION' ? getStoredUserId() : null
    if (waiting) return waitForRenewal(waiting)
    const leaving = takeLeaving()
    if (current && leaving !== 'here') store.set(sessionEndedAtom, leaving === 'elsewhere' ? 'left' : 'lost')
    current = null
    store.set(setAccessAtom, { status: 'signed-out' })
  })
}

/** Reads the role again after it could not be read. */
export async function retryAccess(store: Store): Promise<void> {
  store.set(setAccessAtom, { status: 'checking' })
  // Its first renewal is still being tried at growing pauses: a new page tries at once.
  if (!started) return location.reload()
  const { data } = await getSupabase().auth.getSession()
  const user = data.session?.user
  if (user) return store.set(setAccessAtom, await readAccess({ userId: user.id, email: user.email ?? '' }))
  // auth-js does not ask again within a minute of a renewal that failed; a new page does, and nothing is open to lose.
  if (getStoredUserId()) location.reload()
  else store.set(setAccessAtom, { status: 'signed-out' })
}
