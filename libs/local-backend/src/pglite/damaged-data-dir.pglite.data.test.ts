// About the data directory, which a server's database has not.
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnBackend } from '../process/spawn-backend'
import { startBackend } from '../start-backend'
import { signedIn } from '../testing/test-backend'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loja-damage-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Path and content of every file, to see that nothing was touched. */
async function contents(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  return Promise.all(files.sort().map(async (path) => `${path} ${await hash(path)}`))
}

/** How much of an order there is, as an administrator sees it. */
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

test('[ORD-10] an order whose deletion is cut off by a kill is all there, or all gone', async () => {
  const pending: { id: string; whole: (number | null)[]; acknowledged: boolean }[] = []
  // The moment of the kill is what varies; a last start only looks.
  for (const delayMs of [0, 10, undefined]) {
    const backend = await spawnBackend({ dataDir, demoData: true })
    const admin = await signedIn(backend, 'admin')
    for (const { id, whole, acknowledged } of pending) {
      const gone = [0, 0, 0]
      expect(acknowledged ? [gone] : [gone, whole]).toContainEqual(await remains(admin, id))
    }
    if (delayMs === undefined) {
      await backend.stop()
      continue
    }
    const { data } = await admin
      .from('orders')
      .select('id, order_items!inner(id), tracking_shipments!inner(id)')
      .order('id')
      .range(pending.length, pending.length)
    const id = String(data?.[0]?.id)
    const whole = await remains(admin, id)
    expect(whole.every((count) => count !== null && count > 0)).toBe(true)
    const deletion = Promise.resolve(admin.rpc('delete_order', { order_id: id }))
    await pause(delayMs)
    process.kill(backend.pid, 'SIGKILL')
    pending.push({ id, whole, acknowledged: (await deletion).error === null })
    await backend.exited
  }
  expect(pending).toHaveLength(2)
}, 240_000)

test.each([
  ['a control file that is cut', (pg: string) => truncate(join(pg, 'global', 'pg_control'), 100)],
  ['no version file', (pg: string) => rm(join(pg, 'PG_VERSION'))],
  ['no database at all', (pg: string) => rm(pg, { recursive: true })],
])('a directory with %s is told, and not a byte of it is changed', async (_name, damage) => {
  const copy = await mkdtemp(join(tmpdir(), 'loja-damaged-'))
  await cp(dataDir, copy, { recursive: true })
  await damage(join(copy, 'pg17'))
  const before = await contents(copy)
  await expect(startBackend({ dataDir: copy, demoData: true })).rejects.toMatchObject({ code: 'data-dir-damaged' })
  expect(await contents(copy)).toEqual(before)
  await rm(copy, { recursive: true })
})

test('a damaged key file is told, and not replaced', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"jwtSecret": "short"')
  const before = await contents(dataDir)
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'keys-damaged' })
  expect(await contents(dataDir)).toEqual(before)
})
