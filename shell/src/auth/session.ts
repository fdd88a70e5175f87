import { getOwnProfile, isDataError } from '@loja/data'
import { type Access, accessAtom, getSupabase } from '@loja/platform'
import type { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

interface SignedIn {
  userId: string
  email: string
}

/**
 * Keeps `accessAtom` true to the browser's session and to the role in the database. Called once, before React renders.
 * The role is asked for when the person changes, not at each token refresh.
 */
export function watchSession(store: Store): void {
  let current: string | null = null

  const readRole = async (person: SignedIn) => {
    store.set(accessAtom, { status: 'checking' })
    const access = await accessOf(person)
    // Somebody else may have signed in, or out, while the answer was on its way.
    if (current === person.userId) store.set(accessAtom, access)
  }

  getSupabase().auth.onAuthStateChange((_event, session) => {
    if (!session) {
      current = null
      store.set(accessAtom, { status: 'signed-out' })
      return
    }
    if (current === session.user.id) return
    current = session.user.id
    const person = { userId: session.user.id, email: session.user.email ?? '' }
    // Not awaited, and not in this turn: the callback runs inside the client's session work, and a request waits for it.
    setTimeout(() => void readRole(person), 0)
  })
}

/** Reads the role again after it could not be read. */
export async function retryAccess(store: Store): Promise<void> {
  const { data } = await getSupabase().auth.getSession()
  const user = data.session?.user
  if (!user) return store.set(accessAtom, { status: 'signed-out' })
  store.set(accessAtom, { status: 'checking' })
  store.set(accessAtom, await accessOf({ userId: user.id, email: user.email ?? '' }))
}

let isEnding = false

/**
 * The API refused the session that the browser still holds: forget it here, which leads to `/login`.
 * Several requests may learn it at once; the session is ended once.
 */
export function endLostSession(): void {
  if (isEnding) return
  isEnding = true
  void getSupabase()
    .auth.signOut({ scope: 'local' })
    .finally(() => {
      isEnding = false
    })
}

async function accessOf({ userId, email }: SignedIn): Promise<Access> {
  try {
    const profile = await getOwnProfile(userId)
    if (profile?.role === 'admin') return { status: 'granted', userId, email, fullName: profile.fullName }
    return { status: 'denied', userId, email }
  } catch (error) {
    console.warn(`[session.role] ${isDataError(error) ? error.code : 'unknown'}`)
    if (isDataError(error) && error.code === 'session') {
      endLostSession()
      return { status: 'signed-out' }
    }
    return { status: 'unavailable', userId }
  }
}
