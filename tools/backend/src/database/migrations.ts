import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'
import type { Database } from './database'

export interface Migration {
  version: string
  name: string
  sql: string
}

export const SUPABASE_DIR = join(import.meta.dirname, '../../../../supabase')

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

/** `sql` is null if a version recorded none. */
async function appliedMigrations(database: Database): Promise<Map<string, string | null>> {
  const [found] = await database.query<{ present: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as present`,
  )
  if (!found?.present) return new Map()
  const rows = await database.query<{ version: string; sql: string | null }>(
    `select version, to_jsonb(m) -> 'statements' ->> 0 as sql from supabase_migrations.schema_migrations as m`,
  )
  return new Map(rows.map(({ version, sql }) => [version, sql]))
}

function refusal(database: Database, age: 'older' | 'newer', why: string): BackendError {
  const [code, place] =
    database.engine === 'postgres'
      ? ([`database-${age}`, 'database'] as const)
      : ([`data-dir-${age}`, 'data directory'] as const)
  return new BackendError(
    code,
    `The ${place} holds ${why}. Nothing was changed; start it with the version that wrote it.`,
  )
}

export async function assertMigrationsKnown(database: Database, migrations: Migration[]): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.version))
  const unknown = [...(await appliedMigrations(database)).keys()].filter((version) => !known.has(version)).sort()
  const latest = unknown.at(-1)
  if (latest === undefined) return
  const age = latest < (migrations.at(-1)?.version ?? '') ? 'older' : 'newer'
  throw refusal(database, age, `migrations this version does not know (${unknown.join(', ')})`)
}

export interface PendingMigrations {
  last: string | undefined
  pending: Migration[]
}

export async function pendingMigrations(database: Database, migrations: Migration[]): Promise<PendingMigrations> {
  const applied = await appliedMigrations(database)
  const first = migrations.slice(0, applied.size)
  const changed = first.filter(({ version, sql }) => applied.get(version) !== sql)
  if (changed.length > 0) {
    const names = changed.map(({ version, name }) => `${version}_${name}`).join(', ')
    throw refusal(database, 'older', `migrations whose files have changed since (${names})`)
  }
  return { last: first.at(-1)?.version, pending: migrations.slice(applied.size) }
}

export async function applyMigrations(database: Database, migrations: Migration[]): Promise<void> {
  const applied = await appliedMigrations(database)
  await database.transaction(async (session) => {
    for (const { version, name, sql } of migrations) {
      if (applied.has(version)) continue
      try {
        await session.exec(sql)
        await session.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
          [version, name, sql],
        )
      } catch (error) {
        throw new BackendError('failed', `Migration ${version}_${name} failed: ${(error as Error).message}`, {
          cause: error,
        })
      }
    }
  })
}
