import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPglite, type PgliteDatabase } from './pglite-database'
import { startVacuum, vacuumDue } from './vacuum'

let database: PgliteDatabase
beforeAll(async () => {
  database = await openPglite()
  await database.exec('create table public.item (id integer primary key, name text)')
})
afterAll(() => database?.close())

const fill = (from: number, to: number) =>
  database.query(`insert into public.item select n, 'item ' || n from generate_series(${from}, ${to}) n`)
const known = async () =>
  (
    await database.query<{ rows: number; visible: boolean }>(
      `select reltuples::int as rows, relallvisible > 0 as visible from pg_class where relname = 'item'`,
    )
  )[0]

test('vacuums and analyses a table once after it grew', async () => {
  await fill(1, 2000)
  expect(await known()).toEqual({ rows: -1, visible: false })
  expect(await vacuumDue(database)).toEqual(['public.item'])
  expect(await known()).toEqual({ rows: 2000, visible: true })
  expect(await vacuumDue(database)).toEqual([])
})

test('repeats until stopped', async () => {
  const lines: string[] = []
  const stop = startVacuum(database, { log: (line) => lines.push(line), intervalMs: 5 })
  await fill(3001, 9000)
  await vi.waitFor(async () => expect((await known())?.rows).toBe(8000), { timeout: 10_000 })
  await stop()
  await fill(10_001, 20_000)
  await database.query('select 1')
  expect((await known())?.rows).toBe(8000)
  expect(lines).toEqual([])
})

test('continues after a failure and logs it', async () => {
  const lines: string[] = []
  const broken = { ...database, query: () => Promise.reject(new Error('no connection')) }
  const stop = startVacuum(broken, { log: (line) => lines.push(line), intervalMs: 5 })
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1))
  await stop()
  expect(lines[0]).toBe('vacuum failed: no connection')
})
