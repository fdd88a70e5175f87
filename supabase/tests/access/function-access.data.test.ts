import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

const ABSENT = '00000000-0000-4000-8000-000000000000'
const CHANGE = '00000000-0000-4000-8000-000000000001'
/** Started by the administrator. */
const IMPORT = '00000000-0000-4000-8000-000000000002'
/** Of an order with a shipment and an event. */
const ORDER = '00000000-0000-4000-8000-000000000003'
const SHIPMENT = '00000000-0000-4000-8000-000000000004'
const EVENT = '00000000-0000-4000-8000-000000000005'
const NONE = { ids: [] }
const STAFF_FUNCTIONS: [name: string, args: Record<string, unknown>][] = [
  ['apply_discount', { selection: NONE, kind: 'percentage', value: 10 }],
  ['change_stock', { selection: NONE, mode: 'add', quantity: 1 }],
  ['change_order_status', { selection: NONE, status: 'enviado' }],
  ['delete_products', { selection: NONE }],
  ['preview_discount', { selection: NONE, kind: 'fixed', value: 1 }],
  ['preview_stock', { selection: NONE, mode: 'set', quantity: 1 }],
  ['list_product_changes', {}],
  ['find_product_by_name', { name: 'nada' }],
  ['find_products_by_names', { names: ['nada'] }],
  ['begin_product_import', { import_id: IMPORT, source: 'csv', analysed: 1, rejected: 0, total: 1 }],
  ['product_import_progress', { import_id: ABSENT }],
  ['list_product_imports', {}],
  ['list_product_batch', { filter: { search: 'nada' } }],
  ['list_catalogue_batch', { page_size: 1 }],
  ['featured_candidates', { search: 'nada' }],
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
  ['dashboard_summary', {}],
  ['list_orders', { filter: { search: 'nada' } }],
  ['list_order_batch', { filter: { search: 'nada' } }],
  ['order_status_counts', { filter: { search: '' } }],
  ['list_shipments', { filter: { search: 'nada' } }],
  ['shipment_counts', {}],
  ['shipment_carriers', {}],
  ['list_orders_without_code', { filter: { search: 'nada' } }],
  ['preview_tracking_codes', { lines: [{ order: 'nada', code: 'X-1234' }] }],
  ['apply_tracking_codes', { lines: [{ order_id: ABSENT, code: 'X-1234' }] }],
  ['set_tracking_code', { order_id: ABSENT, tracking_code: 'X-1234' }],
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
]
/** Staff functions that write or need an existing id, with valid arguments. */
const DANGEROUS: [name: string, args: Record<string, unknown>][] = [
  ['apply_discount', { selection: { filter: {} }, kind: 'fixed', value: 1 }],
  ['change_stock', { selection: { filter: {} }, mode: 'set', quantity: 0 }],
  ['change_category', { selection: { filter: {} }, category_id: ABSENT }],
  ['change_order_status', { selection: { filter: {} }, status: 'cancelado' }],
  ['delete_products', { selection: { filter: {} } }],
  ['set_feedback_state', { selection: { filter: { rating: 5 } }, state: 'oculto' }],
  ['reply_feedbacks', { selection: { filter: {} }, reply: 'Intruso', replace: true }],
  ['set_tracking_code', { order_id: ORDER, tracking_code: 'INTRUSO-1' }],
  ['apply_tracking_codes', { lines: [{ order_id: ORDER, code: 'INTRUSO-1' }], set_sent: true }],
  [
    'save_tracking_event',
    { event_id: ABSENT, shipment_id: SHIPMENT, status: 'entregue', occurred_at: '2026-01-01T12:00:00Z' },
  ],
  ['delete_tracking_event', { event_id: EVENT, seen: 1 }],
  ['undo_product_change', { change_id: CHANGE }],
  ['delete_all_products', { phrase: 'DELETAR TUDO' }],
  ['import_products', { import_id: IMPORT, first_row: 0, products: [{ name: 'Intruso', price: 1 }] }],
  ['import_product_updates', { import_id: IMPORT, first_row: 0, changes: [{ id: ABSENT, version: 1, patch: {} }] }],
  ['finish_product_import', { import_id: IMPORT, status: 'cancelled' }],
  ['undo_product_import', { import_id: IMPORT }],
  ['save_settings', { settings: { site_maintenance: 'true' } }],
  ['check_release_report', { account: ABSENT, report: { outcome: 'failed' } }],
]

const everything = () =>
  shop.backend.sql(`select
    (select md5(string_agg(p::text, '' order by id)) from public.products p) as products,
    (select md5(string_agg(c::text, '' order by id)) from public.product_changes c) as changes,
    (select md5(string_agg(i::text, '' order by id)) from public.product_imports i) as imports,
    (select md5(string_agg(o::text, '' order by id)) from public.orders o) as orders,
    (select md5(string_agg(f::text, '' order by id)) from public.feedbacks f) as feedbacks,
    (select md5(string_agg(t::text, '' order by id)) from public.tracking_shipments t) as shipments,
    (select md5(string_agg(e::text, '' order by id)) from public.tracking_events e) as events,
    (select md5(string_agg(i::text, '' order by id)) from public.invoices i) as invoices,
    (select md5(string_agg(s::text, '' order by setting_key)) from public.admin_settings s) as settings`)

beforeAll(async () => {
  const [product] = await shop.backend.sql<{ id: string }>('select id from public.products limit 1')
  await shop.admin.rpc('change_stock', { selection: { ids: [product?.id] }, mode: 'set', quantity: 1 })
  await shop.backend.sql('update public.product_changes set id = $1 where true', [CHANGE])
  await shop.admin.rpc('begin_product_import', { import_id: IMPORT, source: 'csv', analysed: 1, rejected: 0, total: 1 })
  await shop.backend.sql(`insert into public.orders (id) values ('${ORDER}');
    insert into public.tracking_shipments (id, order_id) values ('${SHIPMENT}', '${ORDER}');
    insert into public.tracking_events (id, tracking_shipment_id, status) values ('${EVENT}', '${SHIPMENT}', 'postado')`)
})

describe.each(['anonymous', 'customer'] as const)('[AUTH-07] %s', (who) => {
  let before: unknown
  beforeAll(async () => {
    before = await everything()
  })
  test.each([...STAFF_FUNCTIONS, ...DANGEROUS])('cannot call %s(%j)', async (name, args) => {
    const { error, status, data } = await shop[who].rpc(name, args)
    expect([error?.code, status, data]).toEqual(['42501', who === 'anonymous' ? 401 : 403, null])
    expect(await everything()).toEqual(before)
  })
})

test.each(STAFF_FUNCTIONS)('[AUTH-07] an administrator may call %s(%j)', async (name, args) => {
  const { error } = await shop.admin.rpc(name, args)
  expect(error).toBeNull()
})

test('[AUTH-06] other roles cannot execute any function missing in the list', async () => {
  const granted = await shop.backend.sql<{ proname: string; anon: boolean; customer: boolean }>(`
    select p.proname, has_function_privilege('anon', p.oid, 'execute') as anon,
      has_function_privilege('authenticated', p.oid, 'execute') as customer
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`)
  const names = (rows: typeof granted) => [...new Set(rows.map((row) => row.proname))].sort()
  expect(names(granted.filter((row) => row.anon))).toEqual(['approved_feedbacks', 'is_admin', 'public_settings'])
  expect(names(granted.filter((row) => row.customer))).toEqual(
    [
      ...new Set([...STAFF_FUNCTIONS, ...DANGEROUS].map(([name]) => name)),
      ...[
        'approved_feedbacks',
        'has_bought',
        'is_admin',
        'is_secret_setting',
        'is_setting',
        'own_profile_id',
        'profile_search_text',
      ],
      ...['are_at_most', 'are_image_addresses', 'order_document', 'public_settings', 'require_admin'],
    ].sort(),
  )
})

/** Granted functions that run with their owner's rights and check no role. */
const WITHOUT_CHECK: Record<string, string> = {
  approved_feedbacks: 'returns what the shop shows to everybody',
  has_bought: 'answers about the caller',
  is_admin: 'answers about the caller',
  is_secret_setting: 'answers about a key, no value',
  is_setting: 'answers about a key, no value',
  own_profile_id: 'answers about the caller',
  profile_search_text: 'reads no table',
  public_settings: 'returns what the shop shows to everybody',
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
