import { DEMO_ACCOUNTS, type RunningBackend, startBackend } from '@loja/local-backend'
import { findPostgres, startTestCluster } from '@loja/local-backend/test-cluster'
import { createClient } from '@supabase/supabase-js'
import ws from 'ws'

/** An engine, and how many orders the bench gives it. */
export interface OrderEngine {
  name: string
  orders: number
  /** A migrated database with an administrator. */
  start(): Promise<RunningBackend>
}

/** PGlite with 100,000 orders; PostgreSQL, where its binaries are found, with a million. */
export function orderEngines(only = ''): OrderEngine[] {
  const pglite = { name: 'PGlite', orders: 100_000, start: () => startBackend({ demoData: true }) }
  const postgres = { name: 'PostgreSQL', orders: 1_000_000, start: startOnPostgres }
  const engines = findPostgres() ? [pglite, postgres] : [pglite]
  return engines.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
}

/** A server's database is never filled with demo data, so the administrator signs up. */
async function startOnPostgres(): Promise<RunningBackend> {
  const cluster = await startTestCluster()
  const backend = await startBackend({ databaseUrl: await cluster.createDatabase(), demoData: false })
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  })
  const { error } = await client.auth.signUp(DEMO_ACCOUNTS.admin)
  if (error) throw error
  await backend.sql("update public.profiles set role = 'admin'")
  return {
    ...backend,
    async close() {
      await backend.close()
      await cluster.stop()
    },
  }
}
