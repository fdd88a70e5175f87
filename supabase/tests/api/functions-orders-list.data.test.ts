import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'

async function makePair(sql: OwnerSql): Promise<string[]> {
  await sql("delete from public.orders where notes = 'contrato'")
  const rows = await sql<{ id: string }>(
    `insert into public.orders (total, status, notes)
      values (1, 'pendente', 'contrato'), (2, 'processando', 'contrato') returning id`,
  )
  return rows.map(({ id }) => id)
}
const column = (name: 'status' | 'tracking_code') => async (sql: OwnerSql) =>
  (await sql<{ v: unknown }>(`select ${name} as v from public.orders where notes = 'contrato' order by total`)).map(
    ({ v }) => v,
  )
const statuses = column('status')
const codes = column('tracking_code')

apiCalls('lists of orders and feedbacks', [
  call('list_orders: several numbers, a page, columns', {
    truth: (sql) =>
      sql(`select order_number, status from public.orders
        where order_number like '%000007' or order_number like '%00011%' order by created_at desc, id desc limit 5 offset 5`),
    run: (client) =>
      client
        .rpc('list_orders', { filter: { search: '#000007; 00011' }, page_size: 5, page_offset: 5 })
        .select('order_number, status'),
    admin: { status: 200, data: TRUTH },
  }),
  call('list_order_batch: JSON within one text', {
    truth: async (sql) => {
      const [batch] = await sql<{ text: string }>(`select json_agg(o)::text as text from (
        select id, order_number, created_at, status, subtotal, discount_amount, shipping_cost, total, shipped_at,
          delivered_at, tracking_code, shipping_address -> 'name' as name, shipping_address -> 'phone' as phone,
          shipping_address -> 'email' as email, shipping_address -> 'payment_method' as payment_method
        from public.orders where order_number like '%000007' order by created_at, id) o`)
      return batch?.text
    },
    run: (client) =>
      client.rpc('list_order_batch', { filter: '{"search":"#000007"}', sort: 'date_asc' }, { get: true }),
    admin: { status: 200, data: TRUTH },
  }),
  call('list_orders_to_print: of a status, with items and shipments, by total', {
    truth: async (sql) => {
      const [printed] = await sql<{ orders: unknown }>(`select json_agg(json_build_array(order_number, version, (
          select count(*) from public.order_items i where i.order_id = o.id
        ), (select count(*) from public.tracking_shipments s where s.order_id = o.id)) order by total, created_at, id) as orders
        from public.orders o where status = 'cancelado'`)
      return printed?.orders
    },
    run: async (client) => {
      const { data, ...rest } = await client.rpc('list_orders_to_print', {
        selection: { filter: { status: 'cancelado' }, except: [] },
        sort: 'total_asc',
      })
      type Printed = { order_number: string; version: number; order_items: unknown[]; tracking_shipments: unknown[] }
      const orders = data && (JSON.parse(data) as Printed[])
      return {
        ...rest,
        data:
          orders?.map((one: Printed) => [
            one.order_number,
            one.version,
            one.order_items.length,
            one.tracking_shipments.length,
          ]) ?? null,
      }
    },
    admin: { status: 200, data: TRUTH },
  }),
  call('list_orders_to_print: more than 200', {
    run: (client) => client.rpc('list_orders_to_print', { selection: { filter: {}, except: [] } }),
    admin: { status: 400, code: '54000' },
  }),
  call('change_order_status: counts what it found and changed', {
    given: makePair,
    run: (client, { given: ids }) =>
      client.rpc('change_order_status', { selection: { ids }, status: 'processando', expected: 2 }),
    stored: statuses,
    admin: {
      status: 200,
      data: [{ matched: 2, changed: 1, failures: [], change_id: expect.any(String) }],
      stored: ['processando', 'processando'],
    },
  }),
  call('list_feedbacks: without a reply, the worst first, a page, columns', {
    truth: (sql) =>
      sql(`select id, rating as rating_given, comment from public.feedbacks where replied_at is null
        order by rating, created_at, id limit 5 offset 5`),
    run: (client) =>
      client
        .rpc('list_feedbacks', { filter: { unanswered: true }, sort: 'rating_asc', page_size: 5, page_offset: 5 })
        .select('id, rating_given, comment'),
    admin: { status: 200, data: TRUTH },
  }),
  call('feedback_counts by state and rating', {
    truth: (sql) =>
      sql(`select state as feedback_state, rating as rating_given, count(*)::int as feedback_count from public.feedbacks
        group by 1, 2 order by 1, 2`),
    run: (client) =>
      client
        .rpc('feedback_counts', {}, { get: true })
        .select('feedback_state, rating_given, feedback_count')
        .order('feedback_state')
        .order('rating_given'),
    admin: { status: 200, data: TRUTH },
  }),
  call('feedback_products of a name that no product has', {
    run: (client) => client.rpc('feedback_products', { search: 'nada assim' }, { get: true }),
    admin: { status: 200, data: [] },
  }),
  call('set_feedback_state, undo_feedback_state and reply_feedbacks of nothing', {
    run: async (client) => {
      const selection = { ids: [] }
      const change = await client.rpc('set_feedback_state', { selection, state: 'oculto' })
      if (change.error) return change
      const undo = await client.rpc('undo_feedback_state', { change: '1' })
      const reply = await client.rpc('reply_feedbacks', { selection, reply: 'Obrigada' })
      return { ...reply, data: [change.data, undo.data, reply.data] }
    },
    admin: {
      status: 200,
      data: [[{ matched: 0, changed: 0, failures: [], change: null }], 0, [{ matched: 0, changed: 0, failures: [] }]],
    },
  }),
  call('approved_feedbacks of a product', {
    given: async (sql) => {
      const [row] = await sql<{ product_id: string }>(
        `select f.product_id from public.feedbacks f join public.products p on p.id = f.product_id
          where f.state = 'aprovado' and p.is_active order by f.id limit 1`,
      )
      return row?.product_id
    },
    truth: (sql, product_id) =>
      sql(
        `select product_id as product, rating, comment, reply from public.feedbacks
          where state = 'aprovado' and product_id = $1 order by created_at desc, id desc`,
        [product_id],
      ),
    run: (client, { given }) =>
      client.rpc('approved_feedbacks', { product_id: given }).select('product, rating, comment, reply'),
    anonymous: { status: 200, data: TRUTH },
  }),
  call('list_shipments: a state and a carrier, a page', {
    truth: (sql) =>
      sql(`select id, tracking_code from public.tracking_shipments where state = 'entregue' and carrier = 'Correios'
        order by moved_at desc, id desc limit 5 offset 5`),
    run: (client) =>
      client
        .rpc('list_shipments', { filter: { state: 'entregue', carrier: 'Correios' }, page_size: 5, page_offset: 5 })
        .select('id, tracking_code'),
    admin: { status: 200, data: TRUTH },
  }),
  call('shipment_counts: by state, and orders without a code', {
    truth: async (sql) => {
      const rows = await sql(
        'select state as shipment_state, count(*) as shipment_count from public.tracking_shipments group by 1',
      )
      const [without] = await sql<{ n: number }>(
        "select count(*) as n from public.orders where status = 'enviado' and tracking_code is null",
      )
      return expect.arrayContaining([...rows, { shipment_state: 'sem_codigo', shipment_count: without?.n }])
    },
    run: (client) => client.rpc('shipment_counts'),
    admin: { status: 200, data: TRUTH },
  }),
  call('set_tracking_code: writes it, and the order follows', {
    given: async (sql) => (await makePair(sql))[0],
    run: async (client, { given: order_id }) => {
      const { data, ...rest } = await client.rpc('set_tracking_code', { order_id, tracking_code: 'aa 123456785 br' })
      return { ...rest, data: data?.map((row: { result: string }) => row.result) }
    },
    stored: codes,
    admin: { status: 200, data: ['saved'], stored: ['AA123456785BR', null] },
  }),
  call('ship_order: writes the code and enviado', {
    given: async (sql) => (await makePair(sql))[1],
    run: async (client, { given: order_id }) => {
      const args = { order_id, tracking_code: 'aa 123456785 br', seen_status: 'processando' }
      const { data, ...rest } = await client.rpc('ship_order', args)
      return { ...rest, data: data?.map((row: Record<string, unknown>) => `${row.result} ${row.order_status}`) }
    },
    stored: async (sql) => [await statuses(sql), await codes(sql)],
    admin: {
      status: 200,
      data: ['saved enviado'],
      stored: [
        ['pendente', 'enviado'],
        [null, 'AA123456785BR'],
      ],
    },
  }),
  call('apply_tracking_codes: writes two, and sets enviado', {
    given: makePair,
    run: async (client, { given: ids }) => {
      const lines = ids.map((order_id, n) => ({ order_id, code: `LOTE-000${n}` }))
      const { data, ...rest } = await client.rpc('apply_tracking_codes', { lines, set_sent: true })
      return { ...rest, data: data?.map((row: { result: string; sent: boolean }) => `${row.result} ${row.sent}`) }
    },
    stored: codes,
    admin: { status: 200, data: ['saved true', 'saved true'], stored: ['LOTE-0000', 'LOTE-0001'] },
  }),
])
