import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'
import type { Database } from './database'

/** One file of `supabase/migrations`, named `<version>_<name>.sql`. */
export interface Migration {
  version: string
  name: string
  sql: string
}

/** The repository's `supabase` folder. */
export const SUPABASE_DIR = join(import.meta.dirname, '../../../../supabase')

/** All migrations, in the order they apply. */
export async function readMigrations(): Promise<Migration[]> {
  const dir = join(SUPABASE_DIR, 'migrations')
  const files = (await readdir(dir)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: await readFile(join(dir, file), 'utf8'),
    })),
  )
}

async function appliedVersions(database: Database): Promise<Set<string>> {
  const [found] = await database.query<{ present: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as present`,
  )
  if (!found?.present) return new Set()
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  return new Set(rows.map((row) => row.version))
}

/**
 * Refuses a database that another version of this code has migrated; reads only. Older is one from before the migrations
 * were joined to one file for each subject: its versions come before those of today's files.
 * @throws BackendError `data-dir-newer` or `data-dir-older`, for a server's database `database-newer` or `database-older`
 */
export async function assertMigrationsKnown(database: Database, migrations: Migration[]): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.version))
  const unknown = [...(await appliedVersions(database))].filter((version) => !known.has(version)).sort()
  const latest = unknown.at(-1)
  if (latest === undefined) return
  const age = latest < (migrations[0]?.version ?? '') ? 'older' : 'newer'
  const [code, place] =
    database.engine === 'postgres'
      ? ([`database-${age}`, 'database'] as const)
      : ([`data-dir-${age}`, 'data directory'] as const)
  throw new BackendError(
    code,
    `The ${place} holds migrations this version does not know (${unknown.join(', ')}). Nothing was changed; start it with the version that wrote it.`,
  )
}

/**
 * Applies what is missing, each file in a transaction of its own together with its record.
 * @throws BackendError `failed`, naming the file; the files before it stay applied
 */
export async function applyMigrations(database: Database, migrations: Migration[]): Promise<void> {
  const applied = await appliedVersions(database)
  for (const { version, name, sql } of migrations) {
    if (applied.has(version)) continue
    try {
      await database.transaction(async (session) => {
        await session.exec(sql)
        await session.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
          version,
          name,
        ])
      })
    } catch (error) {
      throw new BackendError('failed', `Migration ${version}_${name} failed: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}
