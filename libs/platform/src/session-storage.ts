import type { Session } from '@supabase/auth-js'
import { isText } from './token-answer'

/** Synchronous, because auth-js may be busy with a renewal. */
export interface SessionStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** In memory if the browser's storage is full or forbidden. */
export function createSessionStorage(lasting: () => SessionStorage): SessionStorage {
  const memory = new Map<string, string>()
  let warned = false
  /** Browsers throw even on access to a forbidden storage. */
  const attempt = <T>(use: () => T): T | undefined => {
    try {
      return use()
    } catch (error) {
      if (!warned) console.warn('[session.storage]', error instanceof Error ? error.name : 'unknown')
      warned = true
      return undefined
    }
  }
  return {
    getItem(key) {
      return memory.get(key) ?? attempt(() => lasting().getItem(key)) ?? null
    },
    setItem(key, value) {
      const isStored = attempt(() => {
        lasting().setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => lasting().removeItem(key))
    },
  }
}

/** supabase-js's key, e.g. `sb-project-auth-token`. @param apiUrl e.g. `https://project.supabase.co` */
export function sessionKey(apiUrl: string): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`
}

/** auth-js renews a session this long before its end. */
const RENEWAL_MARGIN_MS = 90_000

/** Null as a whole if the session is due or damaged, and auth-js must decide. */
export function readStoredSession(storage: SessionStorage, key: string): { session: Session | null } | null {
  const json = storage.getItem(key)
  if (json === null) return { session: null }
  const session = (parseSession(json) ?? {}) as Session
  const isSession = isText(session.access_token) && isText(session.refresh_token) && isText(session.user?.id)
  return isSession && Number(session.expires_at) * 1000 - Date.now() >= RENEWAL_MARGIN_MS ? { session } : null
}

export function storedUserId(storage: SessionStorage, key: string): string | null {
  const session = parseSession(storage.getItem(key))
  return typeof session?.user?.id === 'string' ? session.user.id : null
}

export function hasStoredSession(apiUrl: string): boolean {
  return (
    storedUserId(
      createSessionStorage(() => localStorage),
      sessionKey(apiUrl),
    ) !== null
  )
}

function parseSession(json: string | null): { user?: { id?: unknown } } | null {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
