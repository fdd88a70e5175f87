import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import { clearLiveWindow, insertLiveProduct } from '../testing/live-products'
import { subscribe } from '../testing/realtime-client'
import { sharedBackend } from '../testing/shared-backend'
import { signedIn, TEST_ENGINE } from '../testing/test-backend'

const lines: string[] = []
const shared = sharedBackend({ log: (line) => lines.push(line) })

afterEach(async () => {
  for (const client of [shared.admin, shared.customer, shared.anonymous]) {
    await Promise.all(client.getChannels().map((channel) => client.removeChannel(channel)))
  }
  await clearLiveWindow(shared.backend)
})

const insertProduct = (values?: Record<string, unknown>) => insertLiveProduct(shared.admin, values)
const names = (events: { new: object }[]) => events.map((event) => (event.new as { name?: string }).name)

test('an insert, an update and a delete arrive in order as REST rows', async () => {
  const feed = await subscribe(shared.admin, {})
  // A row deleted before delivery is only reported as deleted.
  const row = await insertProduct({ tags: ['novo', 'a,b'] })
  await feed.wait(1)
  const updated = await shared.admin.from('products').update({ price: 149.5 }).eq('id', row.id).select('*').single()
  await feed.wait(2)
  await shared.admin.from('products').delete().eq('id', row.id)
  const [inserted, changed, deleted] = await feed.wait(3)
  expect(inserted).toMatchObject({ eventType: 'INSERT', schema: 'public', table: 'products', new: row, old: {} })
  expect(inserted?.new).toHaveProperty('price', 199.9)
  expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
  expect(changed).toMatchObject({ eventType: 'UPDATE', new: updated.data, old: { id: row.id } })
  expect(deleted).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: row.id } })
  expect(deleted?.old).toEqual({ id: row.id })
  expect(feed.systems).toEqual([
    { status: 'ok', extension: 'postgres_changes', message: 'Subscribed to PostgreSQL', channel: expect.any(String) },
  ])
})

test.each(['INSERT', 'UPDATE', 'DELETE'] as const)('a subscription to %s receives no other events', async (event) => {
  const feed = await subscribe(shared.admin, { event })
  const all = await subscribe(shared.admin, {})
  const { id } = await insertProduct()
  await all.wait(1)
  await shared.admin.from('products').update({ price: 1 }).eq('id', id)
  await all.wait(2)
  await shared.admin.from('products').delete().eq('id', id)
  await all.wait(3)
  expect((await feed.wait(1)).map(({ eventType }) => eventType)).toEqual([event])
})

describe('filters', () => {
  test.each([
    ['gender=is.null', ['a']],
    ['price=gt.20,gender=eq.feminino', ['b']],
  ])('%s', async (filter, expected) => {
    const feed = await subscribe(shared.admin, { event: 'INSERT', filter })
    const all = await subscribe(shared.admin, { event: 'INSERT' })
    const rows = [
      { volume: 'a', price: 9 },
      { volume: 'b', price: 50, gender: 'feminino' },
      { volume: 'c', price: 100, gender: 'unissex', is_featured: true },
    ]
    for (const row of rows) await insertProduct(row)
    await all.wait(3)
    const seen = (await feed.wait(expected.length)).map((event) => (event.new as { volume: string }).volume)
    expect(seen).toEqual(expected)
  })

  test.each([{ table: 'profiles' }, { table: 'nowhere' }, { filter: 'color=eq.red' }, { select: ['color'] }])(
    '%o is refused with a system message',
    async (wanted) => {
      const feed = await subscribe(shared.admin, wanted)
      expect(feed.systems).toMatchObject([{ status: 'error', extension: 'postgres_changes' }])
      const other = await subscribe(shared.admin, {})
      await insertProduct()
      await other.wait(1)
      expect(feed.events).toEqual([])
    },
  )
})

test('[AUTH-06] an anonymous reader receives active products and an administrator all', async () => {
  const [ofVisitor, ofAdmin] = [await subscribe(shared.anonymous, {}), await subscribe(shared.admin, {})]
  const hidden = await insertProduct({ is_active: false })
  const shown = await insertProduct()
  expect(names(await ofAdmin.wait(2))).toEqual([hidden.name, shown.name])
  expect(names(await ofVisitor.wait(1))).toEqual([shown.name])
})

test.each([{ filter: 'replied_by=not.is.null' }, { filter: 'state=eq.aprovado,former_state=is.null' }])(
  '[AUTH-06] %o is refused, because REST does not return the column either',
  async (wanted) => {
    const feed = await subscribe(shared.customer, { table: 'feedbacks', ...wanted })
    expect(feed.systems).toMatchObject([{ status: 'error', extension: 'postgres_changes' }])
    const readable = await subscribe(shared.customer, { table: 'feedbacks', filter: 'state=eq.aprovado' })
    expect(readable.systems).toMatchObject([{ status: 'ok' }])
  },
)

test('[AUTH-06] a deletion reaches only readers of the row', async () => {
  const tables = ['orders', 'staff_notes', 'order_messages', 'tracking_shipments', 'feedbacks', 'products']
  const wanted = tables.map((table) => ({ table, event: 'DELETE' as const }))
  const ofAdmin = await subscribe(shared.admin, ...wanted)
  const ofCustomer = await subscribe(shared.customer, ...wanted)
  const ofVisitor = await subscribe(shared.anonymous, { table: 'products', event: 'DELETE' })
  const [hidden, shown] = [await insertProduct({ is_active: false }), await insertProduct()]
  const own = await shared.backend.sql<{ id: string }>(
    `with own as (select p.id from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1),
      orders as (insert into public.orders (profile_id) select id from own returning id),
      notes as (insert into public.staff_notes (order_id, body) select id, 'x' from orders),
      messages as (insert into public.order_messages (order_id, kind) select id, 'enviado' from orders),
      shipments as (insert into public.tracking_shipments (order_id) select id from orders)
    insert into public.feedbacks (profile_id, product_id, rating, product_name)
      select own.id, given.id::uuid, 5, 'x' from own, unnest($2::text[]) given (id)
      union all (select p.id, $3, 5, 'x' from public.profiles p where p.role = 'admin' limit 1) returning id`,
    [DEMO_ACCOUNTS.customer.email, [hidden.id], shown.id],
  )
  await shared.backend.sql(
    `delete from public.orders where id = (select order_id from public.staff_notes where body = 'x')`,
  )
  for (const { id } of own) await shared.backend.sql('delete from public.feedbacks where id = $1', [id])
  for (const { id } of [hidden, shown]) await shared.admin.from('products').delete().eq('id', id)
  const seen = async (feed: typeof ofAdmin, count: number) =>
    (await feed.wait(count)).map((event) => event.table).sort()
  expect(await seen(ofAdmin, 8)).toEqual([...tables, 'feedbacks', 'products'].sort())
  expect(await seen(ofCustomer, 2)).toEqual(['feedbacks', 'products'])
  expect((await ofVisitor.wait(1)).map((event) => event.old)).toEqual([{ id: shown.id }])
})

test('[AUTH-06] a reader is anonymous after signing out on an open channel', async () => {
  const client = await signedIn(shared.backend, 'admin')
  const [feed, ofAdmin] = [await subscribe(client, {}), await subscribe(shared.admin, {})]
  const before = await insertProduct({ is_active: false })
  expect(names(await feed.wait(1))).toEqual([before.name])
  await client.auth.signOut()
  await client.realtime.setAuth()
  await subscribe(client, {})
  await insertProduct({ is_active: false })
  const shown = await insertProduct()
  await ofAdmin.wait(3)
  expect(names(await feed.wait(2))).toEqual([before.name, shown.name])
  await client.removeAllChannels()
})

test('[FEAT-05] a product that stops being featured reaches only an unfiltered subscription', async () => {
  const { id } = await insertProduct({ is_featured: true })
  const all = await subscribe(shared.admin, { event: 'UPDATE' })
  const featured = await subscribe(shared.admin, { event: 'UPDATE', filter: 'is_featured=eq.true' })
  for (const isFeatured of [false, true]) {
    await shared.admin.from('products').update({ is_featured: isFeatured }).eq('id', id)
  }
  const flags = (feed: typeof all) => feed.events.map((event) => (event.new as { is_featured: boolean }).is_featured)
  await all.wait(2)
  await featured.wait(1)
  expect([flags(all), flags(featured)]).toEqual([[false, true], [true]])
})

test('a transaction arrives complete and in order unless it is rolled back', async () => {
  const feed = await subscribe(shared.admin, {})
  await shared.backend.sql(`begin; insert into public.products (name, price) values ('Desfeito', 1); rollback`)
  await shared.backend.sql(`begin;
    insert into public.products (name, price) values ('Lote 1', 1), ('Lote 2', 1);
    update public.products set price = 2 where name = 'Lote 1';
    insert into public.products (name, price) values ('Lote 3', 1);
    commit`)
  const events = await feed.wait(4)
  expect(events.map(({ eventType, new: row }) => `${eventType} ${(row as { name: string }).name}`)).toEqual([
    'INSERT Lote 1',
    'INSERT Lote 2',
    'UPDATE Lote 1',
    'INSERT Lote 3',
  ])
})

test('realtime.change_log stays empty without subscribers', async () => {
  const written = async () => {
    const [row] = await shared.backend.sql<{ last: number | null }>(
      `select pg_sequence_last_value(pg_get_serial_sequence('realtime.change_log', 'id')::regclass)::int as last`,
    )
    return row?.last ?? 0
  }
  const unwatched = () => expect.poll(() => shared.backend.sql('select 1 from realtime.watcher')).toEqual([])
  await unwatched()
  const start = await written()
  await insertProduct()
  expect(await written()).toBe(start)
  const feed = await subscribe(shared.admin, {})
  await insertProduct()
  await feed.wait(1)
  expect(await written()).toBe(start + 1)
  if (TEST_ENGINE === 'pglite') expect(await shared.backend.sql('select 1 from realtime.change_log')).toEqual([])
  expect(await shared.admin.removeChannel(feed.channel)).toBe('ok')
  await unwatched()
  await insertProduct()
  expect(await written()).toBe(start + 1)
})

test('a failed row security check of one reader does not concern others', async () => {
  const [mine, broken] = [await subscribe(shared.admin, {}), await subscribe(shared.anonymous, {})]
  await shared.backend.sql(`create policy failing on public.products as restrictive for select to anon
    using (1 / (price - price)::integer = 0)`)
  try {
    await insertProduct({ name: 'Fora da conta' })
    expect(names(await mine.wait(1))).toEqual(['Fora da conta'])
    expect(broken.events).toEqual([])
    expect(lines.at(-1)).toBe('realtime: row security check failed for 1 sessions')
  } finally {
    await shared.backend.sql('drop policy failing on public.products')
  }
})
