import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database'
import { type Migration, readMigrations, SUPABASE_DIR } from '../database/migrations'
import { openStore } from '../start-backend'
import { TEST_ENGINE, temporaryFolder, testServer } from '../testing/test-backend'
import { createDatabase, dropDatabase } from '../testing/test-databases'
import { verifyBackup } from './backup-file'
import { BACKUPS_DIR } from './upgrade'

const SAMPLE: Migration = {
  version: '20991231000000',
  name: 'sample',
  sql: `alter table public.products add column shelf text not null default 'A';
    create table public.shelves (name text primary key, products bigint not null);
    insert into public.shelves select shelf, count(*) from public.products group by 1;
    alter table public.shelves enable row level security;
    create function public.shelf_count() returns bigint language sql stable set search_path = '' as
      $$ select count(*) from public.shelves $$`,
}
const FAULTY: Migration = {
  version: '20991231000001',
  name: 'faulty',
  sql: 'alter table public.orders drop column nothing',
}

let dataDir: string
let store: { dataDir: string; demoData: boolean; databaseUrl?: string }
const lines: string[] = []
beforeAll(async () => {
  dataDir = await temporaryFolder('loja-upgrade-')
  store = { dataDir, demoData: true }
  if (TEST_ENGINE === 'postgres') {
    const { url, template } = testServer()
    store = { dataDir, demoData: false, databaseUrl: await createDatabase(url, template) }
  }
})
afterAll(async () => {
  if (store.databaseUrl !== undefined) await dropDatabase(store.databaseUrl)
  await rm(dataDir, { recursive: true, force: true })
})

async function withStore<T>(
  migrations: Migration[],
  work: (database: Database) => Promise<T>,
  opened = store,
): Promise<T> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    const { database } = await openStore({ ...opened, log: (line) => lines.push(line) }, closers, migrations)
    return await work(database)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

type Columns = Map<string, string>

async function columnsOf(database: Database): Promise<Columns> {
  const tables = await database.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage', 'demo') group by 1`,
  )
  return new Map(tables.map(({ name, columns }) => [name, columns]))
}

async function digests(database: Database, columns: Columns): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [name, list] of columns) {
    const rows = await database.query(
      `select count(*)::integer as rows, md5(string_agg(r::text, '|' order by r::text collate "C")) as digest
       from (select ${list} from ${name}) as r`,
    )
    found.push([name, rows])
  }
  return found
}

const backups = () => readdir(join(dataDir, BACKUPS_DIR)).then((names) => names.sort())

test('a start applies pending migrations after a backup, and changes no row', async () => {
  const migrations = await readMigrations()
  const before = await withStore(migrations, async (database) => {
    const columns = await columnsOf(database)
    return { columns, digests: await digests(database, columns) }
  })
  expect(before.columns.size).toBeGreaterThan(30)
  await mkdir(join(dataDir, BACKUPS_DIR))
  for (const year of [2024, 2025, 2026]) await writeFile(join(dataDir, BACKUPS_DIR, `${year}0101T000000Z-a.backup`), '')

  await expect(withStore([...migrations, SAMPLE, FAULTY], async () => undefined)).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringContaining('20991231000001_faulty failed'),
  })
  expect(await backups()).toHaveLength(3)
  await withStore(migrations, async (database) => {
    expect(await columnsOf(database)).toEqual(before.columns)
    expect(await digests(database, before.columns)).toEqual(before.digests)
  })
  expect(lines).toEqual([])

  await withStore([...migrations, SAMPLE], async (database) => {
    expect(await digests(database, before.columns)).toEqual(before.digests)
    expect(
      await database.query('select products = (select count(*) from public.products) as whole from public.shelves'),
    ).toEqual([{ whole: true }])
  })
  const [older, newer, made = ''] = await backups()
  expect([older, newer]).toEqual(['20250101T000000Z-a.backup', '20260101T000000Z-a.backup'])
  expect(made).toMatch(/^\d{8}T\d{6}Z-before-20991231000000\.backup$/)
  expect(lines).toEqual([
    `upgraded the database from ${migrations.at(-1)?.version} to 20991231000000 (1 migration); backup of before: ${join(dataDir, BACKUPS_DIR, made)}`,
  ])
  const { tables } = await verifyBackup(join(dataDir, BACKUPS_DIR, made))
  const stored = new Map(tables.map(({ name, rows }) => [name, rows]))
  expect(stored.get('public.orders')).toBeGreaterThan(400)
  expect(tables.find(({ name }) => name === 'public.products')?.columns).not.toContain('shelf')
})

test('a shop of 1.0.0 gets every migration since, and its orders a first payment', async () => {
  const hashes = await readFile(join(SUPABASE_DIR, 'released-migrations.sha256'), 'utf8')
  const migrations = await readMigrations()
  const released = migrations.filter(({ version }) => hashes.includes(`  ${version}_`))
  expect(released.length).toBeLessThan(migrations.length)
  const shop = { ...store, demoData: false, dataDir: await temporaryFolder('loja-shop-') }
  if (store.databaseUrl !== undefined) shop.databaseUrl = await createDatabase(testServer().url)
  const read = 'select order_number, status, total, notes, version, updated_at from public.orders order by 1'
  const before = await withStore(
    released,
    async (database) => {
      await database.query(`with product as (insert into public.products (name, price, stock_quantity)
          values ('Asad 100 ml', 189.9, 3) returning id),
        orders as (insert into public.orders (order_number, status, total, shipping_address) values
          ('LJ-1', 'pendente', 189.9, '{"payment_method": "pix"}'), ('LJ-2', null, 0, null),
          ('LJ-3', 'entregue', 20.5, '{"paymentMethod": "cartao"}') returning id, order_number)
        insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
          select o.id, p.id, 'Asad 100 ml', 1, 189.9, 189.9 from orders o, product p where order_number = 'LJ-1'`)
      return database.query(read)
    },
    shop,
  )
  await withStore(
    migrations,
    async (database) => {
      expect(await database.query(read)).toEqual(before)
      expect(await database.query('select * from private.miscounted()')).toEqual([])
      expect(
        await database.query(`select o.order_number, o.paid_state, p.method, p.state, p.amount::text, p.source
          from public.orders o left join public.payments p on p.order_id = o.id order by 1`),
      ).toEqual(
        [
          ['LJ-1', 'pix', '189.90'],
          ['LJ-2', null, '0.00'],
          ['LJ-3', 'card', '20.50'],
        ].map(([order_number, method, amount]) => ({
          ...{ order_number, paid_state: 'desconhecido', method, state: null, amount, source: 'storefront' },
        })),
      )
      expect(await database.query('select stock_quantity from public.products')).toEqual([{ stock_quantity: 3 }])
    },
    shop,
  )
  if (shop.databaseUrl !== undefined) await dropDatabase(shop.databaseUrl)
  await rm(shop.dataDir, { recursive: true, force: true })
})

if (TEST_ENGINE === 'postgres')
  test('a used database is not upgraded without a data folder for the backup', async () => {
    const { databaseUrl = '' } = store
    const migrations = [...(await readMigrations()), SAMPLE, { ...SAMPLE, version: '20991231000002' }]
    const closers: (() => Promise<unknown>)[] = []
    const opened = openStore({ databaseUrl, demoData: false }, closers, migrations)
    await expect(opened).rejects.toThrow(/needs an upgrade.* Nothing was changed/)
    for (const close of closers.reverse()) await close()
  })
