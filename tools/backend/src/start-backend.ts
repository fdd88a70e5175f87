import type { AddressInfo } from 'node:net'
import type { App, CacheDriver } from '@supabase/lite'
import { hashOffThread } from './auth/passwords'
import { startBackupServer } from './backup/backup-server'
import { markDataFolder, openDataFolder } from './data-folder/data-folder'
import type { Database } from './database/database'
import { readSeed, reanchorDemoData, seedDemoData } from './database/demo-data'
import { assertMigrationsKnown, assertMigrationsUnchanged, type Migration, readMigrations } from './database/migrations'
import { createApp, prepareDatabase, prepareServerDatabase } from './database/prepare-database'
import { startLogRemoval } from './database/remove-old-logs'
import { BackendError, toBackendError } from './errors'
import { createAdmission } from './http/admission'
import { guardAuth } from './http/auth-guard'
import type { SignUp } from './http/auth-routes'
import { closeServer } from './http/close-server'
import { createHttpServer } from './http/http-server'
import { silenceRequestConsole } from './http/request-context'
import { VisitorGate } from './http/visitor-gate'
import { lockDataDir, noteBackupPort } from './pglite/data-dir-lock'
import { openDataDir, readPreparedKey, writePreparedKey } from './pglite/open-data-dir'
import { openPglite } from './pglite/pglite-database'
import { findSnapshot, saveSnapshot, snapshotKey } from './pglite/snapshot'
import { startVacuum } from './pglite/vacuum'
import { openPostgres } from './postgres/open-postgres'
import { startRealtime } from './realtime/realtime-server'
import { generateSecrets, loadSecrets, type Secrets } from './secrets'

/** How to start the embedded backend. */
export interface BackendOptions {
  /** Where keys, and the database if it is ours, are kept; omitted: in memory, gone with the process. */
  dataDir?: string
  /** `postgres://…` of a server's database to use instead of our own. Several processes may share it. */
  databaseUrl?: string
  /** Port on 127.0.0.1; 0 or omitted: any free one. */
  port?: number
  /** Fill the database with the demo shop and its accounts, if it has never been. Refused for a server's database. */
  demoData: boolean
  /** Origin people use, for links in e-mails. */
  siteUrl?: string
  /** Whether people may make accounts over HTTP, as a storefront under development needs; omitted: no. */
  signUp?: SignUp
  /**
   * Serve only requests that carry it, which the gateway's do. Omitted, for tests and measurements in one process:
   * everybody on the machine is served, and believed about the address that he forwards.
   */
  gatewaySecret?: string
  /** For tests, which start many databases of one structure: where the catalogue is kept that was read from one. Omitted:
   * each start reads its own. */
  schemaCache?: CacheDriver
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
  /** Runs SQL as the owner; for tests and seeds. Without parameters several statements may stand in one text; the rows
   * are the last one's. */
  sql<T>(text: string, params?: unknown[]): Promise<T[]>
  /** Answers what is under way, ends open connections, closes the database and gives the data directory free. */
  close(): Promise<void>
}

/** On a server visitors leave four connections of the pool to staff; PGlite runs one statement at a time. */
const VISITORS = {
  postgres: { atOnce: 6, waitsForOthers: false },
  pglite: { atOnce: 1, waitsForOthers: true },
}

type Closers = (() => Promise<unknown>)[]

interface Store {
  database: Database
  app: App
  secrets: Secrets
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
  hashOffThread()
  const closers: Closers = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const prepared = await openStore(options, closers)
    return await serve(prepared, options, { closers, closeAll })
  } catch (error) {
    await closeAll().catch(() => undefined)
    throw toBackendError(error)
  }
}

/**
 * Opens the database that the options name, brought to the state of this code; `closers` get what closes it again, to
 * be called last first.
 * @throws BackendError
 */
export async function openStore(options: BackendOptions, closers: Closers): Promise<Store> {
  const migrations = await readMigrations()
  return options.databaseUrl === undefined
    ? openOwn(options, migrations, closers)
    : openServer(options.databaseUrl, options, { migrations, closers })
}

/** Our own database: in the data directory, or in memory from a prepared copy. */
async function openOwn(options: BackendOptions, migrations: Migration[], closers: Closers): Promise<Store> {
  const { dataDir, demoData } = options
  if (dataDir !== undefined) {
    await openDataFolder(dataDir)
    closers.push(await lockDataDir(dataDir))
  }
  const secrets = dataDir === undefined ? generateSecrets() : await loadSecrets(dataDir)
  if (dataDir !== undefined) await markDataFolder(dataDir)
  const key = snapshotKey(migrations, demoData ? await readSeed() : undefined)
  const snapshot = await findSnapshot(key)
  const { log } = options
  const { database, isCopy } =
    dataDir === undefined
      ? { database: await openPglite({ snapshot, log }), isCopy: snapshot !== undefined }
      : await openDataDir(dataDir, { snapshot, log })
  // The marker holds the key of the last complete preparation: nothing changed since, nothing to prepare.
  const isPrepared = isCopy || (dataDir !== undefined && (await readPreparedKey(dataDir)) === key)

  closers.push(() => database.close())
  await assertMigrationsKnown(database, migrations)
  const app = createApp(database, secrets, options)
  if (!isPrepared) {
    await assertMigrationsUnchanged(database, migrations)
    await prepareDatabase(database, app, migrations)
    if (demoData) await seedDemoData(database)
  }
  if (dataDir === undefined && snapshot === undefined) await saveSnapshot(key, database)
  await reanchorDemoData(database)
  if (dataDir !== undefined) await writePreparedKey(dataDir, key)
  closers.push(startVacuum(database, { log: options.log ?? (() => undefined) }))
  return { database, app, secrets }
}

/** Somebody's PostgreSQL: never filled with demo data, never touched unless it is empty or ours. */
async function openServer(
  url: string,
  options: BackendOptions,
  { migrations, closers }: { migrations: Migration[]; closers: Closers },
): Promise<Store> {
  const { dataDir, demoData } = options
  if (demoData) throw new BackendError('failed', `Demo data is never put into a server's database.`)
  if (dataDir !== undefined) await openDataFolder(dataDir)
  const secrets = dataDir === undefined ? generateSecrets() : await loadSecrets(dataDir)
  if (dataDir !== undefined) await markDataFolder(dataDir)
  const database = await openPostgres(url)
  closers.push(() => database.close())
  const app = createApp(database, secrets, options)
  await prepareServerDatabase(database, app, { migrations, key: snapshotKey(migrations, undefined) })
  return { database, app, secrets }
}

async function serve(
  { database, app, secrets }: Store,
  options: BackendOptions,
  { closers, closeAll }: { closers: Closers; closeAll: () => Promise<void> },
): Promise<RunningBackend> {
  const log = options.log ?? (() => undefined)
  const realtime = await startRealtime({ database, secrets, log })
  const server = createHttpServer({
    admit: createAdmission(database, secrets),
    visitors: new VisitorGate(VISITORS[database.engine]),
    handle: guardAuth({ database, keys: secrets, handle: (request, context) => app.fetch(request, context) }),
    ...(options.signUp === undefined ? {} : { signUp: options.signUp }),
    upgrade: realtime.upgrade,
    log,
    gatewaySecret: options.gatewaySecret,
  })
  closers.push(() => closeServer(server))
  closers.push(startLogRemoval(database, { log }))
  // Before the server: it waits for open web sockets.
  closers.push(() => realtime.close())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })

  if (options.dataDir !== undefined && options.databaseUrl === undefined) {
    // PGlite lets one process in: `pnpm backup` reads through this one.
    const backups = await startBackupServer(database, { secretKey: secrets.secretKey, log })
    closers.push(backups.close)
    await noteBackupPort(options.dataDir, backups.port)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    sql: (text, params = []) => (params.length > 0 ? database.query(text, params) : database.exec(text)),
    close: closeAll,
  }
}
