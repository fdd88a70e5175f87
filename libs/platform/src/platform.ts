import { createApiFetch } from './api-fetch'
import { type Connection, createConnection, type WritableConnection } from './connection'
import { createSessionStorage, type SessionStorage, sessionKey, storedUserId } from './session-storage'
import { createSupabase, type Supabase } from './supabase'

/** `ConfigJson` of the gateway with absolute addresses. */
export interface PlatformConfig {
  /** The page's own origin if the gateway serves the API. */
  supabaseUrl: string
  /** Public (`sb_publishable_…`): row-level security protects the data. */
  publishableKey: string
  storeName: string
  storefrontOrigin: string
  telemetryUrl?: string
  /** Default: none. */
  localModulePorts?: readonly number[]
}

const REQUEST_TIMEOUT_MS = 20_000

interface Platform {
  config: PlatformConfig
  supabase: Supabase
  connection: WritableConnection
  shownConnection: Connection
  storage: SessionStorage
  storageKey: string
}

let current: Platform | undefined

/** @throws Error on a second call, which would create a second session */
export function configurePlatform(config: PlatformConfig): void {
  if (current) throw new Error('configurePlatform: the platform is configured already')
  const { supabaseUrl, publishableKey } = config
  // Node 20, in tests of `libs/data`, has no navigator.
  const connection = createConnection(globalThis.navigator?.onLine ?? true)
  const storage = createSessionStorage(() => localStorage)
  const storageKey = sessionKey(supabaseUrl)
  const hasSession = () => storedUserId(storage, storageKey) !== null
  const supabase = createSupabase({
    supabaseUrl,
    publishableKey,
    storage,
    storageKey,
    hasSession,
    timeoutMs: REQUEST_TIMEOUT_MS,
    fetch: createApiFetch({ publishableKey, hasSession, connection }),
  })
  const { get, subscribe } = connection
  current = { config, supabase, connection, shownConnection: { get, subscribe }, storage, storageKey }
}

function platform() {
  if (!current) throw new Error('The platform is not configured: call configurePlatform first')
  return current
}

/** Only for `libs/data` and the shell's session code. */
export function getSupabase(): Supabase {
  return platform().supabase
}

export function getPlatformConfig(): PlatformConfig {
  return platform().config
}

export function getConnection(): Connection {
  return platform().shownConnection
}

export function getWritableConnection(): WritableConnection {
  return platform().connection
}

const PROBE_TIMEOUT_MS = 5_000

export async function probeApi(): Promise<boolean> {
  const { supabaseUrl, publishableKey } = platform().config
  try {
    const { status, body } = await fetch(`${supabaseUrl}/auth/v1/health`, {
      headers: { apikey: publishableKey },
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    // An unread body would occupy one of the browser's few connections until the timeout.
    await body?.cancel()
    return status < 500
  } catch {
    // No answer.
    return false
  }
}

/** Null without a stored session; it may have expired. */
export function getStoredUserId(): string | null {
  const { storage, storageKey } = platform()
  return storedUserId(storage, storageKey)
}

/** Renews the session if due; null without one. */
export async function getReporter(): Promise<{ account: string; accessToken: string } | null> {
  const { session } = (await platform().supabase.auth.getSession()).data
  return session && { account: session.user.id, accessToken: session.access_token }
}

export async function forgetSession(): Promise<void> {
  const { supabase, storage, storageKey } = platform()
  storage.removeItem(storageKey)
  await supabase.auth.signOut({ scope: 'local' })
}
