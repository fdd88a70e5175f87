import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'

const shop = sharedBackend()

const PRODUCT = { name: 'Regra', price: 10 }
const many = (n: number) => Array.from({ length: n }, () => 'x')

describe('a product', () => {
  test.each([
    [{ price: -0.01 }, '23514'],
    [{ price: 'NaN' }, '23514'],
    [{ price: 1e10 }, '22003'],
    [{ price: null }, '23502'],
    [{ stock_quantity: -1 }, '23514'],
    [{ min_stock_alert: 1_000_000 }, '23514'],
    [{ category_type: 'roupa' }, '23514'],
    [{ gender: 'M' }, '23514'],
    [{ images: ['/a.jpg', 'javascript:alert(1)'] }, '23514'],
    [{ main_image: '//evil.test/a.jpg' }, '23514'],
    [{ name: ' \u00a0\u200b ' }, '23514'],
    [{ sku: '' }, '23514'],
    [{ sku: 'x'.repeat(65) }, '23514'],
  ])('%j is refused', async (wrong, code) => {
    const { error } = await shop.admin.from('products').insert({ ...PRODUCT, ...wrong })
    expect(error?.code).toBe(code)
  })

  test('accepts the limits of every rule', async () => {
    const { error } = await shop.admin.from('products').insert({
      name: 'x'.repeat(300),
      price: 9_999_999_999.99,
      sale_price: 0,
      stock_quantity: 999_999,
      min_stock_alert: 999_999,
      images: Array.from({ length: 50 }, () => '/x'),
      tags: many(50),
    })
    expect(error).toBeNull()
  })
})

test.each([
  ['orders', { total: -1 }, '23514'],
  ['orders', { total: 'NaN' }, '23514'],
  ['orders', { status: 'shipped' }, '23514'],
  ['orders', { shipping_address: ['x'] }, '23514'],
  ['orders', { notes: 'x'.repeat(2001) }, '23514'],
  ['order_items', { product_name: 'x'.repeat(301), quantity: 1, price: 1, total: 1 }, '23514'],
  ['order_items', { product_name: 'x', quantity: 0, price: 1, total: 1 }, '23514'],
  ['order_items', { product_name: 'x', quantity: 1, price: 'NaN', total: 1 }, '23514'],
])('an order %s with %j is refused', async (table, wrong, code) => {
  const orderId = await shop.value<string>('select id from public.orders limit 1')
  const row: Record<string, unknown> = table === 'orders' ? wrong : { order_id: orderId, ...wrong }
  expect((await shop.admin.from(table).insert(row)).error?.code).toBe(code)
})

describe('[AUTH-06] an administrator does not set what the database maintains', () => {
  const MOMENT = '2020-01-02T03:04:05Z'
  const ID = '00000000-0000-4000-8000-00000000f1ed'
  const tables = () =>
    shop.column<string>(`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and has_table_privilege('authenticated', c.oid, 'insert, update')`)

  test.each(['id', 'created_at'])('PATCH of %s', async (column) => {
    const value = column === 'id' ? ID : MOMENT
    for (const table of await tables()) {
      const [row] = await shop.sql<{ key: string; name: string }>(`select a.attname as name, t.key
        from pg_attribute a, (select to_jsonb(t) ->> k.attname as key, k.attname as by from public.${table} t, pg_index i
          join pg_attribute k on k.attrelid = i.indrelid and k.attnum = i.indkey[0]
          where i.indisprimary and i.indrelid = 'public.${table}'::regclass limit 1) t
        where a.attrelid = 'public.${table}'::regclass and a.attname = '${column}'`)
      if (!row) continue
      const key = table === 'admin_settings' ? 'setting_key' : 'id'
      const { error } = await shop.admin
        .from(table)
        .update({ [column]: value })
        .eq(key, row.key)
      expect(error?.code, table).toBe('42501')
    }
  })

  test.each([
    ['orders', { total: 1 }, ['version', 'changed_in', 'restored_version', 'created_at', 'updated_at']],
    ['products', { name: 'Datas', price: 1 }, ['created_at', 'updated_at']],
    ['categories', { name: 'Datas' }, ['version', 'created_at', 'updated_at']],
    ['brands', { name: 'Datas' }, ['version', 'created_at', 'updated_at']],
    ['order_items', { product_name: 'x', quantity: 1, price: 1, total: 1 }, ['created_at']],
    ['tracking_shipments', {}, ['created_at', 'updated_at']],
    ['tracking_events', { status: 'postado' }, ['created_at', 'version']],
  ])('POST of %s', async (table, row, columns) => {
    const orderId = await shop.value<string>('select id from public.orders limit 1')
    const shipmentId = await shop.value<string>('select id from public.tracking_shipments limit 1')
    const parent = {
      ...(['order_items', 'tracking_shipments'].includes(table) && { order_id: orderId }),
      ...(table === 'tracking_events' && { tracking_shipment_id: shipmentId }),
    }
    for (const column of columns) {
      const value = column.endsWith('_at') ? MOMENT : 7
      const { error } = await shop.admin.from(table).insert({ ...row, ...parent, [column]: value })
      expect(error?.code, column).toBe('42501')
    }
    expect((await shop.admin.from(table).insert({ ...row, ...parent })).error).toBeNull()
  })
})

test('every writable moment is between 2000 and 2100', async () => {
  const eventId = await shop.value<string>('select id from public.tracking_events limit 1')
  for (const moment of ['infinity', '-infinity', '9999-01-01', '1999-12-31T23:59:59Z']) {
    const change = shop.sql('update public.tracking_events set occurred_at = $1 where id = $2', [moment, eventId])
    await expect(change).rejects.toMatchObject({ code: '23514' })
  }
  const unchecked = await shop.sql(`select format('%I.%I', c.relname, a.attname) as column_name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)
      and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
        and k.conname = c.relname || '_moments')`)
  expect(unchecked).toEqual([])
})

test('a statement ends after 3 s for visitors and 8 s for sessions', async () => {
  const rows = await shop.sql(`select rolname, setting from pg_roles, unnest(rolconfig) as setting
    where rolname in ('anon', 'authenticated') and setting like 'statement_timeout=%' order by 1`)
  expect(rows).toEqual([
    { rolname: 'anon', setting: 'statement_timeout=3s' },
    { rolname: 'authenticated', setting: 'statement_timeout=8s' },
  ])
})
