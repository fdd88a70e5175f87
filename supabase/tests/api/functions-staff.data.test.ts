import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'

async function makeOrder(sql: OwnerSql): Promise<{ id: string; order_number: string }> {
  await sql("delete from public.orders where notes = 'contrato' returning 1")
  const [order] = await sql<{ id: string; order_number: string }>(
    "insert into public.orders (total, notes) values (10, 'contrato') returning id, order_number",
  )
  if (order === undefined) throw new Error('no order was made')
  await sql(
    `insert into public.order_items (order_id, product_name, quantity, price, total)
      select $1, 'Item', 1, 5, 5 from generate_series(1, 2)`,
    [order.id],
  )
  await sql('insert into public.tracking_shipments (order_id) values ($1)', [order.id])
  return order
}
async function orderWithoutMessages(sql: OwnerSql): Promise<{ id: string }> {
  await sql('delete from public.order_messages where true')
  const [order] = await sql<{ id: string }>('select id from public.orders order by order_number limit 1')
  if (order === undefined) throw new Error('no order exists')
  return order
}
const ordersLeft = async (sql: OwnerSql) => (await sql("select 1 from public.orders where notes = 'contrato'")).length

const settings = async (sql: OwnerSql) =>
  sql(`select setting_key, setting_value from public.admin_settings
    where setting_key in ('tiktok_access_token', 'whatsapp_number') order by setting_key`)
async function resetSettings(sql: OwnerSql): Promise<void> {
  await sql(`insert into public.admin_settings (setting_key, setting_value) values
    ('tiktok_access_token', 'segredo-antigo-1234'), ('whatsapp_number', '')
    on conflict (setting_key) do update set setting_value = excluded.setting_value`)
}

apiCalls('functions of orders and shop', [
  call('delete_order', {
    given: makeOrder,
    run: async (client, { given }) => {
      const { data, ...rest } = await client.rpc('delete_order', { order_id: given.id })
      return {
        ...rest,
        data: data?.map((row: { order_number: string }) => ({
          ...row,
          order_number: row.order_number === given.order_number,
        })),
      }
    },
    stored: ordersLeft,
    admin: {
      status: 200,
      data: [{ order_number: true, items: 2, shipments: 1, events: 0, change_id: expect.any(String) }],
      stored: 0,
    },
  }),
  call('palette_search by an order number', {
    run: (client) => client.rpc('palette_search', { p_search: 'LJ-2026-000417' }).select('kind, title'),
    admin: { status: 200, data: [{ kind: 'order', title: 'LJ-2026-000417' }] },
  }),
  call('record_order_message records the caller and the moment', {
    given: orderWithoutMessages,
    run: (client, { given }) => client.rpc('record_order_message', { order_id: given.id, kind: 'enviado' }),
    stored: (sql, given) =>
      sql(
        `select m.kind, u.email, m.opened_at between now() - interval '1 minute' and now() as is_now
          from public.order_messages m left join auth.users u on u.id = m.opened_by where m.order_id = $1`,
        [given.id],
      ),
    admin: { status: 200, data: true, stored: [{ kind: 'enviado', email: DEMO_ACCOUNTS.admin.email, is_now: true }] },
  }),
  call('record_order_message of an unknown kind', {
    given: orderWithoutMessages,
    run: (client, { given }) => client.rpc('record_order_message', { order_id: given.id, kind: 'promocao' }),
    admin: { status: 400, code: '23514' },
  }),
  call('record_order_message of an order that is gone', {
    run: (client) => client.rpc('record_order_message', { order_id: randomUUID(), kind: 'enviado' }),
    admin: { status: 200, data: false },
  }),
  call('list_order_messages names the account', {
    given: async (sql) => {
      const order = await orderWithoutMessages(sql)
      await sql(
        `insert into public.order_messages (order_id, kind, opened_at, opened_by)
          select $1::uuid, 'pendente', timestamptz '2026-01-01', id from auth.users where email = $2
          union all select $1::uuid, 'enviado', '2026-01-02', null`,
        [order.id, DEMO_ACCOUNTS.admin.email],
      )
      return order
    },
    truth: (sql) =>
      sql(
        `select 'enviado' as kind, null as opened_by_name union all
          select 'pendente', full_name from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1`,
        [DEMO_ACCOUNTS.admin.email],
      ),
    run: (client, { given }) =>
      client.rpc('list_order_messages', { order_id: given.id }).select('kind, opened_by_name'),
    admin: { status: 200, data: TRUTH },
  }),
  call('order_status_counts', {
    truth: (sql) =>
      sql(`select s as order_status, (select count(*)::int from public.orders where coalesce(status, 'pendente') = s) as order_count
        from unnest('{pendente,processando,enviado,entregue,cancelado}'::text[]) s`),
    run: (client) => client.rpc('order_status_counts').select('order_status, order_count'),
    admin: { status: 200, data: TRUTH },
  }),
  call('save_settings: all or none, tokens go in', {
    given: resetSettings,
    run: (client) =>
      client.rpc('save_settings', { settings: { whatsapp_number: '11 90000-0000', tiktok_access_token: 'novo-5678' } }),
    stored: settings,
    admin: {
      status: 200,
      data: ['tiktok_access_token', 'whatsapp_number'],
      stored: [
        { setting_key: 'tiktok_access_token', setting_value: 'novo-5678' },
        { setting_key: 'whatsapp_number', setting_value: '11 90000-0000' },
      ],
    },
  }),
  call('settings_for_admin: of a token the last four', {
    given: resetSettings,
    run: async (client) => {
      const { data, ...rest } = await client.rpc('settings_for_admin')
      return {
        ...rest,
        data: data && [
          data.length,
          data.find((row: { setting_key: string }) => row.setting_key === 'tiktok_access_token'),
        ],
      }
    },
    admin: {
      status: 200,
      data: [
        32,
        {
          setting_key: 'tiktok_access_token',
          setting_type: 'string',
          setting_value: null,
          is_set: true,
          last_four: '1234',
        },
      ],
    },
  }),
  call('public_settings', {
    given: resetSettings,
    truth: (sql) =>
      sql(`select setting_key from public.admin_settings
        where setting_key not like '%access_token' and setting_key not like 'message%' and setting_key not like 'sender\\_%' and setting_key not in
          ('facebook_capi_test_code', 'google_analytics_debug', 'order_email_notifications', 'activity_retention_days', 'pix_discount') order by setting_key`),
    run: async (client) => {
      const { data, ...rest } = await client.rpc('public_settings')
      return { ...rest, data: data?.map(({ setting_key }: { setting_key: string }) => ({ setting_key })) }
    },
    anonymous: { status: 200, data: TRUTH },
  }),
  call('work_to_do', {
    truth: (sql) =>
      sql(`select count(*)::int as pending_orders, (select count(*)::int from public.feedbacks where state = 'pendente')
        as pending_feedbacks from public.orders where coalesce(status, 'pendente') = 'pendente'`),
    run: (client) => client.rpc('work_to_do').select('pending_orders, pending_feedbacks'),
    admin: { status: 200, data: TRUTH },
  }),
  call('sales_figures', {
    truth: (sql) =>
      sql(`select sum(total)::float as revenue, count(*)::int as order_count from public.orders
        where status in ('enviado', 'entregue') and created_at >= timestamptz '2026-09-01 00:00-03'
          and created_at < '2026-11-01 00:00-03'`),
    run: (client) =>
      client.rpc('sales_figures', { first_day: '2026-09-01', last_day: '2026-10-31' }).select('revenue, order_count'),
    admin: { status: 200, data: TRUTH },
  }),
  call('dashboard_summary', {
    run: async (client) => {
      const { data, ...rest } = await client.rpc('dashboard_summary').maybeSingle<Record<string, unknown>>()
      return {
        ...rest,
        data: data && {
          ...data,
          latest: (data.recent_activity as unknown[]).length,
        },
      }
    },
    admin: {
      status: 200,
      data: expect.objectContaining({
        user_count: 60,
        order_count: 420,
        product_count: 260,
        user_growth_percent: 12.5,
        revenue_growth_percent: 8.2,
        new_products: 3,
        latest: 10,
      }),
    },
  }),
  call('is_admin', {
    run: (client) => client.rpc('is_admin'),
    anonymous: { status: 200, data: false },
    customer: { status: 200, data: false },
    admin: { status: 200, data: true },
  }),
])
