import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareStore } from '../database/compare-store'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import { type RunningBackend, startBackend } from '../start-backend'
import { clientOf, signedIn, TEST_ENGINE, temporaryFolder, testServer } from '../testing/test-backend'
import { createDatabase, dropDatabase } from '../testing/test-databases'
import { DERIVED_TABLES } from './backup-tables'
import { type BackupStore, backupStore, restoreStore } from './stores'

const PICTURE = `${randomUUID()}.jpg`
const JPEG = new Blob([Buffer.from('ffd8ffe0', 'hex'), 'picture'])
let root: string
let store: BackupStore
let backend: RunningBackend
let file: string
const start = (of: BackupStore) =>
  startBackend('dataDir' in of ? { ...of, demoData: true } : { ...of, dataDir: of.folder, demoData: false })
const emptyStore = async (): Promise<BackupStore> =>
  TEST_ENGINE === 'pglite'
    ? { dataDir: await mkdtemp(join(root, 'empty-')) }
    : { databaseUrl: await createDatabase(testServer().url), folder: await mkdtemp(join(root, 'empty-')) }
beforeAll(async () => {
  root = await temporaryFolder('loja-backup-')
  file = join(root, 'loja.backup')
  const { url, template } = TEST_ENGINE === 'postgres' ? testServer() : { url: '', template: '' }
  store =
    TEST_ENGINE === 'pglite'
      ? { dataDir: join(root, 'data') }
      : { databaseUrl: await createDatabase(url, template), folder: join(root, 'data') }
  backend = await start(store)
  await backend.sql(`insert into public.products (name, price, description, volume, tags)
      values ('Linha\u2028dupla #1', 0.10, E'a\\nb\\\\c "d"', '', '{"a,b","#"}');
    insert into public.orders (order_number, total, shipping_address) values ('B-1', 1, '{"x": 1.50, "y": null}')`)
  // The demo data writes shipments without triggers.
  await backend.sql(DERIVED_TABLES['private.order_search'] ?? '')
  const { error } = await clientOf(backend, backend.secretKey).storage.from('product-images').upload(PICTURE, JPEG)
  expect(error).toBeNull()
  await backupStore(store, file)
})
afterAll(async () => {
  await backend?.close()
  if ('databaseUrl' in store) await dropDatabase(store.databaseUrl)
  await rm(root, { recursive: true, force: true })
})

async function contents(of: RunningBackend): Promise<unknown[]> {
  const tables = await of.sql<{ name: string }>(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage')
      and tablename not in ('sessions', 'refresh_tokens', 'flow_state', 'buckets', 'counts', 'count_changes')
    order by 1`)
  const found: unknown[] = []
  for (const { name } of tables) {
    const digest = `md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), ''))`
    found.push([name, ...(await of.sql(`select count(*) as rows, ${digest} as digest from ${name} as t`))])
  }
  expect(found.length).toBeGreaterThan(18)
  expect(await of.sql('select * from private.miscounted()')).toEqual([])
  return found
}

test('a backup of a store in use is private and restores every row of every table', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const target = await emptyStore()
  await restoreStore(target, file, { isReplaced: false })
  const restored = await start(target)
  try {
    expect(await contents(restored)).toEqual(await contents(backend))
    const picture = await fetch(`${restored.url}/storage/v1/object/public/product-images/${PICTURE}`)
    expect(await picture.text()).toEqual(await JPEG.text())
    const admin = await signedIn(restored, 'admin')
    const orders = [await admin.from('orders').insert({ total: 1 }).select('order_number').single()]
    orders.push(
      await (await signedIn(backend, 'admin')).from('orders').insert({ total: 1 }).select('order_number').single(),
    )
    expect(orders[0]?.data).toEqual(orders[1]?.data)
    await expect(restoreStore(target, file, { isReplaced: false })).rejects.toThrow(/The store holds data/)
  } finally {
    await restored.close()
  }
  await restoreStore(target, file, { isReplaced: true })
  const replaced = await start(target)
  expect(await replaced.sql(`select 1 from public.orders where order_number like '%000421'`)).toEqual([])
  await replaced.close()
  expect(await compareStore(target)).toEqual([])
})

if (TEST_ENGINE === 'postgres')
  test('a data folder moves to a server', async () => {
    const folder = await start({ dataDir: join(root, 'folder') })
    const moved = join(root, 'moved.backup')
    const target = await emptyStore()
    await folder.sql(DERIVED_TABLES['private.order_search'] ?? '')
    try {
      await backupStore({ dataDir: join(root, 'folder') }, moved)
      await restoreStore(target, moved, { isReplaced: false })
      const server = await start(target)
      expect(await contents(server)).toEqual(await contents(folder))
      await server.close()
    } finally {
      await folder.close()
    }
  })

test('a backup does not overwrite a file, and leaves none when it fails', async () => {
  const before = await readFile(file)
  await expect(backupStore(store, file)).rejects.toThrow(/exists/)
  expect(before.equals(await readFile(file))).toBe(true)
  await expect(backupStore({ dataDir: join(root, 'nowhere') }, join(root, 'none'))).rejects.toThrow(/no database/)
  expect(await readdir(root)).not.toContain('none')
})

test('a backup counts pictures without a file', async () => {
  await backend.sql(`insert into storage.objects (bucket_id, name) values ('product-images', '${randomUUID()}.png')`)
  expect(await backupStore(store, join(root, 'missing'))).toMatchObject({ pictures: 1, missingPictures: 1 })
})

test.each<[string, (text: string) => Buffer]>([
  ['that was cut', (text) => gzipSync(text).subarray(0, 2000)],
  ['with another row', (text) => gzipSync(text.replace('Linha', 'linha'))],
  ['with another picture', (text) => gzipSync(text.replace('"base64":"', '"base64":"AAAA'))],
  ['with a row less', (text) => gzipSync(text.replace(/\n\{[^\n]*Linha[^\n]*/, ''))],
  ['of another form', (text) => gzipSync(text.replace('"form":1', '"form":2'))],
  ['that is no gzip', () => Buffer.from('PGDMP')],
])('refuses a backup %s before opening the store', async (_name, damage) => {
  const path = join(root, 'damaged')
  await writeFile(path, damage(gunzipSync(await readFile(file)).toString()))
  await expect(restoreStore(store, path, { isReplaced: true })).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/damaged or not one of Loja Admin/),
  })
})

test('a backup that is missing is not called damaged', async () => {
  await expect(restoreStore(store, join(root, 'nowhere'), { isReplaced: true })).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/^The backup cannot be read: ENOENT.*nowhere'\. Nothing was changed\.$/),
  })
})

test('a backup contains password hashes, but no password, key, session or derived table', async () => {
  const text = gunzipSync(await readFile(file)).toString()
  for (const secret of [backend.secretKey, backend.publishableKey, DEMO_ACCOUNTS.admin.password])
    expect(text).not.toContain(secret)
  expect(text).toMatch(/"encrypted_password": "\$2/)
  for (const name of ['auth.refresh_tokens', 'private.match_terms', ...Object.keys(DERIVED_TABLES)])
    expect(text).not.toContain(`#{"table":{"name":"${name}"`)
})
