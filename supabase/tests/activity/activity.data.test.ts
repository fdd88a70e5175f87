import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const sql = <T>(text: string, params?: unknown[]) => shop.backend.sql<T>(text, params)
const SHOP = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const SYSTEM = '00000000-0000-0000-0000-000000000000'
let server: SupabaseClient
let administrator: string
beforeAll(async () => {
  server = clientOf(shop.backend, shop.backend.secretKey)
  const [user] = await sql<{ id: string }>('select id from auth.users where email = $1', [DEMO_ACCOUNTS.admin.email])
  administrator = user?.id ?? ''
})
beforeEach(() => sql('truncate private.activity_entries'))

interface Entry {
  actor_id: string
  kind: string
  relation: string
  operation: string
  object_id: string | null
  object_ids: string[] | null
  row_count: number
  label: string | null
  changes: Record<string, unknown>
  cause: string | null
  details: unknown
  record_id: string | null
}
const entries = () => sql<Entry>('select * from private.activity_entries order by id')

const make = async (table: string, values: string, returning = 'id') =>
  (await sql<{ id: string }>(`insert into public.${table} ${values} returning ${returning}`))[0]?.id ?? ''
const product = (name: string) => make('products', `(name, price, stock_quantity) values ('${name}', 10, 5)`)
const order = () => make('orders', '(total) values (10)')

async function done<T extends { error: unknown }>(call: PromiseLike<T>): Promise<T> {
  const answer = await call
  expect(answer.error).toBeNull()
  return answer
}

describe('[HIST-01] an entry', () => {
  test('names administrator, object and values of a product saved over REST', async () => {
    const id = await product('Registro REST')
    await sql('truncate private.activity_entries')
    await done(
      shop.admin
        .from('products')
        .update({ price: 12, description: 'Outra', tags: ['a'] })
        .eq('id', id),
    )
    expect(await entries()).toEqual([
      expect.objectContaining({
        actor_id: administrator,
        kind: 'product',
        operation: 'update',
        object_id: id,
        label: 'Registro REST',
        changes: { price: [10, 12], description: [null, null], tags: [[], ['a']] },
      }),
    ])
  })

  test('names the shop for the secret key and the system for SQL', async () => {
    const id = await order()
    await done(server.from('orders').update({ status: 'enviado' }).eq('id', id))
    expect((await entries()).map((entry) => [entry.actor_id, entry.operation, entry.changes])).toEqual([
      [SYSTEM, 'insert', {}],
      [SHOP, 'update', { status: [null, 'enviado'] }],
    ])
  })

  test('is one for a bulk change, with count, products, arguments and record', async () => {
    const ids = [await product('Registro A'), await product('Registro B')]
    await sql('truncate private.activity_entries')
    const { data } = await done(
      shop.admin.rpc('change_products', {
        selection: { ids },
        kind: 'stock',
        arguments: { mode: 'add', quantity: 2 },
      }),
    )
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      row_count: 2,
      object_id: null,
      label: 'Registro A, Registro B',
      changes: { stock_quantity: [null, null] },
      cause: 'stock',
      details: { mode: 'add', quantity: 2 },
      record_id: data[0].change_id,
    })
    expect(entry?.object_ids?.toSorted()).toEqual(ids.toSorted())
    await done(shop.admin.rpc('undo_product_change', { change_id: data[0].change_id }))
    expect((await entries())[1]).toMatchObject({ cause: 'undo', row_count: 2, record_id: data[0].change_id })
  })

  test('of several rows names each changed column, and counts the rows that changed', async () => {
    const ids = [await product('Vários A'), await product('Vários B'), await product('Vários C')]
    await done(shop.admin.from('products').update({ price: 12 }).eq('id', ids[2]))
    await sql('truncate private.activity_entries')
    await done(shop.admin.from('products').update({ price: 12, stock_quantity: 5 }).in('id', ids))
    await done(
      shop.admin.from('products').update({ price: 13, stock_quantity: 6, description: 'Outra' }).in('id', ids.slice(1)),
    )
    const changed = { price: [null, null] }
    expect((await entries()).map((entry) => [entry.label, entry.row_count, entry.changes])).toEqual([
      ['Vários A, Vários B', 2, changed],
      ['Vários B, Vários C', 2, { ...changed, stock_quantity: [null, null], description: [null, null] }],
    ])
  })

  test('of a bulk change counts the rows that got another value', async () => {
    const ids = [await product('Igual A'), await product('Igual B'), await product('Outro C')]
    await sql("update public.products set stock_quantity = 9 where name = 'Outro C'")
    await sql('truncate private.activity_entries')
    const stock = { kind: 'stock', arguments: { mode: 'set', quantity: 9 } }
    await done(shop.admin.rpc('change_products', { selection: { ids }, ...stock }))
    await done(shop.admin.rpc('change_products', { selection: { ids }, ...stock }))
    const found = await entries()
    expect(found.map((entry) => [entry.row_count, entry.changes])).toEqual([[2, { stock_quantity: [null, null] }]])
    expect(found[0]?.object_ids?.toSorted()).toEqual(ids.slice(0, 2).toSorted())
  })

  test('names the import of its products', async () => {
    const importId = crypto.randomUUID()
    const file = { import_id: importId, source: 'csv', file_name: 'lista.csv', analysed: 2, rejected: 0, total: 2 }
    await done(shop.admin.rpc('begin_product_import', file))
    const products = [
      { name: 'Importado A', price: 1 },
      { name: 'Importado B', price: 1 },
    ]
    await done(shop.admin.rpc('import_products', { import_id: importId, first_row: 0, products }))
    await done(shop.admin.rpc('finish_product_import', { import_id: importId, status: 'done' }))
    await done(shop.admin.rpc('undo_product_import', { import_id: importId }))
    expect((await entries()).map((entry) => [entry.relation, entry.operation, entry.cause, entry.row_count])).toEqual([
      ['product_imports', 'insert', null, 1],
      ['products', 'insert', 'import', 2],
      ['product_imports', 'update', null, 1],
      ['products', 'delete', 'import_undo', 2],
      ['product_imports', 'update', null, 1],
    ])
  })

  test('is one for an order that is created, deleted or restored with its rows', async () => {
    const [made] = await sql<{
      id: string
    }>(`with o as (insert into public.orders (total, tracking_code) values (10, 'AB123456789BR') returning id),
      i as (insert into public.order_items (order_id, product_name, quantity, price, total) select id, 'x', 1, 1, 1 from o)
      select id from o`)
    await done(shop.admin.rpc('delete_order', { order_id: made?.id }))
    await done(shop.admin.rpc('restore_order', { order_id: made?.id }))
    expect((await entries()).map((entry) => [entry.relation, entry.operation, entry.cause])).toEqual([
      ['orders', 'insert', null],
      ['orders', 'delete', null],
      ['orders', 'insert', 'restore'],
    ])
  })

  test('of an item, shipment, event or message has the order as object', async () => {
    const id = await order()
    await sql('truncate private.activity_entries')
    await done(
      shop.admin
        .from('order_items')
        .insert(['x', 'y'].map((name) => ({ order_id: id, product_name: name, quantity: 1, price: 1, total: 1 }))),
    )
    await done(shop.admin.rpc('set_tracking_code', { order_id: id, tracking_code: 'AB123456781BR' }))
    const [shipment] = await sql<{ id: string }>('select id from public.tracking_shipments where order_id = $1', [id])
    await done(server.from('tracking_events').insert({ tracking_shipment_id: shipment?.id, status: 'postado' }))
    await done(shop.admin.rpc('record_order_message', { order_id: id, kind: 'enviado' }))
    const found = await entries()
    expect(found.map((entry) => entry.object_id)).toEqual([id, id, id, id])
    expect(found.map((entry) => [entry.kind, entry.row_count, entry.changes])).toEqual([
      ['order', 2, {}],
      ['shipment', 1, { tracking_code: [null, 'AB123456781BR'] }],
      ['shipment', 1, { status: [null, 'postado'] }],
      ['order', 1, { kind: [null, 'enviado'] }],
    ])
  })

  test('has the names of a category before and after', async () => {
    const id = await product('Registro de categoria')
    const [one] = await sql<{ id: string; name: string }>(
      'select id, name from public.categories order by name limit 1',
    )
    await sql('truncate private.activity_entries')
    await done(shop.admin.from('products').update({ category_id: one?.id }).eq('id', id))
    expect((await entries())[0]?.changes).toEqual({ category_id: [null, one?.name] })
  })

  test('is one for forgotten texts of a supplier', async () => {
    const supplier = await make('suppliers', "(name) values ('Fornecedor Esquecido')")
    const texts = await sql<{ id: string }>(
      `insert into public.supplier_items (supplier_id, text, text_key) values ($1, 'a', 'a'), ($1, 'b', 'b') returning id`,
      [supplier],
    )
    await sql('truncate private.activity_entries')
    await done(shop.admin.rpc('forget_supplier_items', { p_items: texts.map(({ id }) => id) }))
    expect(await entries()).toMatchObject([
      { actor_id: administrator, kind: 'supplier', relation: 'supplier_items', operation: 'delete', row_count: 2 },
    ])
  })

  test('is missing when no recorded value changes, and after a refused write', async () => {
    const id = await product('Sem mudança')
    await sql('truncate private.activity_entries')
    await done(shop.admin.from('products').update({ price: 10 }).eq('id', id))
    const { error } = await shop.admin.from('products').update({ price: -1 }).eq('id', id)
    expect(error?.code).toBe('23514')
    expect(await entries()).toEqual([])
  })

  test('is written for each setting of one save', async () => {
    await done(
      shop.admin.rpc('save_settings', { settings: { contact_phone: '(11) 1', google_ads_conversion_id: 'AW-1' } }),
    )
    expect((await entries()).map((entry) => [entry.label, entry.changes])).toEqual([
      ['contact_phone', { setting_value: [expect.any(String), '(11) 1'] }],
      ['google_ads_conversion_id', { setting_value: [expect.any(String), 'AW-1'] }],
    ])
  })
})

test('[HIST-05] the timeline of an object has its entries and those of several, newest first', async () => {
  const ids = [await product('Linha A'), await product('Linha B')]
  await done(shop.admin.from('products').update({ price: 11 }).eq('id', ids[0]))
  await done(shop.admin.from('products').update({ is_active: false }).in('id', ids))
  const timeline = await sql<{ operation: string; actor_name: string | null; row_count: number }>(
    'select * from private.object_activity($1, 10)',
    [ids[0]],
  )
  expect(timeline.map((entry) => [entry.operation, entry.row_count])).toEqual([
    ['update', 2],
    ['update', 1],
    ['insert', 1],
  ])
  expect(timeline[0]?.actor_name).toEqual(expect.any(String))
})

describe('[HIST-03] the list', () => {
  interface Listed {
    id: number
    object_name: string
    actor_name: string | null
  }
  const list = async (filter: object, page: object = {}) =>
    ((await done(shop.admin.rpc('list_activity', { filter, ...page }))).data ?? []) as Listed[]

  test('is filtered by words, kind, actor and day, newest first, and counted', async () => {
    const id = await product('Âmbar Raro')
    await product('Outro qualquer')
    await done(server.from('orders').insert({ total: 1 }))
    await done(shop.admin.from('products').update({ price: 11 }).eq('id', id))
    await sql("update private.activity_entries set created_at = created_at - interval '3 days' where kind = 'order'")
    const names = async (filter: object) => (await list(filter)).map((entry) => entry.object_name)
    expect(await names({ search: 'raro ambar' })).toEqual(['Âmbar Raro', 'Âmbar Raro'])
    expect(await names({ search: 'ra' })).toEqual(['Âmbar Raro', 'Âmbar Raro'])
    expect(await names({ kind: 'product' })).toHaveLength(3)
    expect(await names({ actor: administrator })).toEqual(['Âmbar Raro'])
    expect(await names({ actor: SHOP, kind: 'order' })).toHaveLength(1)
    const [day] = await sql<{ today: string }>(
      "select to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as today",
    )
    expect(await names({ first_day: day?.today })).toHaveLength(3)
    expect(await names({ last_day: day?.today })).toHaveLength(4)
    expect((await done(shop.admin.rpc('count_activity', { filter: { kind: 'product' } }))).data).toBe(3)
    expect((await list({}, { page_size: 1, page_offset: 1 })).map((entry) => entry.object_name)).toEqual([
      'Outro qualquer',
    ])
  })

  test('has the current name of an account, which no entry has', async () => {
    const { data } = await shop.customer.auth.getUser()
    await done(shop.customer.from('profiles').update({ phone: '11 90000-0000' }).eq('user_id', data.user?.id))
    const [entry] = await list({ kind: 'profile' })
    expect(entry?.object_name).toEqual(entry?.actor_name)
    expect((await entries())[0]).toMatchObject({ label: null, changes: { phone: [null, null] } })
  })

  test('refuses another filter', async () => {
    for (const filter of [{ kind: 'nada' }, { actor: 'eu' }, { search: 1 }, { other: 1 }]) {
      expect((await shop.admin.rpc('list_activity', { filter })).error?.code, JSON.stringify(filter)).toBe('22023')
      expect((await shop.admin.rpc('count_activity', { filter })).error?.code, JSON.stringify(filter)).toBe('22023')
    }
  })
})

describe('[HIST-06] a release of a module', () => {
  const release = { module: 'mf-orders', action: 'activated', from_release: '1.0.0', to_release: '1.1.0' }

  test('is listed with its values', async () => {
    await done(server.rpc('record_release', { ...release, note: 'Frete grátis', by: 'Ana' }))
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'module', search: 'orders' } }))
    expect(data).toEqual([
      expect.objectContaining({
        actor_id: SHOP,
        object_name: 'mf-orders',
        cause: 'activated',
        changes: { release: ['1.0.0', '1.1.0'], note: [null, 'Frete grátis'], by: [null, 'Ana'] },
      }),
    ])
  })

  test.each([{ module: '' }, { action: 'deleted' }, { to_release: null }, { note: 'x'.repeat(161) }])(
    'is refused with %j',
    async (values) => {
      expect((await server.rpc('record_release', { ...release, ...values })).error?.code).toBe('22023')
    },
  )

  test('is recorded by the secret key only', async () => {
    for (const client of [shop.anonymous, shop.customer, shop.admin])
      expect((await client.rpc('record_release', release)).error?.code).toBe('42501')
    expect(await entries()).toEqual([])
  })
})

describe('[HIST-02] an entry of an account', () => {
  const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id
  const rename = async (client: SupabaseClient, full_name: string) =>
    done(
      client
        .from('profiles')
        .update({ full_name })
        .eq('user_id', await userOf(client)),
    )

  test('has the names of an administrator, and the list the e-mail address beside the present one', async () => {
    const [own] = await sql<{ full_name: string }>('select full_name from public.profiles where user_id = $1', [
      administrator,
    ])
    await rename(shop.admin, 'Outra Pessoa')
    await rename(shop.admin, own?.full_name ?? '')
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'profile' } }))
    const actor = { actor_name: own?.full_name, actor_email: DEMO_ACCOUNTS.admin.email }
    expect(data).toEqual([
      expect.objectContaining({ ...actor, changes: { full_name: ['Outra Pessoa', own?.full_name] } }),
      expect.objectContaining({ ...actor, changes: { full_name: [own?.full_name, 'Outra Pessoa'] } }),
    ])
  })

  test('is one an hour for what a customer writes, without the name', async () => {
    await Promise.all(Array.from({ length: 9 }, (_, n) => rename(shop.customer, `Cliente ${n}`)))
    expect((await entries()).map(({ kind, changes }) => [kind, changes])).toEqual([
      ['profile', { full_name: [null, null] }],
    ])
    await sql("update private.activity_entries set created_at = created_at - interval '1 hour'")
    await rename(shop.customer, 'Cliente')
    expect(await entries()).toHaveLength(2)
  })

  test('is missing for a sign-up', async () => {
    await sql(`insert into auth.users (id, email) values (gen_random_uuid(), 'muitos@exemplo.test')`)
    expect(await entries()).toEqual([])
  })

  test('has no name of a saved view that only its owner sees', async () => {
    const view = (owner_id: string | null) => ({ list: 'orders', name: `Visão de ${owner_id}`, address: '', owner_id })
    await done(shop.admin.from('saved_views').insert([view(administrator)]))
    await done(shop.admin.from('saved_views').insert([view(null)]))
    await done(shop.admin.from('saved_views').update({ name: 'Só minha' }).eq('owner_id', administrator))
    await done(shop.admin.from('saved_views').update({ name: 'De todos' }).is('owner_id', null))
    for (const name of ['Só minha', 'De todos']) await done(shop.admin.from('saved_views').delete().eq('name', name))
    expect((await entries()).map(({ operation, label, changes }) => [operation, label, changes])).toEqual([
      ['insert', null, { list: [null, 'orders'] }],
      ['insert', 'Visão de null', { list: [null, 'orders'] }],
      ['update', null, { name: [null, null] }],
      ['update', 'De todos', { name: ['Visão de null', 'De todos'] }],
      ['delete', null, {}],
      ['delete', 'De todos', {}],
    ])
  })
})

describe('[HIST-04] old entries', () => {
  const age = (days: number) =>
    sql(`insert into private.activity_entries (kind, relation, operation, created_at)
      values ('order', 'orders', 'insert', now() - make_interval(days => ${days}, hours => 1))`)

  test('are removed in batches after two years, or the days of the setting', async () => {
    for (const days of [31, 729, 730, 731]) await age(days)
    expect((await done(server.rpc('remove_old_activity', { batch: 1 }))).data).toBe(1)
    expect((await done(server.rpc('remove_old_activity'))).data).toBe(1)
    await done(shop.admin.rpc('save_settings', { settings: { activity_retention_days: '30' } }))
    expect((await done(server.rpc('remove_old_activity'))).data).toBe(2)
    await done(shop.admin.rpc('save_settings', { settings: { activity_retention_days: '730' } }))
  })

  test('leave one entry a day with their number and moments', async () => {
    for (const days of [900, 800, 731]) await age(days)
    const moments = await sql<{ at: string }>(
      'select to_jsonb(created_at) as at from private.activity_entries order by id',
    )
    await done(server.rpc('remove_old_activity', { batch: 2 }))
    await done(server.rpc('remove_old_activity'))
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'setting' } }))
    expect(data).toMatchObject([
      {
        ...{ relation: 'activity_entries', operation: 'delete', row_count: 3, object_name: 'activity_retention_days' },
        changes: { removed_at: [moments[0]?.at, moments[2]?.at] },
      },
    ])
  })

  test.each(['29', '0', '', '10000'])('are not removed after %j days, which the setting refuses', async (value) => {
    const { error } = await shop.admin.rpc('save_settings', { settings: { activity_retention_days: value } })
    expect(error?.code).toBe('23514')
  })

  test('are removed by the secret key only', async () => {
    for (const client of [shop.anonymous, shop.customer, shop.admin])
      expect((await client.rpc('remove_old_activity')).error?.code).toBe('42501')
  })
})
