import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'
import { ABSENT } from './demo-ids'

const LIST = 'id, order_number, status, total, created_at'
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)

async function makeOrder(sql: OwnerSql): Promise<{ id: string; shipment: string }> {
  const [order] = await sql<{ id: string }>(
    "insert into public.orders (status, total) values ('processando', 30) returning id",
  )
  const id = order?.id ?? ABSENT
  await sql(
    `insert into public.order_items (order_id, product_name, quantity, price, total)
      select $1, 'Item ' || n, n, 10, n * 10 from generate_series(1, 2) n`,
    [id],
  )
  const [shipment] = await sql<{ id: string }>(
    "insert into public.tracking_shipments (order_id, carrier) values ($1, 'Correios') returning id",
    [id],
  )
  await sql(
    "insert into public.tracking_events (tracking_shipment_id, status) select $1, 'postado' from generate_series(1, 2)",
    [shipment?.id],
  )
  return { id, shipment: shipment?.id ?? ABSENT }
}

async function leftOf(sql: OwnerSql, { id, shipment }: { id: string; shipment: string }): Promise<unknown> {
  const [row] = await sql<{ left: number[] }>(
    `select array[(select count(*) from public.orders where id = $1), (select count(*) from public.order_items where order_id = $1),
      (select count(*) from public.tracking_shipments where order_id = $1),
      (select count(*) from public.tracking_events where tracking_shipment_id = $2)]::int[] as left`,
    [id, shipment],
  )
  return row?.left
}

const tidyUp = (sql: OwnerSql) =>
  sql("delete from public.orders where order_number like '%-00%' and total = 30 returning 1")

apiCalls('orders', [
  call('select count with total (limit 1000)', {
    truth: (sql) => sql('select total from public.orders order by id'),
    run: (client) => client.from('orders').select('total', { count: 'exact' }).order('id').limit(1000),
    admin: { status: 200, count: 420, data: TRUTH },
  }),
  call('select total where status = enviado (limit 1000)', {
    truth: (sql) => sql("select total from public.orders where status = 'enviado' order by id"),
    run: (client) => client.from('orders').select('total').eq('status', 'enviado').order('id').limit(1000),
    admin: { status: 200, data: TRUTH },
  }),
  call('select all ordered by created_at descending', {
    truth: (sql) => sql(`select ${LIST} from public.orders order by created_at desc, id desc`),
    run: (client) =>
      client.from('orders').select(LIST).order('created_at', { ascending: false }).order('id', { ascending: false }),
    admin: { status: 200, data: TRUTH },
  }),
  call('select one page with exact count and the address', {
    truth: (sql) => sql('select * from public.orders order by created_at desc, id desc limit 20 offset 400'),
    run: (client) =>
      client
        .from('orders')
        .select('*', { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(400, 419),
    // Beyond the visible rows.
    admin: { status: 206, count: 420, data: TRUTH },
  }),
  call('ORD-03: select with a missing status found as pendente', {
    truth: (sql) => sql("select id from public.orders where coalesce(status, 'pendente') = 'pendente' order by id"),
    run: (client) => client.from('orders').select('id').or('status.eq.pendente,status.is.null').order('id'),
    admin: { status: 200, data: TRUTH },
  }),
  call('select with items, shipments and events embedded', {
    given: makeOrder,
    run: (client, { given }) =>
      client
        .from('orders')
        .select('status, order_items(product_name, total), tracking_shipments(carrier, tracking_events(status))')
        .eq('id', given.id)
        .order('quantity', { referencedTable: 'order_items' }),
    stored: (sql) => tidyUp(sql),
    admin: {
      status: 200,
      data: [
        {
          status: 'processando',
          order_items: [
            { product_name: 'Item 1', total: 10 },
            { product_name: 'Item 2', total: 20 },
          ],
          tracking_shipments: [
            { carrier: 'Correios', tracking_events: [{ status: 'postado' }, { status: 'postado' }] },
          ],
        },
      ],
    },
  }),
  call('update status and stamps by id: the database clock writes the stamps', {
    given: makeOrder,
    run: (client, { given }) =>
      client
        .from('orders')
        .update({ status: 'enviado', updated_at: '2001-01-01T00:00:00Z', shipped_at: '2001-01-01T00:00:00Z' })
        .eq('id', given.id)
        .select('status, shipped_at, delivered_at'),
    stored: async (sql, { id }) => {
      const rows = await sql(
        `select status, shipped_at > now() - interval '1 minute' as is_new, updated_at > now() - interval '1 minute' as is_updated
          from public.orders where id = $1`,
        [id],
      )
      await tidyUp(sql)
      return rows
    },
    admin: {
      status: 200,
      data: [{ status: 'enviado', shipped_at: MOMENT, delivered_at: null }],
      stored: [{ status: 'enviado', is_new: true, is_updated: true }],
    },
  }),
  call('delete by id', {
    given: makeOrder,
    run: (client, { given }) => client.from('orders').delete().eq('id', given.id).select('status'),
    stored: async (sql, given) => {
      const left = await leftOf(sql, given)
      await tidyUp(sql)
      return left
    },
    admin: { status: 200, data: [{ status: 'processando' }], stored: [0, 0, 0, 0] },
  }),
])
