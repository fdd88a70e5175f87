import { createHash, createHmac } from 'node:crypto'
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedBackend, spawnBackend } from '../process/spawn-backend'
import { startBackend } from '../start-backend'
import { signedIn, temporaryFolder } from '../testing/test-backend'

let root: string
let dataDir: string
beforeAll(async () => {
  root = await temporaryFolder('loja-backend-')
  dataDir = join(root, 'data')
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function contents(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  return Promise.all(files.sort().map(async (path) => `${path} ${await hash(path)}`))
}

async function remains(admin: SupabaseClient, id: string): Promise<(number | null)[]> {
  const counted = (table: string, column: string) =>
    admin.from(table).select('*', { count: 'exact', head: true }).eq(column, id)
  const answers = [
    counted('orders', 'id'),
    counted('order_items', 'order_id'),
    counted('tracking_shipments', 'order_id'),
  ]
  return (await Promise.all(answers)).map(({ count }) => count)
}

interface Deletion {
  id: string
  whole: (number | null)[]
  isAcknowledged: boolean
}

async function killWhileDeleting(backend: SpawnedBackend, index: number, delayMs: number): Promise<Deletion> {
  const admin = await signedIn(backend, 'admin')
  const { data } = await admin
    .from('orders')
    .select('id, order_items!inner(id), tracking_shipments!inner(id)')
    .order('id')
    .range(index, index)
  const id = String(data?.[0]?.id)
  const whole = await remains(admin, id)
  expect(whole.every((count) => count !== null && count > 0)).toBe(true)
  const deletion = Promise.resolve(admin.rpc('delete_order', { order_id: id }))
  await pause(delayMs)
  process.kill(backend.pid, 'SIGKILL')
  const isAcknowledged = (await deletion).error === null
  expect(await backend.exited).toBeNull()
  return { id, whole, isAcknowledged }
}

async function expectAllOrNothing(admin: SupabaseClient, { id, whole, isAcknowledged }: Deletion): Promise<void> {
  const gone = [0, 0, 0]
  expect(isAcknowledged ? [gone] : [gone, whole]).toContainEqual(await remains(admin, id))
}

test('[ORD-10] after a kill acknowledged rows exist and an interrupted deletion is complete or absent', async () => {
  const first = await spawnBackend({ dataDir, demoData: true })
  await expect(spawnBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'data-dir-locked' })
  const admin = await signedIn(first, 'admin')
  const names: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const name = `Gravado ${index}`
    const { error } = await admin.from('products').insert({ name, price: 1 })
    if (!error) names.push(name)
  }
  expect(names).toHaveLength(20)
  const atOnce = await killWhileDeleting(first, 0, 0)

  const second = await spawnBackend({ dataDir, demoData: true })
  await expectAllOrNothing(await signedIn(second, 'admin'), atOnce)
  const later = await killWhileDeleting(second, 1, 10)

  const third = await startBackend({ dataDir, demoData: true })
  await expectAllOrNothing(await signedIn(third, 'admin'), later)
  const rows = await third.sql<{ name: string }>(`select name from public.products where name like 'Gravado %'`)
  expect(rows.map((row) => row.name).sort()).toEqual(names.sort())
  expect(third.publishableKey).toBe(first.publishableKey)

  // P10: even a correctly signed token cannot name another role.
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'postgres', exp: 4102444800 })}`
  const token = `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
  const answer = await fetch(`${third.url}/rest/v1/orders?select=id&limit=1`, {
    headers: { apikey: third.publishableKey, authorization: `Bearer ${token}` },
  })
  expect([401, 403]).toContain(answer.status)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  await third.close()
})

test.each([
  ['a control file that is cut', (pg: string) => truncate(join(pg, 'global', 'pg_control'), 100)],
  ['no version file', (pg: string) => rm(join(pg, 'PG_VERSION'))],
  ['no database at all', (pg: string) => rm(pg, { recursive: true })],
])('reports a directory with %s and changes nothing in it', async (_name, damage) => {
  const copy = await temporaryFolder('loja-damaged-')
  await cp(dataDir, copy, { recursive: true })
  await damage(join(copy, 'pg17'))
  const before = await contents(copy)
  await expect(startBackend({ dataDir: copy, demoData: true })).rejects.toMatchObject({ code: 'data-dir-damaged' })
  expect(await contents(copy)).toEqual(before)
  await rm(copy, { recursive: true })
})

/** Migrations from before they were joined by subject. */
const FORMER = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '15', '16', '18']

test.each([
  [
    'an older content of the same migrations',
    `update schema_migrations set statements = '{select 1}' where name = 'orders'`,
    'older',
  ],
  ['a newer version', `insert into schema_migrations (version, name) values ('29990101000000', 'future')`, 'newer'],
  [
    'an older release',
    `truncate schema_migrations; insert into schema_migrations (version, name) values
       ${FORMER.map((number) => `('2026112100${number}00', 'former')`).join(', ')}`,
    'older',
  ],
])('refuses a directory of %s and changes nothing in it', async (_name, records, age) => {
  const pg = await PGlite.create(join(dataDir, 'pg17'))
  await pg.exec(`set search_path = supabase_migrations; ${records}`)
  await pg.close()
  // Contains a digest of the migrations.
  await rm(join(dataDir, 'initialized'), { force: true })
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: `data-dir-${age}` })
  await expect(stat(join(dataDir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('reports a damaged key file and does not replace it', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"jwtSecret": "short"')
  const before = await contents(dataDir)
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'keys-damaged' })
  expect(await contents(dataDir)).toEqual(before)
})
