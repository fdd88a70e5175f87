import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'

const shop = sharedBackend()

async function anOrder() {
  const [row] = await shop.sql<{
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
  shop.sql(`select (select count(*)::int from public.orders) as orders,
    (select count(*)::int from public.order_items) as items,
    (select count(*)::int from public.tracking_shipments) as shipments,
    (select count(*)::int from public.tracking_events) as events`)

describe('[ORD-09] delete_order', () => {
  test('deletes dependent rows only and returns their number', async () => {
    const { id, ...went } = await anOrder()
    const [before] = (await totals()) as { orders: number; items: number; shipments: number; events: number }[]
    if (!before) throw new Error('no totals')
    expect((await shop.admin.rpc('delete_order', { order_id: id })).data).toEqual([
      { ...went, change_id: expect.any(String) },
    ])
    expect(await totals()).toEqual([
      {
        orders: before.orders - 1,
        items: before.items - went.items,
        shipments: before.shipments - went.shipments,
        events: before.events - went.events,
      },
    ])
    expect(await shop.admin.rpc('delete_order', { order_id: id })).toMatchObject({ data: [], error: null })
  })

  test.each(['orders', 'order_items', 'tracking_shipments', 'tracking_events'])(
    'leaves everything after a failure while deleting from %s',
    async (table) => {
      await shop.sql(`create function public.fail() returns trigger language plpgsql set search_path = '' as
        $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
        create trigger zz_fail after delete on public.${table} for each row execute function public.fail()`)
      const before = await totals()
      const { error } = await shop.admin.rpc('delete_order', { order_id: (await anOrder()).id })
      await shop.sql(`drop trigger zz_fail on public.${table}; drop function public.fail()`)
      expect(error).not.toBeNull()
      expect(await totals()).toEqual(before)
    },
  )
})
