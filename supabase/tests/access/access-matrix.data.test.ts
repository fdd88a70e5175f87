import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { makeFeedback, makePurchase } from '../feedbacks/feedback-support'

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
  payments: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  order_messages: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  staff_notes: { select: 'n--y', insert: 'nnny', update: 'n---', delete: 'n---' },
  order_items: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  tracking_shipments: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  tracking_events: { select: 'n--y', insert: 'nnny', update: 'n--y', delete: 'n--y' },
  feedbacks: { select: 'ny-y', insert: 'nynn', update: 'ny--', delete: 'nnnn' },
  invoices: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  invoice_files: { select: 'n--y', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
  tracking_logs: { select: 'nnnn', insert: 'nnnn', update: 'nnnn', delete: 'nnnn' },
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
  customerId = await shop.value<string>('select id from auth.users where email = $1', [DEMO_ACCOUNTS.customer.email])
})

const RULE = { kind: 'factor', value: 2, fixedFee: 0, rounding: '90', pixDiscount: 5, minimumMargin: 20 }

/** Follows `insert into`. `$order` and others are the keys of rows that are made before. */
const VALUES: Record<string, string> = {
  products: `(name, price) values ('$name', 1)`,
  categories: `(name) values ('$name')`,
  brands: `(name) values ('$name')`,
  suppliers: `(name) values ('$name')`,
  saved_views: `(list, name, address, owner_id) values ('orders', '$name', '', null)`,
  product_costs: `(product_id, cost, source) values (gen_random_uuid(), 1, 'Cadastro')`,
  supplier_items: `(supplier_id, text, text_key) values ('$supplier', 'A', 'a')`,
  supplier_lists: `(id, supplier_id, source) values (gen_random_uuid(), '$supplier', 'csv')`,
  category_price_rules: `(category_id, price_rule) values ('$category', '${JSON.stringify(RULE)}')`,
  product_imports: `(id, source, analysed, rejected, total) values (gen_random_uuid(), 'csv', 1, 0, 1)`,
  orders: '(total) values (1)',
  order_items: `(order_id, product_name, quantity, price, total) values ('$order', 'x', 1, 1, 1)`,
  payments: `(order_id, amount, source) values ('$order', 1, 'manual')`,
  order_messages: `(order_id, kind) values ('$order', 'enviado')`,
  staff_notes: `(order_id, body, author_id) values ('$order', 'Presente', '$customer')`,
  tracking_shipments: `(order_id) values ('$order')`,
  tracking_events: `(tracking_shipment_id, status) values ('$shipment', 'postado')`,
  tracking_logs: `(provider, event_name, status, source) values ('meta', 'Purchase', 'enviado', 'servidor')`,
  invoices: `(order_id, order_number, access_key, status, source) select '$order', 'x', k || private.nfe_check_digit(k),
    'informada', 'manual' from (select '35260812ABC34501DE3555001' || lpad('$serial', 9, '0') || '187654321' as k) as key`,
  invoice_files: `(invoice_id, xml) values ('$invoice', '<x/>')`,
  admin_settings: `values ('contact_phone', 'antes') on conflict (setting_key) do update set setting_value = 'antes'`,
}
const PARENTS = {
  $order: 'orders',
  $supplier: 'suppliers',
  $category: 'categories',
  $shipment: 'tracking_shipments',
  $invoice: 'invoices',
}
const KEYS: Record<string, string> = {
  profiles: 'user_id',
  admin_settings: 'setting_key',
  category_price_rules: 'category_id',
  invoice_files: 'invoice_id',
}
const keyOf = (table: string) => KEYS[table] ?? 'id'

let serial = 0
async function make(table: string): Promise<string> {
  if (table === 'profiles') return customerId
  if (table === 'feedbacks') return (await makeFeedback(shop.sql, DEMO_ACCOUNTS.customer.email)).id
  if (table === 'shop_products') return make('products')
  serial += 1
  let values = (VALUES[table] ?? '').replace('$name', `Matriz ${serial}`).replace('$serial', `${serial}`)
  for (const [name, parent] of Object.entries(PARENTS))
    if (values.includes(name)) values = values.replace(name, await make(parent))
  return shop.value<string>(
    `insert into public.${table} ${values.replace('$customer', customerId)} returning ${keyOf(table)} as key`,
  )
}

const PATCHES: Record<string, Record<string, unknown>> = {
  profiles: { phone: '1' },
  admin_settings: { setting_value: 'depois' },
  category_price_rules: { price_rule: { ...RULE, value: 3 } },
  feedbacks: { comment: 'outro' },
  orders: { notes: 'outra' },
  order_items: { quantity: 2 },
  staff_notes: { body: 'Outra' },
  tracking_shipments: { carrier: 'outra' },
  tracking_events: { status: 'entregue' },
}
const patchOf = (table: string, value: string): Record<string, unknown> =>
  PATCHES[table] ?? (VALUES[table]?.includes('$name') ? { name: `Outra ${serial}` } : { [keyOf(table)]: value })

async function draftOf(table: string): Promise<Record<string, unknown>> {
  const name = `Nova ${serial}`
  if (table === 'products') return { name, price: 1 }
  if (table === 'categories' || table === 'brands' || table === 'suppliers') return { name }
  if (table === 'saved_views') return { name, list: 'orders', address: '', owner_id: null }
  if (table === 'category_price_rules') return { category_id: await make('categories'), price_rule: RULE }
  if (table === 'orders') return { total: 2 }
  if (table === 'order_items')
    return { order_id: await make('orders'), product_name: 'x', quantity: 1, price: 1, total: 1 }
  if (table === 'staff_notes') return { order_id: await make('orders'), body: 'Nova' }
  if (table === 'tracking_shipments') return { order_id: await make('orders') }
  if (table === 'tracking_events') return { tracking_shipment_id: await make('tracking_shipments'), status: 'postado' }
  if (table === 'admin_settings') {
    await shop.sql("delete from public.admin_settings where setting_key = 'contact_email'")
    return { setting_key: 'contact_email' }
  }
  if (table !== 'feedbacks') return {}
  const { product_id, order_id } = await makePurchase(shop.sql, DEMO_ACCOUNTS.customer.email)
  return { product_id, order_id, rating: 1 }
}

const contents = (table: string) =>
  shop.sql(`select md5(string_agg(t::text, '' order by t::text)) as all_rows from public.${table} t`)

async function outcome(client: SupabaseClient, table: string, verb: (typeof VERBS)[number]): Promise<string> {
  const [key, value] = [keyOf(table), await make(table)]
  const draft = verb === 'insert' ? await draftOf(table) : {}
  const before = await contents(table)
  const rows = client.from(table)
  const { data, error } =
    verb === 'insert'
      ? await rows.insert(draft).select(key)
      : verb === 'select'
        ? await rows.select(key).eq(key, value)
        : verb === 'update'
          ? await rows.update(patchOf(table, value)).eq(key, value).select(key)
          : await rows.delete().eq(key, value).select(key)
  const changed = JSON.stringify(await contents(table)) !== JSON.stringify(before)
  const done = error === null && data.length > 0
  if (changed !== (done && verb !== 'select'))
    return `changed without saying so, or said so without changing: ${error?.code}`
  if (error) return error.code === '42501' ? 'n' : error.code
  return done ? 'y' : '-'
}

test('[AUTH-06] the matrix names every table of the schema', async () => {
  const tables = await shop.column<string>(`select relname::text as t from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by 1`)
  expect(tables).toEqual(Object.keys(MATRIX).sort())
})

test.each(Object.keys(MATRIX))(
  '[AUTH-06] [AUTH-07] %s is read and written by the callers of the matrix',
  async (table) => {
    const met: Record<string, string> = {}
    for (const verb of VERBS) {
      met[verb] = ''
      for (const who of WHO) met[verb] += await outcome(clients[who], table, verb)
    }
    expect(met).toEqual(MATRIX[table])
  },
)
