import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import ws from 'ws'
import type { Database } from '../database/database'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import { GATEWAY_SECRET_HEADER } from '../http/gateway-secret'
import { memoryRoot } from '../pglite/memory-dir'
import { openPglite } from '../pglite/pglite-database'
import { openPostgres } from '../postgres/open-postgres'
import { type BackendOptions, type RunningBackend, startBackend } from '../start-backend'
import { hashQuickly } from './quick-sign-in'
import { sharedCatalogue } from './shared-catalogue'
import { createDatabase, dropDatabase } from './test-databases'

export { readOlderStore } from './older-store'
export { type Rows, rowsOf } from './rows'

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: { url: string; template: string } | undefined
    filesNotRun: number
  }
}

export const TEST_ENGINE: Database['engine'] = process.env.LOJA_TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

export function testServer(): { url: string; template: string } {
  const server = inject('testPostgres')
  if (!server) throw new Error('The run has no PostgreSQL server: use the vitest project data-postgres.')
  return server
}

export async function startTestBackend(
  options: Pick<BackendOptions, 'log' | 'dataDir' | 'signUp' | 'gatewaySecret'> = {},
): Promise<RunningBackend> {
  if (options.dataDir !== undefined && TEST_ENGINE === 'pglite') return startBackend({ ...options, demoData: true })
  let started: RunningBackend | undefined
  const shared = { ...options, schemaCache: sharedCatalogue(() => started?.sql) }
  if (TEST_ENGINE === 'pglite') {
    started = await startBackend({ ...shared, demoData: true })
    await hashQuickly(started.sql)
    return started
  }
  const { url, template } = testServer()
  const databaseUrl = await createDatabase(url, template)
  const backend = await startBackend({ ...shared, databaseUrl, demoData: false })
  started = backend
  const close = async () => {
    await backend.close()
    await dropDatabase(databaseUrl)
  }
  return { ...backend, close }
}

export async function openTestDatabase(): Promise<Database> {
  return TEST_ENGINE === 'pglite' ? openPglite() : openPostgres(await createDatabase(testServer().url))
}

export const temporaryFolder = async (prefix: string): Promise<string> => mkdtemp(join(await memoryRoot(), prefix))

interface Reached {
  url: string
  gatewaySecret?: string
}

export function clientOf({ url, gatewaySecret }: Reached, key: string): SupabaseClient {
  return createClient(url, key, {
    global: { headers: gatewaySecret === undefined ? {} : { [GATEWAY_SECRET_HEADER]: gatewaySecret } },
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket.
    realtime: { transport: ws as never },
  })
}

export async function signedIn(
  backend: Reached & { publishableKey: string },
  account: keyof typeof DEMO_ACCOUNTS,
): Promise<SupabaseClient> {
  const client = clientOf(backend, backend.publishableKey)
  const { error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS[account])
  if (error) throw error
  return client
}

export interface Callers {
  anonymous: SupabaseClient
  customer: SupabaseClient
  admin: SupabaseClient
}
