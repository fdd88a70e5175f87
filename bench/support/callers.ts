import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import type { Claims } from './plan'

export interface Administrator {
  client: SupabaseClient
  claims: Claims
}

export async function signInAdmin(backend: RunningBackend): Promise<Administrator> {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  })
  const { data, error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS.admin)
  if (error) throw error
  return { client, claims: { sub: data.user.id, role: 'authenticated' } }
}
