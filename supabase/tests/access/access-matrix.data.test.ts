import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeFeedback, makePurchase } from '../feedbacks/feedback-support'

/** Whose row the call uses; rows of a person are the customer's. */
const WHO = ['anonymous', 'owner', 'other', 'admin'] as const
const VERBS = ['select', 'insert', 'update', 'delete'] as const
/** `y`: done. `n`: 42501. `-`: no error and no effect. Order: anonymous, owner, other, admin. */
const MATRIX: Record<string, Record<(typeof VERBS)[number], string>> = {
  profiles: { select: 'ny-y', insert: 'nnnn', update: 'ny--', delete: 'nnnn' },
  products: { select: 'yyyy', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  shop_products: { select: 'yyyy', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  categories: { select: 'yyyy', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  brands: { select: '---y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  product_costs: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  suppliers: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  supplier_items: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  supplier_lists: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  category_price_rules: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  product_imports: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  orders: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  order_messages: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  // The owner's; supabase/tests/notes has those of two administrators.
  staff_notes: { select: 'n--y', insert: 'nnny', update: 'n---', delete: 'n---' },
  order_items: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  tracking_shipments: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  tracking_events: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  // Buyers write; staff moderate through functions.
  feedbacks: { select: 'ny-y', insert: 'nynn', update: 'ny--', delete: 'nnnn' },
  invoices: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  invoice_files: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  tracking_logs: { select: 'nnnn', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  // Shared views; supabase/tests/views has the personal ones.
  saved_views: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  admin_settings: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
}

const shop = sharedBackend({ signUp: 'open' })
let clients: Record<(typeof WHO)[number], SupabaseClient>
let customerId: string
beforeAll(async () => {
  const other = clientOf(shop.backend, shop.backend.publishableKey)
  const signUp = await other.auth.signUp({ email: 'outra@exemplo.test', password: 'uma-senha-longa' })
  if (signUp.error) throw signUp.error
  clients = { ...shop, owner: shop.customer, other }
  const [user] = await shop.backend.sql<{ id: string }>('select id from auth.users where email = $1', [
    DEMO_ACCOUNTS.customer.email,
  ])
  customerId = user?.id ?? ''
})

interface Target {
  key: string
  value: string
  patch: Record<string, unknown>
  draft: Record<string, unknown>
}

let serial = 0
async function target(table: string): Promise<Target> {
  serial += 1
  const make = async (sql: string) => (await shop.backend.sql<{ id: string }>(`${sql} returning id`))[0]?.id ?? ''
  const name = `Matriz ${serial}`
  const draft = { name: `${name} nova` }
  const patch = { name: `${name} outra` }
  const row = (value: string, others: { patch: object; draft: object }): Target => ({
    key: 'id',
    value,
    ...(others as { patch: Record<string, unknown>; draft: Record<string, unknown> }),
  })
  if (table === 'profiles') {
    return { key: 'user_id', value: customerId, patch: { phone: `${serial}` }, draft: { user_id: customerId } }
  }
  if (table === 'admin_settings') {
    await shop.backend.sql(`delete from public.admin_settings where setting_key in ('contact_phone', 'contact_email');
      insert into public.admin_settings values ('contact_phone', 'antes')`)
    return {
      key: 'setting_key',
      value: 'contact_phone',
      patch: { setting_value: 'depois' },
      draft: { setting_key: 'contact_email' },
    }
  }
  if (table === 'saved_views') {
    const view = { list: 'orders', address: '', owner_id: null }
    const id = await make(`insert into public.saved_views (list, name, address, owner_id)
      values ('orders', '${name}', '', null)`)
    return row(id, { patch, draft: { ...draft, ...view } })
  }
  if (table === 'products' || table === 'shop_products') {
    const id = await make(`insert into public.products (name, price) values ('${name}', 1)`)
    return row(id, { patch, draft: { ...draft, price: 1 } })
  }
  if (table === 'product_costs') {
    const draft = { product_id: crypto.randomUUID(), cost: 1, source: 'Cadastro' }
    const id = await make(`insert into public.product_costs (product_id, cost, source)
      values (gen_random_uuid(), 1, 'Cadastro')`)
    return row(id, { patch: { cost: 2 }, draft })
  }
  if (table === 'category_price_rules') {
    const rule = { kind: 'factor', value: 2, fixedFee: 0, rounding: '90', pixDiscount: 5, minimumMargin: 20 }
    const stored = await make(`insert into public.categories (name) values ('${name}')`)
    const other = await make(`insert into public.categories (name) values ('${name} nova')`)
    await shop.backend.sql('insert into public.category_price_rules (category_id, price_rule) values ($1, $2)', [
      stored,
      rule,
    ])
    const patch = { price_rule: { ...rule, value: 3 } }
    return { key: 'category_id', value: stored, patch, draft: { category_id: other, price_rule: rule } }
  }
  if (table === 'suppliers' || table === 'supplier_items' || table === 'supplier_lists') {
    const supplier = await make(`insert into public.suppliers (name) values ('${name}')`)
    if (table === 'suppliers') return row(supplier, { patch, draft })
    if (table === 'supplier_items') {
      const id = await make(
        `insert into public.supplier_items (supplier_id, text, text_key) values ('${supplier}', 'A', 'a')`,
      )
      return row(id, { patch: { text: 'C' }, draft: { supplier_id: supplier, text: 'B', text_key: 'b' } })
    }
    const id = await make(`insert into public.supplier_lists (id, supplier_id, source)
      values (gen_random_uuid(), '${supplier}', 'csv')`)
    const list = { id: crypto.randomUUID(), supplier_id: supplier, source: 'csv' }
    return row(id, { patch: { source: 'pdf' }, draft: list })
  }
  if (table === 'product_imports') {
    const figures = { source: 'csv', analysed: 1, rejected: 0, total: 1 }
    const id = await make(`insert into public.product_imports (id, source, analysed, rejected, total)
      values (gen_random_uuid(), 'csv', 1, 0, 1)`)
    return row(id, { patch: { status: 'done' }, draft: { id: crypto.randomUUID(), ...figures } })
  }
  if (table === 'tracking_logs') {
    const event = { provider: 'meta', event_name: 'Purchase', status: 'enviado', source: 'servidor' }
    const id = await make(`insert into public.tracking_logs (provider, event_name, status, source)
      values ('meta', 'Purchase', 'enviado', 'servidor')`)
    return row(id, { patch: { status: 'falhou' }, draft: event })
  }
  if (table === 'categories' || table === 'brands') {
    return row(await make(`insert into public.${table} (name) values ('${name}')`), { patch, draft })
  }
  if (table === 'feedbacks') {
    const { id } = await makeFeedback(shop.backend.sql, DEMO_ACCOUNTS.customer.email)
    const { product_id, order_id } = await makePurchase(shop.backend.sql, DEMO_ACCOUNTS.customer.email)
    return row(id, { patch: { comment: 'outro' }, draft: { product_id, order_id, rating: 1 } })
  }
  const order = await make('insert into public.orders (total) values (1)')
  if (table === 'orders') return row(order, { patch: { notes: 'outra' }, draft: { total: 2 } })
  if (table === 'order_items') {
    const item = { order_id: order, product_name: 'x', quantity: 1, price: 1, total: 1 }
    const id = await make(
      `insert into public.order_items (order_id, product_name, quantity, price, total) values ('${order}', 'x', 1, 1, 1)`,
    )
    return row(id, { patch: { quantity: 2 }, draft: item })
  }
  if (table === 'order_messages') {
    const id = await make(`insert into public.order_messages (order_id, kind) values ('${order}', 'enviado')`)
    return row(id, { patch: { kind: 'entregue' }, draft: { order_id: order, kind: 'enviado' } })
  }
  if (table === 'staff_notes') {
    const id = await make(`insert into public.staff_notes (order_id, body, author_id)
      values ('${order}', 'Presente', '${customerId}')`)
    return row(id, { patch: { body: 'Outra' }, draft: { order_id: order, body: 'Nova' } })
  }
  if (table === 'invoices' || table === 'invoice_files') {
    const note = { order_id: order, order_number: 'x', status: 'informada', source: 'manual' }
    // The serial number makes keys unique.
    const key = async (n: number) => {
      const body = `35260812ABC34501DE3555001${String(n).padStart(9, '0')}187654321`
      const [made] = await shop.backend.sql<{ key: string }>(
        `select '${body}' || private.nfe_check_digit('${body}') as key`,
      )
      return made?.key
    }
    const id = await make(`insert into public.invoices (order_id, order_number, access_key, status, source)
      values ('${order}', 'x', '${await key(900_000 + serial)}', 'informada', 'manual')`)
    if (table === 'invoices')
      return row(id, { patch: { status: 'cancelada' }, draft: { ...note, access_key: await key(serial) } })
    await shop.backend.sql(`insert into public.invoice_files (invoice_id, xml) values ('${id}', '<x/>')`)
    return { key: 'invoice_id', value: id, patch: { xml: '<y/>' }, draft: { invoice_id: id, xml: '<z/>' } }
  }
  const shipment = await make(`insert into public.tracking_shipments (order_id) values ('${order}')`)
  if (table === 'tracking_shipments') return row(shipment, { patch: { carrier: 'outra' }, draft: { order_id: order } })
  const event = await make(
    `insert into public.tracking_events (tracking_shipment_id, status) values ('${shipment}', 'postado')`,
  )
  return row(event, { patch: { status: 'entregue' }, draft: { tracking_shipment_id: shipment, status: 'postado' } })
}

const contents = (table: string, condition = 'true') =>
  shop.backend.sql(
    `select md5(string_agg(t::text, '' order by t::text)) as all_rows from public.${table} t where ${condition}`,
  )
const FOREIGN: Record<string, string> = {
  profiles: `user_id <> (select id from auth.users where email = '${DEMO_ACCOUNTS.customer.email}')`,
  feedbacks: `profile_id not in (select p.id from public.profiles p join auth.users u on u.id = p.user_id
    where u.email = '${DEMO_ACCOUNTS.customer.email}')`,
}

async function outcome(client: SupabaseClient, table: string, verb: (typeof VERBS)[number]): Promise<string> {
  const { key, value, patch, draft } = await target(table)
  const before = await contents(table)
  const rows = client.from(table)
  const { data, error } =
    verb === 'insert'
      ? await rows.insert(draft).select(key)
      : verb === 'select'
        ? await rows.select(key).eq(key, value)
        : verb === 'update'
          ? await rows.update(patch).eq(key, value).select(key)
          : await rows.delete().eq(key, value).select(key)
  const changed = JSON.stringify(await contents(table)) !== JSON.stringify(before)
  const done = error === null && data.length > 0
  if (changed !== (done && verb !== 'select'))
    return `changed without saying so, or said so without changing: ${error?.code}`
  if (error) return error.code === '42501' ? 'n' : error.code
  return done ? 'y' : '-'
}

test('[AUTH-06] the matrix names every table of the schema', async () => {
  const tables = await shop.backend.sql<{ t: string }>(`select relname::text as t from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by 1`)
  expect(tables.map(({ t }) => t)).toEqual(Object.keys(MATRIX).sort())
})

describe.each(Object.keys(MATRIX))('[AUTH-06] [AUTH-07] %s', (table) => {
  test('is read and written by the callers of the matrix', async () => {
    const met: Record<string, string> = {}
    for (const verb of VERBS) {
      met[verb] = ''
      for (const who of WHO) met[verb] += await outcome(clients[who], table, verb)
    }
    expect(met).toEqual(MATRIX[table])
  })

  test('does not change when a customer updates or deletes all rows', async () => {
    const { key, patch } = await target(table)
    const before = await contents(table, FOREIGN[table])
    await clients.owner.from(table).update(patch).not(key, 'is', null)
    await clients.owner.from(table).delete().not(key, 'is', null)
    expect(await contents(table, FOREIGN[table])).toEqual(before)
  })
})
