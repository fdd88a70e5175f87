import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningBackend } from './start-backend'
import { signedIn, startTestBackend } from './test-support'

let backend: RunningBackend
let admin: SupabaseClient
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await signedIn(backend, 'admin')
})
afterAll(() => backend?.close())

/** An order with two shipments or more events, and what hangs on it. */
async function anOrder() {
  const [row] = await backend.sql<{
    id: string
    order_number: string
    items: number
    shipments: number
    events: number
  }>(`
    select o.id, o.order_number, (select count(*)::int from public.order_items i where i.order_id = o.id) as items,
      count(distinct s.id)::int as shipments, count(e.id)::int as events
    from public.orders o join public.tracking_shipments s on s.order_id = o.id
    join public.tracking_events e on e.tracking_shipment_id = s.id
    group by o.id having count(e.id) > 2 order by o.order_number limit 1`)
  if (!row) throw new Error('no order with a shipment')
  return row
}

const totals = () =>
  backend.sql(`select (select count(*)::int from public.orders) as orders,
    (select count(*)::int from public.order_items) as items,
    (select count(*)::int from public.tracking_shipments) as shipments,
    (select count(*)::int from public.tracking_events) as events`)

describe('[ORD-09] delete_order', () => {
  test('takes everything that hangs on the order, nothing else, and says what', async () => {
    const { id, ...went } = await anOrder()
    const [before] = (await totals()) as { orders: number; items: number; shipments: number; events: number }[]
    if (!before) throw new Error('no totals')
    expect((await admin.rpc('delete_order', { order_id: id })).data).toEqual([went])
    expect(await totals()).toEqual([
      {
        orders: before.orders - 1,
        items: before.items - went.items,
        shipments: before.shipments - went.shipments,
        events: before.events - went.events,
      },
    ])
    expect(await admin.rpc('delete_order', { order_id: id })).toMatchObject({ data: [], error: null })
  })

  test.each(['orders', 'order_items', 'tracking_shipments', 'tracking_events'])(
    'a failure while deleting from %s leaves everything',
    async (table) => {
      await backend.sql(`create function public.fail() returns trigger language plpgsql set search_path = '' as
        $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
        create trigger zz_fail after delete on public.${table} for each row execute function public.fail()`)
      const before = await totals()
      const { error } = await admin.rpc('delete_order', { order_id: (await anOrder()).id })
      await backend.sql(`drop trigger zz_fail on public.${table}; drop function public.fail()`)
      expect(error).not.toBeNull()
      expect(await totals()).toEqual(before)
    },
  )

  test.each([
    [null, undefined],
    ["' or true --", '22P02'],
    ['%', '22P02'],
  ])('%s deletes nothing', async (id, code) => {
    const before = await totals()
    const { error, data } = await admin.rpc('delete_order', { order_id: id })
    expect([error?.code, data]).toEqual([code, code ? null : []])
    expect(await totals()).toEqual(before)
  })
})

describe('[ORD-02] [ORD-11] search_orders and order_status_counts', () => {
  beforeAll(() =>
    backend.sql(`insert into public.orders (order_number, status) values
      ('T-100%', 'pendente'), ('T_200', null), ('T\\300', 'enviado'), ('T*400', 'cancelado'), ('T-500', 'entregue')`),
  )
  const numbers = async (term: string | null, status: string | null = null) => {
    const { data, error } = await admin
      .rpc('search_orders', { term, status })
      .select('order_number')
      .order('order_number')
    if (error) throw error
    return (data as { order_number: string }[]).map((row) => row.order_number)
  }

  test.each([
    ['t-', ['T-100%', 'T-500']],
    ['%', ['T-100%']],
    ['t_', ['T_200']],
    ['\\', ['T\\300']],
    ['*', ['T*400']],
    ['#T-500', ['T-500']],
    ['# T-500 ', ['T-500']],
    ['T-500,T_200', ['T-500', 'T_200']],
    ['T-500\nT_200\r\n#T*400', ['T*400', 'T-500', 'T_200']],
    ['T-500; T-500\tT-500', ['T-500']],
    ['#T-500#T_200', ['T-500', 'T_200']],
    ["' or '1'='1", []],
    ['),status.eq.pendente', []],
    ['nada', []],
  ])('%j finds %j', async (term, expected) => {
    expect(await numbers(term)).toEqual(expected)
  })

  test.each([null, '', '   ', ' # , '])('%j is no search: every order', async (term) => {
    const { count } = await admin.rpc('search_orders', { term }, { count: 'exact' }).range(0, 0)
    const [row] = await backend.sql<{ n: number }>('select count(*)::int as n from public.orders')
    expect(count).toBe(row?.n)
  })

  test('more numbers than a person pastes are refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `N${index}`).join(' ')
    expect((await admin.rpc('search_orders', { term: many })).error?.code).toBe('22023')
  })

  test('[ORD-05] pendente finds a missing status, in the list and in the counts', async () => {
    expect(await numbers('T_200', 'pendente')).toEqual(['T_200'])
    expect(await numbers('T', 'pendente')).toContain('T_200')
    expect((await admin.rpc('order_status_counts', { search: 'T-100%, T_200' })).data).toEqual([
      { order_status: 'pendente', order_count: 2 },
      { order_status: 'processando', order_count: 0 },
      { order_status: 'enviado', order_count: 0 },
      { order_status: 'entregue', order_count: 0 },
      { order_status: 'cancelado', order_count: 0 },
    ])
  })

  test('[ORD-01] the counts are those of the table, all together and one by one', async () => {
    const truth = await backend.sql(`select coalesce(status, 'pendente') as order_status, count(*)::int as order_count
      from public.orders group by 1 order by 1`)
    const { data } = await admin.rpc('order_status_counts', { search: null })
    const byName = [...(data ?? [])].sort((a, b) => (a.order_status < b.order_status ? -1 : 1))
    expect(byName).toEqual(truth)
    expect((await admin.rpc('order_status_counts', { search: '', status: 'enviado' })).data).toEqual(
      truth.filter((row) => (row as { order_status: string }).order_status === 'enviado'),
    )
  })

  test.each(['shipped', 'PENDENTE', "pendente' or true"])('%s is no status', async (status) => {
    expect((await admin.rpc('search_orders', { term: 'T', status })).error?.code).toBe('22023')
    expect((await admin.rpc('order_status_counts', { search: 'T', status })).error?.code).toBe('22023')
  })

  test('[ORD-11] pages, order and exact count work as on the table', async () => {
    const page = (from: number, to: number) =>
      admin
        .rpc('search_orders', { term: 'LJ-', status: 'entregue' }, { count: 'exact' })
        .select('id, order_number, order_items(product_name)')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, to)
    const [truth] = await backend.sql<{ n: number }>(
      `select count(*)::int as n from public.orders where status = 'entregue' and order_number like 'LJ-%'`,
    )
    const pages = await Promise.all([page(0, 19), page(20, 39)])
    expect(pages.map(({ count }) => count)).toEqual([truth?.n, truth?.n])
    const ids = pages.flatMap(({ data }) => (data as { id: string }[] | null)?.map((row) => row.id) ?? [])
    expect(new Set(ids).size).toBe(40)
    const expected = await backend.sql<{ id: string }>(`select id from public.orders where status = 'entregue'
      and order_number like 'LJ-%' order by created_at desc, id desc limit 40`)
    expect(ids).toEqual(expected.map((row) => row.id))
  })
})
