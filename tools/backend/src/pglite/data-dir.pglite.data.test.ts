import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnBackend } from '../process/spawn-backend'
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

test('[ORD-10] after a kill acknowledged rows exist and an interrupted deletion is complete or absent', async () => {
  const first = await spawnBackend({ dataDir, demoData: true })
  await expect(spawnBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'data-dir-locked' })
  const admin = await signedIn(first, 'admin')
  const names = Array.from({ length: 20 }, (_, index) => `Gravado ${index}`).sort()
  for (const name of names) expect((await admin.from('products').insert({ name, price: 1 })).error).toBeNull()
  const [order] = (
    await admin.from('orders').select('id, order_items!inner(id), tracking_shipments!inner(id)').limit(1)
  ).data as { id: string }[]
  const id = order?.id ?? ''
  const whole = await remains(admin, id)
  expect(whole.every((count) => count !== null && count > 0)).toBe(true)
  const deletion = Promise.resolve(admin.rpc('delete_order', { order_id: id }))
  await pause(10)
  process.kill(first.pid, 'SIGKILL')
  const isAcknowledged = (await deletion).error === null
  expect(await first.exited).toBeNull()

  const second = await startBackend({ dataDir, demoData: true })
  const gone = [0, 0, 0]
  const left = await remains(await signedIn(second, 'admin'), id)
  expect(isAcknowledged ? [gone] : [gone, whole]).toContainEqual(left)
  const rows = await second.sql<{ name: string }>(`select name from public.products where name like 'Gravado %'`)
  expect(rows.map((row) => row.name).sort()).toEqual(names)
  expect(second.publishableKey).toBe(first.publishableKey)
  await second.close()
})

test.each([
  ['a control file that is cut', (pg: string) => truncate(join(pg, 'global', 'pg_control'), 100)],
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

test('refuses a directory of a newer version and changes nothing in it', async () => {
  const pg = await PGlite.create(join(dataDir, 'pg17'))
  await pg.exec(`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'future')`)
  await pg.close()
  await rm(join(dataDir, 'initialized'), { force: true })
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'data-dir-newer' })
  await expect(stat(join(dataDir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('reports a damaged key file and does not replace it', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"jwtSecret": "short"')
  const before = await contents(dataDir)
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'keys-damaged' })
  expect(await contents(dataDir)).toEqual(before)
})
