import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, expect, test } from 'vitest'
import { demoId } from '../api/demo-ids'

const shop = sharedBackend()

const ABSENT = '00000000-0000-4000-8000-000000000000'
const CHANGE = '00000000-0000-4000-8000-000000000001'
/** Started by the administrator. */
const IMPORT = '00000000-0000-4000-8000-000000000002'
/** It has a shipment and an event. */
const ORDER = '00000000-0000-4000-8000-000000000003'
const SHIPMENT = '00000000-0000-4000-8000-000000000004'
const EVENT = '00000000-0000-4000-8000-000000000005'
const STATUS_CHANGE = '00000000-0000-4000-8000-000000000008'
const DELETION = '00000000-0000-4000-8000-000000000009'
const DELETED = '00000000-0000-4000-8000-000000000006'
const SUPPLIER = '00000000-0000-4000-8000-000000000007'
const NONE = { ids: [] }
const STAFF_FUNCTIONS: [name: string, args: Record<string, unknown>][] = [
  ['current_costs', { product_ids: [ABSENT] }],
  ['save_product', { product_id: ABSENT, seen: 1, patch: { cost: 1 } }],
  ['list_suppliers', {}],
  ['supplier_counts', {}],
  ['list_supplier_items', { p_supplier: ABSENT }],
  ['forget_supplier_items', { p_items: [ABSENT] }],
  ['match_supplier_lines', { p_supplier: ABSENT, p_lines: [] }],
  ['list_supplier_lists', {}],
  ['missing_supplier_products', { p_supplier: ABSENT, p_found: [] }],
  ['change_products', { selection: NONE, kind: 'delete' }],
  ['change_order_status', { selection: NONE, status: 'enviado' }],
  ['preview_product_change', { selection: NONE, kind: 'promotion_end' }],
  ['set_order_status', { order_id: ABSENT, seen: 'pendente', status: 'enviado' }],
  ['list_changes', {}],
  ['find_product_by_name', { name: 'nada' }],
  ['find_products_by_names', { names: ['nada'] }],
  ['begin_product_import', { import_id: IMPORT, source: 'csv', analysed: 1, rejected: 0, total: 1 }],
  ['product_import_progress', { import_id: ABSENT }],
  ['list_product_batch', { filter: { search: 'nada' } }],
  ['list_catalogue_batch', { page_size: 1 }],
  ['list_products_to_send', { selection: NONE }],
  ['featured_candidates', { search: 'nada' }],
  ['list_product_groups', { kind: 'brand' }],
  ['product_group_counts', { kind: 'brand' }],
  ['preview_group_merge', { kind: 'brand', ids: [ABSENT] }],
  ['delete_product_group', { kind: 'brand', id: ABSENT, seen: 1 }],
  ['set_featured', { product_id: ABSENT, featured: true }],
  ['delete_order', { order_id: ABSENT }],
  ['list_feedbacks', { filter: { search: 'nada' } }],
  ['feedback_counts', { filter: { search: 'nada' } }],
  ['feedback_products', { search: 'nada' }],
  ['set_feedback_state', { selection: NONE, state: 'oculto' }],
  ['undo_feedback_state', { change: '1' }],
  ['reply_feedbacks', { selection: NONE, reply: 'Obrigada' }],
  ['save_settings', { settings: {} }],
  ['settings_for_admin', {}],
  ['tracking_status', {}],
  ['list_tracking_logs', { page_size: 1 }],
  ['tracking_log_summary', {}],
  ['tracking_log_details', { log_id: ABSENT }],
  ['tracking_alarms', {}],
  ['object_timeline', { object_kind: 'order', object_id: ABSENT }],
  ['order_saved_views', { list: 'nada', ids: [] }],
  ['list_activity', { page_size: 1 }],
  ['count_activity', {}],
  ['dashboard_summary', {}],
  ['sales_figures', { first_day: '2026-01-01', last_day: '2026-01-31' }],
  ['work_to_do', {}],
  ['list_orders', { filter: { search: 'nada' } }],
  ['list_order_batch', { filter: { search: 'nada' } }],
  ['list_orders_to_print', { selection: NONE }],
  ['order_status_counts', { filter: { search: '' } }],
  ['palette_search', { p_search: 'nada' }],
  ['list_order_messages', { order_id: ABSENT }],
  ['record_order_message', { order_id: ABSENT, kind: 'enviado' }],
  ['list_shipments', { filter: { search: 'nada' } }],
  ['shipment_counts', {}],
  ['shipment_carriers', {}],
  ['list_orders_without_code', { filter: { search: 'nada' } }],
  ['preview_tracking_codes', { lines: [{ order: 'nada', code: 'X-1234' }] }],
  ['apply_tracking_codes', { lines: [{ order_id: ABSENT, code: 'X-1234' }] }],
  ['set_tracking_code', { order_id: ABSENT, tracking_code: 'X-1234' }],
  ['ship_order', { order_id: ABSENT, tracking_code: 'X-1234', seen_status: 'pendente' }],
  [
    'save_tracking_event',
    { event_id: ABSENT, shipment_id: ABSENT, status: 'postado', occurred_at: '2026-01-01T12:00:00Z' },
  ],
  ['delete_tracking_event', { event_id: ABSENT, seen: 1 }],
  ['list_invoices', { filter: { search: 'nada' } }],
  ['invoice_totals', { filter: { search: 'nada' } }],
  ['list_uninvoiced_orders', { filter: { search: 'nada' } }],
  ['uninvoiced_totals', { filter: { search: 'nada' } }],
  ['first_invoice_month', {}],
  ['match_invoices', { notes: [] }],
  ['attach_invoices', { notes: [] }],
  ['list_invoice_files', { month: '2020-01-01' }],
  ['count_invoice_files', { month: '2020-01-01' }],
  ['set_invoice_cancelled', { invoice_id: ABSENT, version: 1, cancelled: true }],
  ['remove_invoice', { invoice_id: ABSENT, version: 1 }],
  ['search_products', { filter: { search: 'nada' } }],
  ['products_by_category_counts', { filter: { search: 'nada' } }],
  ['search_profiles', { filter: { search: 'nada' } }],
  ['count_profiles', { filter: { search: 'nada' } }],
  ['profile_role_counts', {}],
  ['change_role', { p_profile: ABSENT, p_role: 'user', p_seen: 'admin' }],
  ['customer_card', { p_user: ABSENT }],
  ['customer_orders', { p_order: ABSENT }],
  ['find_customers', { search: 'nada' }],
  ['list_stock_movements', { product_id: ABSENT }],
  ['adjust_stock', { product_id: ABSENT, seen: 0, mode: 'add', quantity: 1, reason: 'count' }],
]
/** Staff functions that write or need an existing id, with valid arguments. */
const DANGEROUS: [name: string, args: Record<string, unknown>][] = [
  ['change_products', { selection: { filter: {} }, kind: 'promotion_end' }],
  ['change_order_status', { selection: { filter: {} }, status: 'cancelado' }],
  ['set_feedback_state', { selection: { filter: { rating: 5 } }, state: 'oculto' }],
  ['reply_feedbacks', { selection: { filter: {} }, reply: 'Intruso', replace: true }],
  ['set_tracking_code', { order_id: ORDER, tracking_code: 'INTRUSO-1' }],
  ['ship_order', { order_id: ORDER, tracking_code: 'INTRUSO-1', seen_status: 'pendente' }],
  ['apply_tracking_codes', { lines: [{ order_id: ORDER, code: 'INTRUSO-1' }], set_sent: true }],
  [
    'save_tracking_event',
    { event_id: ABSENT, shipment_id: SHIPMENT, status: 'entregue', occurred_at: '2026-01-01T12:00:00Z' },
  ],
  ['delete_tracking_event', { event_id: EVENT, seen: 1 }],
  ['record_order_message', { order_id: ORDER, kind: 'enviado' }],
  [
    'enter_order',
    {
      request_id: ABSENT,
      entry: {
        items: [{ product_name: 'Intruso', quantity: 1, price: 1 }],
        customer: { name: 'Intruso' },
        shipping_cost: 0,
        discount: 0,
        total: 1,
      },
    },
  ],
  ['order_featured', { ids: [], seen: [] }],
  ['order_product_groups', { kind: 'brand', ids: [], seen: [] }],
  [
    'merge_product_groups',
    {
      kind: 'category',
      target: demoId('category', 1),
      seen: { [demoId('category', 1)]: 1, [demoId('category', 2)]: 1 },
      expected: 17,
    },
  ],
  ['undo_change', { change_id: CHANGE }],
  ['undo_change', { change_id: STATUS_CHANGE }],
  ['set_order_status', { order_id: ORDER, seen: 'pendente', status: 'cancelado' }],
  ['undo_change', { change_id: DELETION }],
  ['remember_supplier_items', { p_supplier: SUPPLIER, p_items: [{ text: 'intruso', ignored: true }] }],
  [
    'apply_supplier_list',
    {
      p_supplier: SUPPLIER,
      p_list: { source: 'csv' },
      p_lines: [{ text: 'intruso', cost: 1, product: { name: 'Intruso', price: 1 } }],
      p_gone: [],
      p_request: ABSENT,
    },
  ],
  ['delete_all_products', { phrase: 'DELETAR TUDO' }],
  ['import_products', { import_id: IMPORT, first_row: 0, products: [{ name: 'Intruso', price: 1 }] }],
  ['import_product_updates', { import_id: IMPORT, first_row: 0, changes: [{ id: ABSENT, version: 1, patch: {} }] }],
  ['finish_product_import', { import_id: IMPORT, status: 'cancelled' }],
  ['undo_change', { change_id: IMPORT }],
  ['save_settings', { settings: { site_maintenance: 'true' } }],
  ['change_role', { p_profile: demoId('profile', 2), p_role: 'admin', p_seen: 'user' }],
  ['change_role', { p_profile: demoId('profile', 1), p_role: 'user', p_seen: 'admin' }],
  ['check_release_report', { account: ABSENT, report: { outcome: 'failed' } }],
]

const everything = () =>
  shop.backend.sql(`select
    (select md5(string_agg(p::text, '' order by id)) from public.products p) as products,
    (select md5(string_agg(c::text, '' order by id)) from public.categories c) as categories,
    (select md5(string_agg(c::text, '' order by id)) from private.changes c) as changes,
    (select md5(string_agg(c::text, '' order by id)) from public.product_costs c) as costs,
    (select md5(string_agg(i::text, '' order by id)) from public.product_imports i) as imports,
    (select md5(string_agg(i::text, '' order by id)) from public.supplier_items i) as supplier_items,
    (select md5(string_agg(l::text, '' order by id)) from public.supplier_lists l) as supplier_lists,
    (select md5(string_agg(o::text, '' order by id)) from public.orders o) as orders,
    (select md5(string_agg(f::text, '' order by id)) from public.feedbacks f) as feedbacks,
    (select md5(string_agg(t::text, '' order by id)) from public.tracking_shipments t) as shipments,
    (select md5(string_agg(e::text, '' order by id)) from public.tracking_events e) as events,
    (select md5(string_agg(i::text, '' order by id)) from public.invoices i) as invoices,
    (select md5(string_agg(p::text, '' order by id)) from public.profiles p) as profiles,
    (select md5(string_agg(s::text, '' order by setting_key)) from public.admin_settings s) as settings`)

beforeAll(async () => {
  const [product] = await shop.backend.sql<{ id: string }>('select id from public.products limit 1')
  await shop.admin.rpc('change_products', {
    selection: { ids: [product?.id] },
    kind: 'stock',
    arguments: { mode: 'set', quantity: 1 },
  })
  await shop.backend.sql('update private.changes set id = $1 where true', [CHANGE])
  await shop.backend.sql(`insert into public.suppliers (id, name) values ('${SUPPLIER}', 'Fornecedor')`)
  await shop.backend.sql(`insert into public.orders (id) values ('${DELETED}')`)
  await shop.admin.rpc('change_order_status', {
    selection: { ids: [DELETED] },
    status: 'enviado',
    request_id: STATUS_CHANGE,
  })
  await shop.admin.rpc('delete_order', { order_id: DELETED })
  await shop.backend.sql("update private.changes set id = $1 where kind = 'order_delete'", [DELETION])
  await shop.admin.rpc('begin_product_import', { import_id: IMPORT, source: 'csv', analysed: 1, rejected: 0, total: 1 })
  await shop.backend.sql(`insert into public.orders (id) values ('${ORDER}');
    insert into public.tracking_shipments (id, order_id) values ('${SHIPMENT}', '${ORDER}');
    insert into public.tracking_events (id, tracking_shipment_id, status) values ('${EVENT}', '${SHIPMENT}', 'postado')`)
})

test.each(['anonymous', 'customer'] as const)('[AUTH-07] %s cannot call any function for staff', async (who) => {
  const before = await everything()
  const answers: unknown[] = []
  for (const [name, args] of [...STAFF_FUNCTIONS, ...DANGEROUS]) {
    const { error, status, data } = await shop[who].rpc(name, args)
    answers.push([name, error?.code, status, data])
  }
  const refused = ['42501', who === 'anonymous' ? 401 : 403, null]
  expect(answers).toEqual([...STAFF_FUNCTIONS, ...DANGEROUS].map(([name]) => [name, ...refused]))
  expect(await everything()).toEqual(before)
})

test('[AUTH-07] an administrator may call every function for staff', async () => {
  const refused: unknown[] = []
  for (const [name, args] of STAFF_FUNCTIONS) {
    const { error } = await shop.admin.rpc(name, args)
    if (error) refused.push([name, error])
  }
  expect(refused).toEqual([])
})

test('[AUTH-06] other roles cannot execute any function missing in the list', async () => {
  const granted = await shop.backend.sql<{ proname: string; anon: boolean; customer: boolean }>(`
    select p.proname, has_function_privilege('anon', p.oid, 'execute') as anon,
      has_function_privilege('authenticated', p.oid, 'execute') as customer
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`)
  const names = (rows: typeof granted) => [...new Set(rows.map((row) => row.proname))].sort()
  expect(names(granted.filter((row) => row.anon))).toEqual([
    'approved_feedbacks',
    'cost',
    'is_admin',
    'is_in_shop_window',
    'is_on_sale',
    'public_settings',
  ])
  expect(names(granted.filter((row) => row.customer))).toEqual(
    [
      ...new Set([...STAFF_FUNCTIONS, ...DANGEROUS].map(([name]) => name)),
      ...[
        'approved_feedbacks',
        'cost',
        'group_name_folded',
        'has_bought',
        'is_admin',
        'is_gtin',
        'is_in_shop_window',
        'is_on_sale',
        'is_price_rule',
        'is_secret_setting',
        'is_setting',
        'name_words',
        'own_profile_id',
        'profile_search_text',
        'used_product_pictures',
        // With the caller's rights.
        'staff_notes',
      ],
      ...['are_at_most', 'are_image_addresses', 'order_document', 'public_settings', 'require_admin'],
    ].sort(),
  )
})

/** Granted functions that run with their owner's rights and check no role. */
const WITHOUT_CHECK: Record<string, string> = {
  approved_feedbacks: 'returns what the shop shows to everybody',
  cost: 'returns null to others',
  group_name_folded: 'reads no table',
  has_bought: 'answers about the caller',
  is_admin: 'answers about the caller',
  is_secret_setting: 'answers about a key, no value',
  is_setting: 'answers about a key, no value',
  own_profile_id: 'answers about the caller',
  profile_search_text: 'reads no table',
  public_settings: 'returns what the shop shows to everybody',
  used_product_pictures: 'is for a policy, in a schema without access',
}

test('[AUTH-06] a granted function with the rights of its owner starts with the check of the role', async () => {
  const definers = await shop.backend.sql<{ proname: string; prosrc: string }>(`
    select p.proname, p.prosrc from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`)
  const isChecked = (source: string) =>
    /^\s*(perform|select) private\.require_admin\(\);/.test(source.replace(/^.*?\bbegin\b/s, ''))
  const unchecked = definers.filter(({ prosrc }) => !isChecked(prosrc)).map(({ proname }) => proname)
  expect(unchecked.sort()).toEqual(Object.keys(WITHOUT_CHECK).sort())
})

test('[AUTH-06] API roles cannot reach the schema of the helpers', async () => {
  const open = await shop.backend.sql(`select r from unnest('{anon,authenticated,service_role}'::text[]) r
    where has_schema_privilege(r, 'private', 'usage')`)
  expect(open).toEqual([])
  const loose = await shop.backend.sql(`select proname from pg_proc where pronamespace = 'private'::regnamespace
    and prosqlbody is null -- its names are resolved when it is created
    and not exists (select 1 from unnest(proconfig) c where c like 'search_path=%')`)
  expect(loose).toEqual([])
  for (const client of [shop.anonymous, shop.customer, shop.admin]) {
    const { error } = await client.schema('private').rpc('selection_ids', { selection: { ids: [] } })
    expect(error?.code).toBe('PGRST106')
  }
})
