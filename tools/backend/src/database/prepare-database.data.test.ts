import type { App } from '@supabase/lite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-backend'
import type { Database } from './database'
import { prepareDatabase } from './prepare-database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.exec('drop schema if exists auth, supabase_migrations cascade'))
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

test('a failed migration rolls back with the earlier ones, and its error names the file', async () => {
  await database.exec(`create schema auth; create function auth.uid() returns int language sql as 'select 1';
    create function auth.role() returns int language sql as 'select 1'; create function auth.jwt() returns int language sql as 'select 1'`)
  for (const table of ['users', 'identities', 'sessions', 'refresh_tokens']) {
    await database.exec(`create table auth.${table} (id uuid)`)
  }
  const prepared = { ensureSystemSchema: async () => undefined } as unknown as App
  const migrations = [
    { version: '20260101000000', name: 'good', sql: 'create table public.good (id int)' },
    { version: '20260102000000', name: 'bad', sql: 'create table public.half (id int); select 1 / 0' },
  ]
  await expect(prepareDatabase(database, prepared, migrations)).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringContaining('20260102000000_bad'),
  })
  expect(await database.query(`select to_regclass('public.good') as good, to_regclass('public.half') as half`)).toEqual(
    [{ good: null, half: null }],
  )
  expect(await database.query('select version from supabase_migrations.schema_migrations')).toEqual([])
})

test('concurrent first requests read the catalogue once', async () => {
  const readings = await Promise.all(
    Array.from({ length: 20 }, () => database.connection.introspect({ useCache: true })),
  )
  expect(new Set(readings).size).toBe(1)
  await database.connection.clearSchemaCache()
  expect(await database.connection.introspect({ useCache: true })).not.toBe(readings[0])
})
