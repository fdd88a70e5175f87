import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { type Rows, rowsOf, startTestBackend } from '@loja/backend/testing'
import { getSupabase } from '@loja/platform'
import { configurePlatform } from '@loja/platform/shell'
import { afterAll } from 'vitest'
import WebSocket from 'ws'

type Account = keyof typeof DEMO_ACCOUNTS

/** A backend with demo data until the test file ends. Node 20 lacks the WebSocket that realtime-js needs. */
export async function startPlatform(who?: Account): Promise<RunningBackend & Rows> {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
  const backend = await startTestBackend()
  afterAll(async () => {
    // A session would be refreshed, in vain, during the files that follow.
    await signInAs('anonymous')
    await backend.close()
  })
  configurePlatform({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    storeName: 'Loja',
    storefrontOrigin: 'https://loja.test',
  })
  if (who) await signInAs(who)
  return { ...backend, ...rowsOf(backend.sql) }
}

/** `anonymous` signs out. */
export async function signInAs(who: Account | 'anonymous'): Promise<string | null> {
  await getSupabase().auth.signOut({ scope: 'local' })
  if (who === 'anonymous') return null
  const { data, error } = await getSupabase().auth.signInWithPassword(DEMO_ACCOUNTS[who])
  if (error) throw error
  return data.user.id
}

/** As after a sleep. supabase-js reconnects within a second. */
export async function loseConnection(): Promise<void> {
  const realtime = await getSupabase().openRealtime()
  const { socketAdapter } = realtime as unknown as {
    socketAdapter: { socket: { conn: { close(code: number): void } } }
  }
  socketAdapter.socket.conn.close(3001)
}
