import { PostgrestClient } from '@supabase/postgrest-js'
import { type Auth, createAuth } from './auth'
import type { SessionStorage } from './session-storage'
import { createRealtime, type OpenRealtime } from './supabase-realtime'
import { createStorage, type OpenStorage } from './supabase-storage'

/** The used parts of supabase-js, with one session (docs/adr/0025-parts-of-supabase-js.md). */
export interface Supabase {
  auth: Auth
  /** Untyped: row types belong to `libs/data`. */
  rest: PostgrestClient
  openRealtime: OpenRealtime
  /** Since 3.4.0. */
  openStorage: OpenStorage
}

interface Options {
  supabaseUrl: string
  publishableKey: string
  storage: SessionStorage
  storageKey: string
  hasSession: () => boolean
  timeoutMs: number
  fetch: typeof fetch
}

export function createSupabase({
  supabaseUrl,
  publishableKey,
  storage,
  storageKey,
  hasSession,
  timeoutMs,
  fetch,
}: Options): Supabase {
  const addressOf = (part: string) => new URL(part, supabaseUrl).href
  const auth = createAuth({
    url: addressOf('auth/v1'),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storage,
    storageKey,
    fetch,
  })
  const getToken = async () => (await auth.getSession()).data.session?.access_token ?? publishableKey

  const authorized: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', publishableKey)
    headers.set('Authorization', `Bearer ${await getToken()}`)
    return fetch(input, { ...init, headers })
  }
  const rest = new PostgrestClient(addressOf('rest/v1'), { timeout: timeoutMs, fetch: authorized })
  const openStorage = createStorage({ url: addressOf('storage/v1'), fetch: authorized })
  const openRealtime = createRealtime({ url: addressOf('realtime/v1'), publishableKey, auth, hasSession, getToken })
  return { auth, rest, openRealtime, openStorage }
}
