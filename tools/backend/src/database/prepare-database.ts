import { App, type CacheDriver, type DefaultAppConfig } from '@supabase/lite'
import { MINIMUM_PASSWORD_LENGTH } from '../auth/passwords'
import { BackendError } from '../errors'
import type { SignUp } from '../http/auth-routes'
import type { Secrets } from '../secrets'
import { AUTH_SQL, BOOTSTRAP_SQL, MISSING_SYSTEM_SQL, OWNER_SQL } from './bootstrap-sql'
import type { Database } from './database'
import {
  applyMigrations,
  assertMigrationsKnown,
  type Migration,
  type PendingMigrations,
  pendingMigrations,
} from './migrations'

export function createApp(
  database: Database,
  secrets: Secrets,
  {
    siteUrl = 'http://127.0.0.1:4173',
    signUp = 'closed',
    schemaCache,
  }: { siteUrl?: string; signUp?: SignUp; schemaCache?: CacheDriver } = {},
): App {
  if (schemaCache) database.connection.config.schemaCache = schemaCache
  return new App<DefaultAppConfig>({
    connection: database.connection,
    api: { max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      enable_signup: signUp === 'open',
      // It would end the session at any reuse; see `renewRefreshToken`.
      enable_refresh_token_rotation: false,
    },
    options: {
      server: { admin: false, disableStudio: true },
      // Lite's own driver prints reset links.
      drivers: { email: { send: async () => undefined } },
    },
  })
}

export async function prepareDatabase(database: Database, app: App, migrations: Migration[]): Promise<void> {
  await database.exec(BOOTSTRAP_SQL)
  await app.ensureSystemSchema()
  const missing = await database.query<{ name: string }>(MISSING_SYSTEM_SQL)
  if (missing.length > 0) {
    const names = missing.map((row) => row.name).join(', ')
    throw new BackendError('failed', `The authentication schema is incomplete: ${names} missing.`)
  }
  await database.exec(AUTH_SQL)
  await applyMigrations(database, migrations)
  await database.connection.clearSchemaCache()
}

/** @throws BackendError */
export async function prepareServerDatabase(
  database: Database,
  app: App,
  {
    migrations,
    key,
    upgrade,
  }: {
    migrations: Migration[]
    key: string
    upgrade: (found: PendingMigrations, prepare: () => Promise<void>) => Promise<void>
  },
): Promise<void> {
  await database.exclusively(async () => {
    await assertOurs(database)
    await assertMigrationsKnown(database, migrations)
    if ((await preparedKey(database)) === key) return
    await upgrade(await pendingMigrations(database, migrations), () => prepareDatabase(database, app, migrations))
    await database.exec('create table if not exists supabase_migrations.prepared (key text not null)')
    await database.transaction(async (session) => {
      await session.exec('delete from supabase_migrations.prepared where true')
      await session.query('insert into supabase_migrations.prepared (key) values ($1)', [key])
    })
  })
}

async function assertOurs(database: Database): Promise<void> {
  const [owner] = await database.query<{ isHosted: boolean; isForeign: boolean }>(OWNER_SQL)
  if (owner?.isHosted) {
    throw new BackendError(
      'database-foreign',
      'This is the database of a Supabase project. Nothing was changed; use its SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.',
    )
  }
  if (owner?.isForeign) {
    throw new BackendError(
      'database-foreign',
      'The database holds tables that are not of Loja Admin. Nothing was changed; make an empty database for it.',
    )
  }
}

async function preparedKey(database: Database): Promise<string | undefined> {
  const [found] = await database.query<{ present: boolean }>(
    `select to_regclass('supabase_migrations.prepared') is not null as present`,
  )
  if (!found?.present) return undefined
  return (await database.query<{ key: string }>('select key from supabase_migrations.prepared'))[0]?.key
}
