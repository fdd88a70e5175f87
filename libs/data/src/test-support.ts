import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { startTestBackend } from '@loja/backend/testing'
import { getSupabase } from '@loja/platform'
import { configurePlatform } from '@loja/platform/shell'
import WebSocket from 'ws'

/** A backend with demo data. Node 20 lacks the WebSocket that realtime-js needs. */
export async function startPlatform(): Promise<RunningBackend> {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
  const backend = await startTestBackend()
  configurePlatform({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    storeName: 'Loja',
    storefrontOrigin: 'https://loja.test',
  })
  return backend
}

/** `anonymous` signs out. */
export async function signInAs(who: keyof typeof DEMO_ACCOUNTS | 'anonymous'): Promise<string | null> {
  await getSupabase().auth.signOut({ scope: 'local' })
  if (who === 'anonymous') return null
  const { data, error } = await getSupabase().auth.signInWithPassword(DEMO_ACCOUNTS[who])
  if (error) throw error
  return data.user.id
}
