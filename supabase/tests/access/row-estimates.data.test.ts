import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'

const shared = sharedBackend()

const CATALOGUE = ['brands', 'categories', 'products', 'shop_products']
const FILTERS: Record<string, [column: string, operator: string, value: string]> = {
  admin_settings: ['setting_type', 'eq', 'string'],
  feedbacks: ['state', 'eq', 'aprovado'],
  invoice_files: ['invoice_id', 'gt', '00000000-0000-0000-0000-000000000000'],
  invoices: ['status', 'eq', 'informada'],
  order_items: ['quantity', 'gte', '1'],
  order_messages: ['kind', 'eq', 'enviado'],
  orders: ['status', 'eq', 'enviado'],
  payments: ['amount', 'gte', '0'],
  product_costs: ['recorded_at', 'gt', '2000-01-01'],
  product_imports: ['source', 'eq', 'csv'],
  category_price_rules: ['version', 'eq', '1'],
  suppliers: ['is_active', 'eq', 'true'],
  supplier_items: ['is_ignored', 'eq', 'false'],
  supplier_lists: ['source', 'eq', 'csv'],
  profiles: ['role', 'eq', 'user'],
  saved_views: ['list', 'eq', 'orders'],
  staff_notes: ['created_at', 'gt', '2000-01-01'],
  tracking_events: ['occurred_at', 'gt', '2000-01-01'],
  tracking_logs: ['provider', 'eq', 'meta'],
  tracking_shipments: ['created_at', 'gt', '2000-01-01'],
}

beforeAll(async () => {
  const { sql } = shared.backend
  await sql(`insert into public.orders (order_number, status, total)
      select 'E-' || n, 'enviado', 1 from generate_series(1, 3000) as n;
    insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
      select o.id, (select p.id from public.products p limit 1), 'x', 1, 1, 1 from public.orders o;
    insert into public.order_messages (order_id, kind) select o.id, 'enviado' from public.orders o;
    insert into public.staff_notes (order_id, body) select o.id, 'Presente' from public.orders o;
    insert into public.tracking_shipments (order_id) select o.id from public.orders o;
    insert into public.tracking_events (tracking_shipment_id, status)
      select s.id, 'postado' from public.tracking_shipments s;
    insert into public.product_costs (product_id, cost, source) select p.id, 1, 'x' from public.products p;
    insert into public.suppliers (name) select 'S' || n from generate_series(1, 3000) as n;
    insert into public.supplier_items (supplier_id, text, text_key) select s.id, 'A', 'a' from public.suppliers s;
    insert into public.supplier_lists (id, supplier_id, source) select gen_random_uuid(), s.id, 'csv' from public.suppliers s;
    insert into public.categories (name) select 'R' || n from generate_series(1, 3000) as n;
    insert into public.category_price_rules (category_id, price_rule) select c.id, '{"kind": "factor", "value": 2, "fixedFee": 0,
      "rounding": "90", "pixDiscount": 5, "minimumMargin": 20}' from public.categories c;
    alter table public.saved_views disable trigger user;
    insert into public.saved_views (list, name, address, owner_id)
      select 'orders', 'V' || n, '', null from generate_series(1, 3000) as n;
    alter table public.saved_views enable trigger user`)
  await sql('analyze')
})

async function estimated(client: SupabaseClient, table: string, count: 'planned' | 'estimated', isFiltered = false) {
  const [column, operator, value] = FILTERS[table] ?? ['id', 'eq', '']
  const rows = client.from(table).select(column, { count, head: true })
  const { count: total, error, status } = await (isFiltered ? rows.filter(column, operator, value) : rows)
  return error ? status : total
}

const isAtMostOne = (total: unknown) => total === 0 || total === 1

test('[AUTH-06] covers every table that hides rows from customers', async () => {
  const tables = await shared.backend.sql<{ t: string }>(`select relname::text as t from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by 1`)
  expect(tables.map(({ t }) => t)).toEqual([...CATALOGUE, ...Object.keys(FILTERS)].sort())
})

describe.each(['planned', 'estimated'] as const)('[AUTH-06] [AUTH-07] count=%s', (count) => {
  test.each([false, true])(
    'of a hidden table is at most one row for a customer and refused to a visitor (with a filter: %s)',
    async (isFiltered) => {
      for (const table of Object.keys(FILTERS)) {
        const answer = await estimated(shared.customer, table, count, isFiltered)
        expect(answer, table).toSatisfy(table === 'tracking_logs' ? (status: unknown) => status === 403 : isAtMostOne)
        expect(await estimated(shared.anonymous, table, count, isFiltered), table).toBe(401)
      }
    },
  )

  test('of a join with a hidden table is at most one row for a customer', async () => {
    for (const select of ['id, order_items!inner(id)', 'id, tracking_shipments!inner(id, tracking_events!inner(id))']) {
      const { count: total } = await shared.customer.from('orders').select(select, { count, head: true })
      expect(total).toSatisfy(isAtMostOne)
    }
  })

  test('is correct for an administrator', async () => {
    expect(await estimated(shared.admin, 'orders', count)).toBeGreaterThan(1000)
  })
})

test('[AUTH-06] a customer cannot see a plan', async () => {
  const { data } = await shared.customer.auth.getSession()
  const answer = await fetch(`${shared.backend.url}/rest/v1/orders`, {
    headers: {
      apikey: shared.backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      accept: 'application/vnd.pgrst.plan+json',
    },
  })
  expect(answer.status).toBe(406)
  expect(await answer.text()).not.toMatch(/Plan Rows|Total Cost/)
})
