import { expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'

const shared = sharedBackend()

const FIGURES = (shift: string) => `
  with w as (select now() + interval '${shift}' as t),
  u as (select count(*) filter (where created_at > t - interval '30 days') a,
    count(*) filter (where created_at <= t - interval '30 days') b
    from public.profiles, w where created_at > t - interval '60 days'),
  r as (select sum(total) filter (where created_at > t - interval '30 days') a,
    sum(total) filter (where created_at <= t - interval '30 days') b
    from public.orders, w where status in ('enviado', 'entregue') and created_at > t - interval '60 days')
  select round((u.a - u.b) * 100.0 / u.b, 1) as users, round((r.a - r.b) * 100 / r.b, 1) as revenue,
    (select count(*)::int from public.products, w where created_at > t - interval '30 days') as products
  from u, r`

test.each(['0', '6 hours', '12 hours', '24 hours', '36 hours', '-12 hours'])(
  '[DASH-04] the growth figures are +12,5 %%, +8,2 %% and +3 at now + %s',
  async (shift) => {
    expect(await shared.backend.sql(FIGURES(shift))).toEqual([{ users: 12.5, revenue: 8.2, products: 3 }])
  },
)

test('[DASH-04] no row is near a window edge or in the future', async () => {
  const near = await shared.backend.sql(`
    select created_at from (
      select created_at from public.profiles union all select created_at from public.products
      union all select created_at from public.orders) as d
    where abs(extract(epoch from now() - created_at) / 3600 - 720) < 36
      or abs(extract(epoch from now() - created_at) / 3600 - 1440) < 36`)
  const future = await shared.backend.sql(`
    select 1 from public.orders where greatest(created_at, updated_at, shipped_at, delivered_at) > now()
    union all select 1 from public.tracking_events where occurred_at > now()
    union all select 1 from public.profiles where created_at > now()`)
  expect({ near, future }).toEqual({ near: [], future: [] })
})

test('the seed is complete and idempotent', async () => {
  const counts = `select (select count(*)::int from public.products) as products,
    (select count(*)::int from public.products where is_featured and is_active) as featured,
    (select count(*)::int from public.profiles) as profiles, (select count(*)::int from public.orders) as orders,
    (select count(*)::int from public.categories) as categories, (select count(*)::int from public.brands) as brands,
    (select count(distinct coalesce(status, 'null'))::int from public.orders) as statuses,
    (select count(*)::int from public.orders where subtotal - discount_amount + shipping_cost <> total) as wrong_totals`
  const expected = [
    {
      products: 260,
      featured: 12,
      profiles: 60,
      orders: 420,
      categories: 12,
      brands: 25,
      statuses: 6,
      wrong_totals: 0,
    },
  ]
  expect(await shared.backend.sql(counts)).toEqual(expected)
  const { readSeed } = await import('./demo-data')
  await shared.backend.sql(await readSeed())
  expect(await shared.backend.sql(counts)).toEqual(expected)
})

test('[ORD-06] the database clock stamps an order and ignores the browser’s values', async () => {
  const created = await shared.admin.from('orders').insert({ status: 'pendente' }).select().single()
  expect(created.data?.order_number).toMatch(/^LJ-\d{4}-000421$/)
  const lie = '2001-01-01T00:00:00Z'
  const sent = { updated_at: lie, shipped_at: lie, delivered_at: lie }
  const change = (status: string) =>
    shared.admin
      .from('orders')
      .update({ status, ...sent })
      .eq('id', created.data?.id)
      .select('shipped_at, delivered_at, updated_at')
      .single()
  const begun = Date.now() - 1
  const isNow = (text: string) => Date.parse(text) >= begun && Date.parse(text) <= Date.now() + 1
  const shipped = (await change('enviado')).data
  expect([isNow(shipped?.shipped_at), shipped?.delivered_at, isNow(shipped?.updated_at)]).toEqual([true, null, true])
  const again = (await change('enviado')).data
  expect(again?.shipped_at).toBe(shipped?.shipped_at)
  const delivered = (await change('entregue')).data
  expect([delivered?.shipped_at, isNow(delivered?.delivered_at)]).toEqual([shipped?.shipped_at, true])
})

test('re-anchoring moves demo rows to today and no other rows', async () => {
  const [person] = await shared.backend.sql<{ id: string; created_at: string }>(
    `insert into public.products (name, price, created_at) values ('De uma pessoa', 1, now() - interval '50 days') returning id, created_at`,
  )
  await shared.backend.sql(`begin; set local session_replication_role = replica;
    update public.profiles set created_at = created_at - interval '10 days';
    update public.orders set created_at = created_at - interval '10 days', shipped_at = shipped_at - interval '10 days';
    update public.products set created_at = created_at - interval '10 days';
    update demo.anchor set anchored_at = anchored_at - interval '10 days'; commit`)
  const [before] = await shared.backend.sql<{ revenue: number }>(FIGURES('0'))
  expect(await shared.backend.sql('select demo.reanchor() as days')).toEqual([{ days: 10 }])
  const [after] = await shared.backend.sql<{ users: number; revenue: number }>(FIGURES('0'))
  expect(before?.revenue).not.toBe(8.2)
  expect([after?.users, after?.revenue]).toEqual([12.5, 8.2])
  const [left] = await shared.backend.sql<{ days: number }>(
    `select round(extract(epoch from now() - created_at) / 86400) as days from public.products where id = $1`,
    [person?.id],
  )
  expect(left?.days).toBe(60)
})
