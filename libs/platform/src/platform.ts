import { createApiFetch } from './api-fetch'
import { type Connection, createConnection, type WritableConnection } from './connection'
import { createSessionStorage, type SessionStorage, sessionKey, storedUserId } from './session-storage'
import { createSupabase, type Supabase } from './supabase'

/** Where the page runs, from `/config.json` (`ConfigJson` of the gateway) with its addresses complete. */
export interface PlatformConfig {
  /** Origin of the Supabase API. The page's own origin when the gateway serves the API. */
  supabaseUrl: string
  /** Key of the anonymous role (`sb_publishable_…`). Public by design: row-level security is the gate. */
  publishableKey: string
  /** Shown in the sidebar and in the page title. */
  storeName: string
  /** Origin of the public shop, for links to products, e.g. `https://loja.test`. */
  storefrontOrigin: string
  /** Where the page tells which releases loaded and which failed; without it nothing is sent. */
  telemetryUrl?: string
}

/** A request that hangs this long counts as failed. */
const REQUEST_TIMEOUT_MS = 20_000

interface Platform {
  config: PlatformConfig
  supabase: Supabase
  connection: WritableConnection
  /** What is given out of `connection`. */
  shownConnection: Connection
  storage: SessionStorage
  storageKey: string
}

let current: Platform | undefined

/**
 * Creates the page's one Supabase client. The shell calls it once, before anything renders.
 * @throws Error when called a second time: a second client would hold a second copy of the session.
 */
export function configurePlatform(config: PlatformConfig): void {
  if (current) throw new Error('configurePlatform: the platform is configured already')
  const { supabaseUrl, publishableKey } = config
  // Tests of `libs/data` run in Node, which has no navigator before version 21.
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

/**
 * The page's one Supabase client. Only `libs/data` and the shell's session code call it; it is untyped here because
 * the row types belong to `libs/data`, which every module bundles in the version it was built with.
 */
export function getSupabase(): Supabase {
  return platform().supabase
}

/** The run-time configuration that the page was started with. */
export function getPlatformConfig(): PlatformConfig {
  return platform().config
}

/** How the page fares at reaching the API. */
export function getConnection(): Connection {
  return platform().shownConnection
}

/** The same to be written: for this package. */
export function getWritableConnection(): WritableConnection {
  return platform().connection
}

const PROBE_TIMEOUT_MS = 5_000

/** Asks the API for a sign of life, past the client and its session. */
export async function probeApi(): Promise<boolean> {
  const { supabaseUrl, publishableKey } = platform().config
  try {
    const { status, body } = await fetch(`${supabaseUrl}/auth/v1/health`, {
      headers: { apikey: publishableKey },
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    // Left unread it would keep one of the browser's few connections busy until the time is over.
    await body?.cancel()
    return status < 500
  } catch {
    // No answer is the answer.
    return false
  }
}

/** Whose session this browser keeps, be it valid or waiting to be renewed; `null` when nobody is signed in. */
export function getStoredUserId(): string | null {
  const { storage, storageKey } = platform()
  return storedUserId(storage, storageKey)
}

/** The current session, renewed if it is due; `null` without one. */
export async function getReporter(): Promise<{ account: string; accessToken: string } | null> {
  const { session } = (await platform().supabase.auth.getSession()).data
  return session && { account: session.user.id, accessToken: session.access_token }
}

/**
 * Ends the session in this browser, every tab included, without telling the server: for a session that the server has
 * ended already, and for leaving while there is no network. The stored copy goes first: asked to sign out, auth-js
 * asks the server before it forgets, and a page that is left in between would keep a session that is over.
 */
export async function forgetSession(): Promise<void> {
  const { supabase, storage, storageKey } = platform()
  storage.removeItem(storageKey)
  await supabase.auth.signOut({ scope: 'local' })
}
