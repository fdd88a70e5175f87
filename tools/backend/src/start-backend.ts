import type { AddressInfo } from 'node:net'
import type { App, CacheDriver } from '@supabase/lite'
import { hashOffThread } from './auth/passwords'
import { startBackupServer } from './backup/backup-server'
import { upgradeAfterBackup } from './backup/upgrade'
import { markDataFolder, openDataFolder } from './data-folder/data-folder'
import type { Database } from './database/database'
import { readSeed, reanchorDemoData, seedDemoData } from './database/demo-data'
import { assertMigrationsKnown, type Migration, pendingMigrations, readMigrations } from './database/migrations'
import { createApp, prepareDatabase, prepareServerDatabase } from './database/prepare-database'
import { startLogRemoval } from './database/remove-old-logs'
import { BackendError, toBackendError } from './errors'
import { createAdmission } from './http/admission'
import { guardAuth } from './http/auth-guard'
import type { SignUp } from './http/auth-routes'
import { closeServer } from './http/close-server'
import { createHttpServer } from './http/http-server'
import { silenceRequestConsole } from './http/request-context'
import { SharedReads } from './http/shared-reads'
import { createStorage } from './http/storage/storage-routes'
import { VisitorGate } from './http/visitor-gate'
import { lockDataDir, writeBackupPort } from './pglite/data-dir-lock'
import { openDataDir, readPreparedKey, writePreparedKey } from './pglite/open-data-dir'
import { openPglite } from './pglite/pglite-database'
import { findSnapshot, saveSnapshot, snapshotKey } from './pglite/snapshot'
import { startVacuum } from './pglite/vacuum'
import { PictureFiles, temporaryPictures } from './pictures/picture-files'
import { startPictureRemoval } from './pictures/remove-unused-pictures'
import { openPostgres } from './postgres/open-postgres'
import { TokenReader } from './realtime/claims'
import { startRealtime } from './realtime/realtime-server'
import { generateSecrets, loadSecrets, type Secrets } from './secrets'

export interface BackendOptions {
  dataDir?: string
  databaseUrl?: string
  port?: number
  demoData: boolean
  siteUrl?: string
  /** Default: closed. */
  signUp?: SignUp
  /** Without it, for tests, local requests may have any forwarded address. */
  gatewaySecret?: string
  /** For tests: databases of the same structure share the catalogue. */
  schemaCache?: CacheDriver
  log?: (line: string) => void
}

export interface RunningBackend {
  /** `http://127.0.0.1:<port>` */
  url: string
  publishableKey: string
  /** Bypasses row-level security; never leaves the machine. */
  secretKey: string
  sql<T>(text: string, params?: unknown[]): Promise<T[]>
  close(): Promise<void>
}

/** Leaves four pool connections to staff. */
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

export async function openStore(options: BackendOptions, closers: Closers, migrations?: Migration[]): Promise<Store> {
  migrations ??= await readMigrations()
  return options.databaseUrl === undefined
    ? openOwn(options, migrations, closers)
    : openServer(options.databaseUrl, options, { migrations, closers })
}

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
  const isPrepared = isCopy || (dataDir !== undefined && (await readPreparedKey(dataDir)) === key)

  closers.push(() => database.close())
  await assertMigrationsKnown(database, migrations)
  const app = createApp(database, secrets, options)
  if (!isPrepared) {
    const found = await pendingMigrations(database, migrations)
    await upgradeAfterBackup({ database, dataDir, log }, found, () => prepareDatabase(database, app, migrations))
    if (demoData) await seedDemoData(database)
  }
  if (dataDir === undefined && snapshot === undefined) await saveSnapshot(key, database)
  await reanchorDemoData(database)
  if (dataDir !== undefined) await writePreparedKey(dataDir, key)
  closers.push(startVacuum(database, { log: options.log ?? (() => undefined) }))
  return { database, app, secrets }
}

/** Never seeded, and never changed unless empty or ours. */
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
  await prepareServerDatabase(database, app, {
    migrations,
    key: snapshotKey(migrations, undefined),
    upgrade: (found, prepare) => upgradeAfterBackup({ database, dataDir, log: options.log }, found, prepare),
  })
  return { database, app, secrets }
}

async function serve(
  { database, app, secrets }: Store,
  options: BackendOptions,
  { closers, closeAll }: { closers: Closers; closeAll: () => Promise<void> },
): Promise<RunningBackend> {
  const log = options.log ?? (() => undefined)
  const realtime = await startRealtime({ database, secrets, log })
  const tokens = new TokenReader(secrets)
  const pictures = await openPictures(options, closers)
  const server = createHttpServer({
    admit: createAdmission(database, tokens),
    storage: createStorage({ database, pictures, tokens, log }),
    visitors: new VisitorGate(VISITORS[database.engine]),
    sharedReads: new SharedReads((userIds) => findAdministrators(database, userIds)),
    handle: guardAuth({ database, keys: secrets, handle: (request, context) => app.fetch(request, context) }),
    ...(options.signUp === undefined ? {} : { signUp: options.signUp }),
    upgrade: realtime.upgrade,
    log,
    gatewaySecret: options.gatewaySecret,
  })
  closers.push(() => closeServer(server))
  closers.push(startLogRemoval(database, { log }), startPictureRemoval(database, pictures, { log }))
  // Closed before the server, which waits for open web sockets.
  closers.push(() => realtime.close())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })

  if (options.dataDir !== undefined && options.databaseUrl === undefined) {
    // PGlite allows one process.
    const backups = await startBackupServer(database, {
      pictures,
      secretKey: secrets.secretKey,
      log,
    })
    closers.push(backups.close)
    await writeBackupPort(options.dataDir, backups.port)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    sql: (text, params = []) => (params.length > 0 ? database.query(text, params) : database.exec(text)),
    close: closeAll,
  }
}

async function findAdministrators(database: Database, userIds: string[]): Promise<Set<string>> {
  const text = `select user_id as "userId" from public.profiles where role = 'admin' and user_id = any ($1::uuid[])`
  const rows = await database.query<{ userId: string }>(text, [userIds])
  return new Set(rows.map(({ userId }) => userId))
}

async function openPictures({ dataDir }: BackendOptions, closers: Closers): Promise<PictureFiles> {
  if (dataDir !== undefined) return PictureFiles.of(dataDir)
  const { pictures, remove } = await temporaryPictures()
  closers.push(remove)
  return pictures
}
