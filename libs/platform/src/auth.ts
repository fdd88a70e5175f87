import type { AuthChangeEvent, AuthError, GoTrueClient, GoTrueClientOptions, Session } from '@supabase/auth-js'
import { readStoredSession, type SessionStorage } from './session-storage'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

interface Message {
  event: AuthChangeEvent
  session: Session | null
}

type Action = 'refreshSession' | 'signInWithPassword' | 'signOut'

export interface Auth extends Pick<GoTrueClient, Action> {
  getSession(): Promise<{ data: { session: Session | null }; error: AuthError | null }>
  onAuthStateChange(listener: Listener): void
  keep(): void
}

interface Options extends Pick<GoTrueClientOptions, 'url' | 'headers' | 'fetch'> {
  storage: SessionStorage
  storageKey: string
}

const LOAD_AGAIN_MS = 30_000

/** The message of another tab may come this long after the session has left the storage. */
const MESSAGE_MS = 500

/** The error of auth-js for a server that did not answer. */
const UNREACHED = { name: 'AuthRetryableFetchError', message: 'auth-js could not be loaded', status: 0 } as AuthError

export function createAuth({ storage, storageKey, ...options }: Options): Auth {
  const listeners: Listener[] = []
  let reported: Session | null | undefined
  let loading: Promise<GoTrueClient | null> | undefined
  let loadAgain: ReturnType<typeof setTimeout> | undefined

  const isStored = () => storage.getItem(storageKey) !== null
  const report: Listener = (event, session) => {
    // A tab that is being loaded announces the session it has read, which may have ended since.
    if (session && !isStored()) return
    reported = session
    for (const listener of listeners) listener(event, session)
  }
  const catchUp = (session: Session | null) => {
    if (reported === undefined) report('INITIAL_SESSION', session)
    else if (session && session.access_token !== reported?.access_token) report('SIGNED_IN', session)
    else if (reported && !isStored()) report('SIGNED_OUT', null)
  }

  /** auth-js opens its own channel once loaded. */
  const otherTabs = new BroadcastChannel(storageKey)
  otherTabs.onmessage = ({ data }: MessageEvent<Message>) => report(data.event, data.session)
  // A message on its way when the channel closes is lost.
  globalThis.addEventListener?.('storage', () => {
    setTimeout(() => {
      if (reported && !isStored()) report('SIGNED_OUT', null)
    }, MESSAGE_MS)
  })

  const follow = (client: GoTrueClient) => {
    let isStarted = false
    client.onAuthStateChange((event, session) => {
      isStarted ||= event === 'INITIAL_SESSION'
      if (event === 'INITIAL_SESSION') catchUp(isStored() ? session : null)
      // Before its initial session auth-js announces the stored one as a sign-in.
      else if (isStarted || event !== 'SIGNED_IN') report(event, session)
    })
  }

  const load = async () => {
    try {
      const { GoTrueClient } = await import('@supabase/auth-js')
      otherTabs.close()
      const client = new GoTrueClient({
        ...options,
        storage,
        storageKey,
        persistSession: true,
        autoRefreshToken: true,
        // Sign-in is by password only: a session in a link is foreign.
        detectSessionInUrl: false,
      })
      follow(client)
      return client
    } catch (error) {
      console.warn('[session.load]', error)
      loading = undefined
      clearTimeout(loadAgain)
      loadAgain = setTimeout(loaded, LOAD_AGAIN_MS)
      return null
    }
  }
  const loaded = () => {
    loading ??= load()
    return loading
  }

  return {
    async getSession() {
      const stored = readStoredSession(storage, storageKey)
      if (stored) return { data: stored, error: null }
      const client = await loaded()
      return client ? client.getSession() : { data: { session: null }, error: UNREACHED }
    },
    async refreshSession(session) {
      const client = await loaded()
      return client ? client.refreshSession(session) : { data: { user: null, session: null }, error: UNREACHED }
    },
    async signInWithPassword(credentials) {
      const client = await loaded()
      return client ? client.signInWithPassword(credentials) : { data: { user: null, session: null }, error: UNREACHED }
    },
    async signOut(scope) {
      const client = await loaded()
      if (client) return client.signOut(scope)
      if (isStored()) return { error: UNREACHED }
      const message: Message = { event: 'SIGNED_OUT', session: null }
      otherTabs.postMessage(message)
      report('SIGNED_OUT', null)
      return { error: null }
    },
    onAuthStateChange(listener) {
      listeners.push(listener)
      const stored = readStoredSession(storage, storageKey)
      if (!stored) return void loaded()
      reported = stored.session
      queueMicrotask(() => listener('INITIAL_SESSION', stored.session))
    },
    keep: () => void loaded(),
  }
}
