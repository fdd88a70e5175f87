import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import { DEMO_ACCOUNTS } from './demo-data'

/** A supabase-js client without a stored session; untyped, because these tests speak to the REST API itself. */
export function clientOf(backend: { url: string }, key: string): SupabaseClient {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: ws as never },
  })
}

/** A client signed in with one of the demo accounts. */
export async function signedIn(
  backend: { url: string; publishableKey: string },
  account: keyof typeof DEMO_ACCOUNTS,
): Promise<SupabaseClient> {
  const client = clientOf(backend, backend.publishableKey)
  const { error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS[account])
  if (error) throw error
  return client
}

/** The three kinds of caller, each with a client of its own. */
export interface Callers {
  anonymous: SupabaseClient
  customer: SupabaseClient
  admin: SupabaseClient
}

/** One client for each kind of caller. */
export async function callersOf(backend: { url: string; publishableKey: string }): Promise<Callers> {
  return {
    anonymous: clientOf(backend, backend.publishableKey),
    customer: await signedIn(backend, 'customer'),
    admin: await signedIn(backend, 'admin'),
  }
}
