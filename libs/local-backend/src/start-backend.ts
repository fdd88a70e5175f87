import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { App, type DefaultAppConfig } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { AUTH_SQL, BOOTSTRAP_SQL, MISSING_SYSTEM_SQL } from './bootstrap-sql'
import { openConnection } from './connection'
import { lockDataDir } from './data-dir-lock'
import { readSeed, reanchorDemoData, seedDemoData } from './demo-data'
import { BackendError, toBackendError } from './errors'
import { createHttpServer } from './http-server'
import { applyMigrations, assertNotNewer, type Migration, readMigrations } from './migrations'
import { Mutex } from './mutex'
import { startRealtime } from './realtime/realtime-server'
import { silenceRequestConsole } from './request-context'
import { generateSecrets, loadSecrets, type Secrets } from './secrets'
import { loadSnapshot, saveSnapshot, snapshotKey } from './snapshot'

/** Major version of the embedded PostgreSQL: a data directory opens only with the one that made it. */
const PG_MAJOR = 17

/** How to start the embedded backend. */
export interface BackendOptions {
  /** Where everything is kept; omitted: in memory, gone with the process. */
  dataDir?: string
  /** Port on 127.0.0.1; 0 or omitted: any free one. */
  port?: number
  /** Fill the database with the demo shop and its accounts, if it has never been. */
  demoData: boolean
  /** Origin people use, for links in e-mails. */
  siteUrl?: string
  /** Takes one line per failure; never holds personal data or secrets. Default: nothing is logged. */
  log?: (line: string) => void
}

/** A started backend. */
export interface RunningBackend {
  /** `http://127.0.0.1:<port>`, the Supabase URL. */
  url: string
  publishableKey: string
  /** Passes row-level security; never leaves the machine. */
  secretKey: string
  /** Runs SQL as the owner, alone on the session; for tests and seeds. Without parameters several statements may stand
   * in one text; the rows are the last one's. */
  sql<T>(text: string, params?: unknown[]): Promise<T[]>
  /** Ends open connections, closes the database and gives the data directory free. */
  close(): Promise<void>
}

/**
 * Starts the embedded Supabase-compatible API in this process: `/rest/v1`, `/auth/v1` and `/realtime/v1` on 127.0.0.1.
 * Migrations and demo data are in place before it listens.
 * @throws BackendError
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  process.env.LITE_TELEMETRY = '0'
  process.env.DO_NOT_TRACK = '1'
  silenceRequestConsole()
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    return await start(options, closers, closeAll)
  } catch (error) {
    await closeAll().catch(() => undefined)
    throw toBackendError(error)
  }
}

async function start(
  options: BackendOptions,
  closers: (() => Promise<unknown>)[],
  closeAll: () => Promise<void>,
): Promise<RunningBackend> {
  const { dataDir, demoData } = options
  const log = options.log ?? (() => undefined)
  const mutex = new Mutex()
  const migrations = await readMigrations()
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    closers.push(await lockDataDir(dataDir))
  }
  const secrets = dataDir === undefined ? generateSecrets() : await loadSecrets(dataDir)
  const key = snapshotKey(migrations, demoData ? await readSeed() : undefined)
  const snapshot = dataDir === undefined ? await loadSnapshot(key) : undefined
  const marker = dataDir === undefined ? undefined : join(dataDir, 'initialized')
  // The marker holds the key of the last complete preparation: nothing changed since, nothing to prepare.
  const isPrepared =
    snapshot !== undefined || (marker !== undefined && (await readFile(marker, 'utf8').catch(() => '')) === key)

  const connection = await open(mutex, dataDir, snapshot)
  closers.push(() => connection.close())
  const pg = connection.driver
  await assertNotNewer(pg, migrations)
  const app = createApp(connection, secrets, options.siteUrl)
  if (!isPrepared) await prepare(connection, app, migrations, demoData)
  if (dataDir === undefined && snapshot === undefined) await saveSnapshot(key, pg)
  await reanchorDemoData(pg)
  if (marker !== undefined) await writeFile(marker, key)

  const realtime = await startRealtime({ pg, mutex, secrets, log })
  const server = createHttpServer({
    handle: (request, context) => app.fetch(request, context),
    upgrade: realtime.upgrade,
    log,
  })
  closers.push(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const force = setTimeout(() => server.closeAllConnections(), 2000)
    await closed
    clearTimeout(force)
  })
  // Before the server: it waits for open web sockets.
  closers.push(() => realtime.close())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    sql: <T>(text: string, params: unknown[] = []) =>
      mutex.run(async () => {
        if (params.length > 0) return (await pg.query<T>(text, params)).rows
        return ((await pg.exec(text)).at(-1)?.rows ?? []) as T[]
      }),
    close: closeAll,
  }
}

async function open(mutex: Mutex, dataDir: string | undefined, snapshot: Blob | undefined): Promise<PgliteConnection> {
  if (dataDir === undefined) return openConnection(mutex, undefined, snapshot)
  const path = join(dataDir, `pg${PG_MAJOR}`)
  const newer = (await readdir(dataDir)).find((name) => Number(/^pg(\d+)$/.exec(name)?.[1] ?? 0) > PG_MAJOR)
  if (newer !== undefined) {
    throw new BackendError('data-dir-newer', `The data directory holds ${newer}; this version reads pg${PG_MAJOR}.`)
  }
  if (existsSync(path) && !existsSync(join(dataDir, 'initialized'))) {
    // The very first start was cut off half-way; nobody has used this database yet.
    await rename(path, `${path}.incomplete-${Date.now()}`)
  }
  try {
    return await openConnection(mutex, path)
  } catch (error) {
    if (error instanceof BackendError) throw error
    throw new BackendError('data-dir-damaged', 'The database in the data directory does not open.', { cause: error })
  }
}

function createApp(connection: PgliteConnection, secrets: Secrets, siteUrl = 'http://127.0.0.1:4173'): App {
  return new App<DefaultAppConfig>({
    connection,
    api: { max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      minimum_password_length: 8,
    },
    options: {
      server: { admin: false, disableStudio: true },
      // Lite's own driver prints the reset links it cannot send.
      drivers: { email: { send: async () => undefined } },
    },
  })
}

async function prepare(
  connection: PgliteConnection,
  app: App,
  migrations: Migration[],
  demoData: boolean,
): Promise<void> {
  const pg = connection.driver
  await pg.exec(BOOTSTRAP_SQL)
  await app.ensureSystemSchema()
  const missing = await pg.query<{ name: string }>(MISSING_SYSTEM_SQL)
  if (missing.rows.length > 0) {
    const names = missing.rows.map((row) => row.name).join(', ')
    throw new BackendError('failed', `The authentication schema is incomplete: ${names} missing.`)
  }
  await pg.exec(AUTH_SQL)
  await applyMigrations(pg, migrations)
  if (demoData) await seedDemoData(pg)
  await connection.clearSchemaCache()
}
