import type { App } from '@supabase/lite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-backend'
import type { Database } from './database'
import { prepareDatabase } from './prepare-database'

// Creating an empty PGlite database takes four seconds, so the tests share one and clean up.
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() =>
  database.exec('drop schema if exists auth, supabase_migrations cascade; drop table if exists public.kept'),
)
afterAll(() => database.close())

test('P16: a partly created system schema stops the start', async () => {
  const half = {
    ensureSystemSchema: () => database.exec('create schema auth; create table auth.users (id uuid)'),
  } as unknown as App
  await expect(prepareDatabase(database, half, [])).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringContaining('auth.identities'),
  })
})

test('a failed migration rolls back, names its file and keeps earlier ones', async () => {
  await database.exec(`create schema auth; create function auth.uid() returns int language sql as 'select 1';
    create function auth.role() returns int language sql as 'select 1'; create function auth.jwt() returns int language sql as 'select 1'`)
  for (const table of ['users', 'identities', 'sessions', 'refresh_tokens']) {
    await database.exec(`create table auth.${table} (id uuid)`)
  }
  const prepared = { ensureSystemSchema: async () => undefined } as unknown as App
  const migrations = [
    { version: '20260101000000', name: 'good', sql: 'create table public.kept (id int)' },
    { version: '20260102000000', name: 'bad', sql: 'create table public.half (id int); select 1 / 0' },
  ]
  await expect(prepareDatabase(database, prepared, migrations)).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringContaining('20260102000000_bad'),
  })
  expect(
    await database.query(`select to_regclass('public.kept') is not null as kept, to_regclass('public.half') as half`),
  ).toEqual([{ kept: true, half: null }])
  expect(await database.query('select version from supabase_migrations.schema_migrations')).toEqual([
    { version: '20260101000000' },
  ])
})

test('concurrent first requests read the catalogue once', async () => {
  const readings = await Promise.all(
    Array.from({ length: 20 }, () => database.connection.introspect({ useCache: true })),
  )
  expect(new Set(readings).size).toBe(1)
  await database.connection.clearSchemaCache()
  expect(await database.connection.introspect({ useCache: true })).not.toBe(readings[0])
})
