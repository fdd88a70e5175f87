import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop

const NOT_RECORDED: Record<string, string> = {
  product_costs: 'history of costs, of which the current one has an entry',
  tracking_logs: 'a log itself, written by the shop for each event',
}
/** Columns that the database maintains, and figures of other rows. */
const BOOKKEEPING =
  'id created_at created_by updated_at version revision restored_version changed_in name_folded comment_folded search_text former_state'
const NOT_RECORDED_COLUMNS: Record<string, string> = {
  orders:
    'shipped_at delivered_at tracking_code has_invoice source paid_state payment_method shipping_city shipping_state shipping_method',
  order_items: 'order_id product_id',
  payments: 'order_id source',
  order_messages: 'order_id opened_at opened_by',
  tracking_shipments: 'order_id state moved_at',
  tracking_events: 'tracking_shipment_id',
  invoices: 'order_id order_number source environment issue_month issuer_document model series listed_at',
  invoice_files: 'invoice_id',
  feedbacks: 'profile_id product_id product_name order_id replied_at replied_by',
  profiles: 'user_id',
  current_costs: 'product_id cost_id recorded_at lowest_price lowest_margin',
  admin_settings: 'setting_key setting_type',
  saved_views: 'position',
  staff_notes: 'author_id',
  supplier_items: 'supplier_id text_key code product_id is_ignored last_cost last_seen_at gone_in',
  supplier_lists: 'supplier_id counts change_id failures',
  category_price_rules: 'category_id',
  product_imports:
    'file_name analysed rejected last_written_at imported duplicates errors updated conflicts rejected_rows undo_started_at undone_by removed_count restored_count left_count',
}

const COSTS = 'current_costs'
const tableOf = (relation: string) => (relation === COSTS ? `private.${relation}` : `public.${relation}`)

interface Rule {
  relation: string
  shown: string[]
  covered: string[]
}
const rules = () => sql<Rule>('select relation, shown, covered from private.activity_rules()')

test('[HIST-01] every table that a role of the API may write is recorded, or in the list of exceptions', async () => {
  const written = await sql<{ name: string }>(`select distinct c.relname as name from pg_class c,
      unnest('{anon,authenticated,service_role}'::text[]) r, unnest('{insert,update,delete}'::text[]) p
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (has_table_privilege(r, c.oid, p) or (p <> 'delete' and has_any_column_privilege(r, c.oid, p)))`)
  const recorded = (await rules()).map(({ relation }) => relation)
  expect([...written.map(({ name }) => name), COSTS].sort()).toEqual([...recorded, ...Object.keys(NOT_RECORDED)].sort())
  const triggers = await sql<{
    name: string
    n: number
  }>(`select tgrelid::regclass::text as name, count(*)::integer as n
    from pg_trigger where tgname ~ '_activity_(insert|update|delete)$' group by 1`)
  expect(
    triggers
      .filter(({ n }) => n < 3)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['invoice_files', tableOf(COSTS), 'profiles', 'supplier_items'])
  expect(triggers).toHaveLength(recorded.length)
})

test('[HIST-01] every column of a recorded table is shown, covered, or in the list of exceptions', async () => {
  const open: string[] = []
  for (const { relation, shown, covered } of await rules()) {
    const known = [
      ...shown,
      ...covered,
      ...BOOKKEEPING.split(' '),
      ...(NOT_RECORDED_COLUMNS[relation] ?? '').split(' '),
    ]
    const columns = await shop.column<string>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [tableOf(relation)],
    )
    const names = columns
    open.push(...names.filter((name) => !known.includes(name)).map((name) => `${relation}.${name}`))
    open.push(...[...shown, ...covered].filter((name) => !names.includes(name)).map((name) => `no ${relation}.${name}`))
  }
  expect(open).toEqual([])
})

const SHOWN_TEXT = [
  'admin_settings.setting_key',
  'admin_settings.setting_value',
  'brands.name',
  'categories.name',
  'feedbacks.product_name',
  'feedbacks.state',
  'invoices.order_number',
  'invoices.status',
  'order_items.product_name',
  'order_messages.kind',
  'orders.order_number',
  'orders.status',
  'payments.method',
  'payments.state',
  'product_imports.file_name',
  'product_imports.source',
  'product_imports.status',
  'products.category_type',
  'products.fragrance_family',
  'products.gender',
  'products.gtin',
  'products.intensity',
  'products.name',
  'products.perfume_type',
  'products.sku',
  'products.tags',
  'products.volume',
  'profiles.full_name',
  'profiles.role',
  'saved_views.list',
  'saved_views.name',
  'supplier_lists.file_name',
  'supplier_lists.source',
  'suppliers.name',
  'tracking_events.status',
  'tracking_shipments.carrier',
  'tracking_shipments.tracking_code',
]

const ROWS = `
  insert into public.orders (id, total) values ('00000000-0000-4000-8000-00000000a001', 1);
  insert into public.order_messages (order_id, kind) values ('00000000-0000-4000-8000-00000000a001', 'enviado');
  insert into public.staff_notes (order_id, body) values ('00000000-0000-4000-8000-00000000a001', 'x');
  insert into public.saved_views (list, name, address) values ('orders', 'x', '');
  insert into public.suppliers (id, name) values ('00000000-0000-4000-8000-00000000a001', 'x');
  insert into public.supplier_items (supplier_id, text, text_key)
    values ('00000000-0000-4000-8000-00000000a001', 'x', 'x');
  insert into public.supplier_lists (id, supplier_id, source)
    values ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-00000000a001', 'csv');
  insert into public.category_price_rules (category_id, price_rule) select c.id, '{"kind": "factor", "value": 2, "fixedFee": 0,
    "rounding": "90", "pixDiscount": 5, "minimumMargin": 20}' from public.categories c limit 1;
  insert into public.product_imports (id, source, file_name, analysed, rejected, total)
    values ('00000000-0000-4000-8000-00000000a001', 'csv', 'x', 1, 0, 1);`

test('[HIST-02] an entry has only the text that the list allows', async () => {
  await sql(ROWS)
  const shown: string[] = []
  const columns = await sql<{ relation: string; name: string; type: string }>(`select r.relation, a.attname as name,
      format_type(a.atttypid, null) as type from private.activity_rules() r join pg_attribute a
      on a.attrelid = to_regclass(format('public.%I', r.relation)) and a.attnum > 0 and a.attgenerated = ''
    where format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb') and a.attname !~ '_folded$' order by 1, 2`)
  for (const [n, { relation, name, type }] of columns.entries()) {
    const marker = `Marca${n}Unica`
    const value = { text: `'${marker}'`, 'text[]': `array['${marker}']`, jsonb: `'{"name": "${marker}"}'::jsonb` }[type]
    const error = await sql(
      withoutRules(
        relation,
        `truncate private.activity_entries;
      update public.${relation} set ${name} = ${value} where ctid = (select min(ctid) from public.${relation});
      delete from public.${relation} where ${name} = ${value};
      raise exception 'entries: %', (select string_agg(e::text, ' ') from private.activity_entries e);`,
      ),
    ).catch(String)
    expect(error).toMatch(new RegExp(`entries: .*,${relation},delete,`))
    if (String(error).includes(marker)) shown.push(`${relation}.${name}`)
  }
  expect(shown).toEqual(SHOWN_TEXT)
})

test('[HIST-02] an entry of a new row has no column that a change covers', async () => {
  const wide = await sql('select relation from private.activity_rules() where not initial <@ shown')
  expect(wide).toEqual([])
})

/** Triggers would normalise or refuse a marker. Rolled back. */
const withoutRules = (relation: string, statements: string) => `do $do$
  declare rule record;
  begin
    for rule in select conname from pg_constraint where conrelid = 'public.${relation}'::regclass and contype in ('c', 'f') loop
      execute format('alter table public.${relation} drop constraint %I', rule.conname);
    end loop;
    for rule in select attname from pg_attribute where attrelid = 'public.${relation}'::regclass and attgenerated <> '' loop
      execute format('alter table public.${relation} alter %I drop expression', rule.attname);
    end loop;
    for rule in select tgname from pg_trigger where tgrelid = 'public.${relation}'::regclass and not tgisinternal
      and tgname !~ '_activity_' loop
      execute format('alter table public.${relation} disable trigger %I', rule.tgname);
    end loop;
    ${statements}
  end $do$`

test('[HIST-02] an entry has no value of a token, or of the sender', async () => {
  await sql('truncate private.activity_entries')
  const settings = {
    facebook_access_token: 'TOKEN-SECRETO-1',
    tiktok_access_token: 'TOKEN-SECRETO-2',
    sender_document: '12345678901',
    sender_address: 'Rua Secreta 1',
  }
  await shop.admin.rpc('save_settings', { settings })
  const again = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, `${value}9`]))
  await shop.admin.rpc('save_settings', { settings: again })
  const stored = await sql<{ label: string; text: string }>(
    'select label, e::text as text from private.activity_entries e',
  )
  expect(stored.map(({ label }) => label).sort()).toEqual(
    Object.keys({ ...settings })
      .flatMap((key) => [key, key])
      .sort(),
  )
  for (const value of Object.values(settings)) expect(stored.filter(({ text }) => text.includes(value))).toEqual([])
})
