import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupStore, restoreStore } from '../backup/stores'
import type { Session } from '../database/database'
import { type RunningBackend, startBackend } from '../start-backend'
import { makeOlderStore } from '../testing/older-store'
import { signedIn, temporaryFolder, testServer } from '../testing/test-backend'
import { createDatabase, dropDatabase } from '../testing/test-databases'
import { openPostgres } from './open-postgres'

type Query = Session['query']

interface Store {
  databaseUrl: string
  folder: string
}

let root: string
let older: Store
let restored: Store | undefined
const emptyStore = async (): Promise<Store> => ({
  databaseUrl: await createDatabase(testServer().url),
  folder: await mkdtemp(join(root, 'store-')),
})
const start = ({ databaseUrl, folder }: Store): Promise<RunningBackend> =>
  startBackend({ databaseUrl, dataDir: folder, demoData: false })

async function inOlder<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openPostgres(older.databaseUrl)
  return database.transaction((session) => work(session.query)).finally(() => database.close())
}

const ACTIONS = [
  `select set_config('request.jwt.claims', json_build_object('sub', user_id, 'role', 'authenticated')::text, true),
     set_config('request.jwt.claim.sub', user_id::text, true) from public.profiles where role = 'admin' limit 1`,
  `create temporary table chosen as select array_agg(to_json(id)) as ids from (select id from public.products order by name limit 12) p`,
  ...[
    `apply_discount(jsonb_build_object('ids', to_json(ids[1:3])), 'percentage', 10)`,
    `change_stock(jsonb_build_object('ids', to_json(ids[4:6])), 'set', 7)`,
    `change_category(jsonb_build_object('ids', to_json(ids[7:9])), (select id from public.categories order by name limit 1))`,
    `delete_products(jsonb_build_object('ids', to_json(ids[10:12])))`,
  ].map((call) => `select c.* from chosen, public.${call} as c`),
  `select public.begin_product_import('00000000-0000-4000-8000-000000000001', 'csv', 2, 0, 2)`,
  `select * from public.import_products('00000000-0000-4000-8000-000000000001', 0,
     '[{"name": "Importado um", "price": 1}, {"name": "Importado dois", "price": 2}]')`,
  `select public.finish_product_import('00000000-0000-4000-8000-000000000001', 'done')`,
  `update public.products set price = 3 where name = 'Importado dois'`,
  `select * from public.undo_product_import('00000000-0000-4000-8000-000000000001')`,
]

beforeAll(async () => {
  root = await temporaryFolder('loja-older-')
  older = await emptyStore()
  await makeOlderStore(older)
  await inOlder(async (query) => {
    for (const action of ACTIONS) await query(action)
  })
})
afterAll(async () => {
  for (const store of [older, restored]) if (store) await dropDatabase(store.databaseUrl)
  await rm(root, { recursive: true, force: true })
})

/** `status_changed_in` has no present name. */
async function columnsOfOlder(query: Query): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string; columns: string[] }>(
    `select table_schema || '.' || table_name as name, json_agg(quote_ident(column_name) order by column_name) as columns
     from information_schema.columns where table_schema in ('public', 'private', 'auth') and is_generated = 'NEVER'
       and column_name <> 'status_changed_in' group by 1`,
  )
  return new Map(tables.map(({ name, columns }) => [name, columns]))
}

const RENAMED: Record<string, string> = { kept: 'left_in_place', kept_count: 'left_count' }
const MOVED = 'public.product_changes'

async function rows(query: Query, columns: Map<string, string[]>, isRenamed: boolean): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [name, list] of columns) {
    if (isRenamed && name === MOVED) continue
    const chosen = list.map((column) => (isRenamed && RENAMED[column] ? `${RENAMED[column]} as ${column}` : column))
    const lines = await query<{ line: string }>(
      `select to_jsonb(r)::text as line from (select ${chosen.join(', ')} from ${name}) as r order by 1`,
    )
    found.set(
      name,
      lines.map(({ line }) => line),
    )
  }
  return found
}

test('a start refuses an older store, and its backup brings every row to this version', async () => {
  const read = async (query: Query) => ({
    columns: await columnsOfOlder(query),
    tables: await rows(query, await columnsOfOlder(query), false),
  })
  const before = await inOlder(read)
  for (const name of ['orders', 'product_changes', 'product_imports', 'tracking_logs'])
    expect(before.tables.get(`public.${name}`)?.length).toBeGreaterThan(0)
  await expect(start(older)).rejects.toMatchObject({ code: 'database-older' })
  expect(await inOlder(read)).toEqual(before)

  const file = join(root, 'older.backup')
  const { pictures, missingPictures } = await backupStore(older, file)
  expect({ pictures, missingPictures }).toEqual({ pictures: 0, missingPictures: 0 })
  restored = await emptyStore()
  await restoreStore(restored, file, { isReplaced: false })
  const backend = await start(restored)
  try {
    const after = await rows(backend.sql, before.columns, true)
    const settings = after.get('public.admin_settings') ?? []
    expect(settings).toEqual(expect.arrayContaining(before.tables.get('public.admin_settings') ?? []))
    for (const [name, lines] of before.tables)
      if (name !== MOVED && name !== 'public.admin_settings') expect([name, after.get(name)]).toEqual([name, lines])

    const lastNumber = `select last_value::integer as last from public.order_number_seq`
    expect(await backend.sql('select last_number::integer as last from private.order_counter')).toEqual(
      await inOlder((query) => query(lastNumber)),
    )

    const figures = `select (select count(*) from public.orders o join private.order_search s on s.order_id = o.id) as searchable,
      (select count(*) from public.orders) as orders, (select count(*) from public.orders where has_invoice) as invoiced,
      (select count(distinct order_id) from public.invoices where status <> 'cancelada' and order_id is not null) as invoices,
      (select count(*) > 0 from private.match_terms) as "hasTerms", (select count(*) from storage.buckets) as buckets,
      (select count(*) from private.known_settings() where not is_secret) as settings`
    const [found] = await backend.sql<Record<string, unknown>>(figures)
    expect(found).toMatchObject({ searchable: found?.orders, invoiced: found?.invoices, hasTerms: true })
    expect([Number(found?.buckets), settings.length]).toEqual([1, Number(found?.settings)])

    const admin = await signedIn(backend, 'admin')
    const { data: changes } = await admin.rpc('list_changes')
    expect(changes.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'category',
      'delete',
      'discount',
      'import',
      'stock',
    ])
    for (const { id, kind } of changes) {
      if (kind === 'import') continue
      const undone = await admin.rpc('undo_change', { change_id: id })
      expect([undone.error, undone.data]).toMatchObject([null, [{ restored: 3 }]])
    }
  } finally {
    await backend.close()
  }
})

test.each([
  ['a column', 'alter table public.brands add column colour text', /has no column colour of public.brands/],
  [
    'a value',
    `alter table public.brands drop column colour; update public.products set description = repeat('a', 20001) where true`,
    /Rows of public.products do not fit this version: .*products_description_check/,
  ],
])('a restore refuses %s without a rule, and changes nothing', async (_name, change, message) => {
  await inOlder(async (query) => {
    for (const statement of change.split(';')) await query(statement)
  })
  const file = join(root, `${randomUUID()}.backup`)
  await backupStore(older, file)
  if (!restored) throw new Error('The test above did not restore.')
  await expect(restoreStore(restored, file, { isReplaced: true })).rejects.toThrow(message)
  const backend = await start(restored)
  expect(await backend.sql(`select 1 from public.products where name = 'Importado dois'`)).toHaveLength(1)
  await backend.close()
})
