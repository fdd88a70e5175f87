/** Where the session is kept: as auth-js wants it, and readable without asking auth-js, which may be busy renewing it. */
export interface SessionStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * The browser's storage, or the page's memory where that is full or forbidden: the person then stays signed in until
 * the page is closed, instead of being thrown out at the next renewal.
 */
export function createSessionStorage(lasting: () => SessionStorage): SessionStorage {
  const memory = new Map<string, string>()
  let warned = false
  /** A browser may refuse its storage by throwing, even where it is only looked at. */
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
      const kept = attempt(() => {
        lasting().setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => lasting().removeItem(key))
    },
  }
}

/** The key that supabase-js itself would use, e.g. `sb-project-auth-token`. @param apiUrl e.g. `https://project.supabase.co` */
export function sessionKey(apiUrl: string): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`
}

/** Whose session is kept, expired or not; `null` when there is none. */
export function storedUserId(storage: SessionStorage, key: string): string | null {
  const session = parseSession(storage.getItem(key))
  return typeof session?.user?.id === 'string' ? session.user.id : null
}

/** Whether this browser keeps a session for the API at that address, valid or expired; asked before there is a client. */
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
    // What is not JSON is no session of ours; auth-js removes it.
    return null
  }
}
