import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

async function makeChange(sql: OwnerSql): Promise<{ ids: string[]; change: string }> {
  await sql("delete from public.products where name like 'Mudança %'")
  await sql('delete from private.changes where true')
  const rows = await sql<{ id: string }>(
    `insert into public.products (name, price, sale_price, stock_quantity)
      select 'Mudança ' || n, n * 10, n * 5, n from generate_series(1, 3) n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  const [change] = await sql<{ id: string }>(
    `insert into private.changes (kind, arguments, object_count, first_names, object_ids, object_names, versions,
        former_versions, former_values)
      values ('discount', '{"discount": "percentage", "value": 50}', 3, '{Mudança 1,Mudança 2,Mudança 3}', $1,
        '{Mudança 1,Mudança 2,Mudança 3}', '{1,1,1}', '{0,0,0}',
        '{"{1,NULL,NULL}","{2,NULL,NULL}","{NULL,NULL,NULL}"}') returning id`,
    [ids],
  )
  return { ids, change: change?.id ?? '' }
}
const salePrices = async (sql: OwnerSql) =>
  (
    await sql<{ v: unknown }>("select sale_price as v from public.products where name like 'Mudança %' order by name")
  ).map(({ v }) => v)

apiCalls('changes of products', [
  call('preview_product_change', {
    given: makeChange,
    run: (client, { given: { ids } }) =>
      client.rpc('preview_product_change', {
        selection: { ids: ids.slice(0, 1) },
        kind: 'discount',
        arguments: { discount: 'percentage', value: 10 },
      }),
    stored: salePrices,
    admin: {
      status: 200,
      data: [
        {
          matched: 1,
          changed: 1,
          effects: { on_sale: 1 },
          exceptions: 1,
          exception_names: ['Mudança 1'],
          first_rows: [
            {
              id: expect.any(String),
              name: 'Mudança 1',
              price: 10,
              before: { sale_price: 5, sale_starts_at: null, sale_ends_at: null },
              after: { sale_price: 9, sale_starts_at: null, sale_ends_at: null },
              is_exception: true,
            },
          ],
        },
      ],
      stored: [5, 10, 15],
    },
  }),
  call('preview_product_change of a selection that is malformed', {
    run: (client) => client.rpc('preview_product_change', { selection: { all: 1 }, kind: 'promotion_end' }),
    admin: { status: 400, code: '22023' },
  }),
  call('change_products with versions that were seen', {
    given: makeChange,
    run: (client, { given: { ids } }) =>
      client
        .rpc('change_products', {
          selection: { ids: ids.slice(0, 2) },
          kind: 'discount',
          arguments: { discount: 'fixed', value: 4 },
          seen: { [ids[0] ?? '']: 1, [ids[1] ?? '']: 2 },
        })
        .select('matched, changed, failures'),
    stored: salePrices,
    admin: {
      status: 200,
      data: [{ matched: 2, changed: 1, failures: [{ id: expect.any(String), name: 'Mudança 2' }] }],
      stored: [6, 10, 15],
    },
  }),
  call('list_changes', {
    given: makeChange,
    run: (client) =>
      client
        .rpc('list_changes', { page_size: 1, page_offset: 0 })
        .select('kind, arguments, object_count, first_names, created_by_name, undone_at'),
    admin: {
      status: 200,
      data: [
        {
          kind: 'discount',
          arguments: { discount: 'percentage', value: 50 },
          object_count: 3,
          first_names: ['Mudança 1', 'Mudança 2', 'Mudança 3'],
          created_by_name: null,
          undone_at: null,
        },
      ],
    },
  }),
  call('list_changes of an unknown area', {
    run: (client) => client.rpc('list_changes', { p_area: 'coupons' }),
    admin: { status: 400, code: '22023' },
  }),
  call('changes, the table', {
    given: makeChange,
    run: (client) => client.schema('private').from('changes').select('*'),
    admin: { status: 406, code: 'PGRST106' },
  }),
  call('undo_change', {
    given: makeChange,
    run: (client, { given: { change } }) => client.rpc('undo_change', { change_id: change }),
    stored: salePrices,
    admin: { status: 200, data: [{ restored: 3, skipped: [], adjusted: [], import: null }], stored: [1, 2, null] },
  }),
  call('undo_change for the second time', {
    given: async (sql) => {
      const made = await makeChange(sql)
      await sql("update private.changes set undone_at = now(), object_ids = '{}' where true")
      return made
    },
    run: (client, { given: { change } }) => client.rpc('undo_change', { change_id: change }),
    stored: salePrices,
    admin: { status: 400, code: 'P0001', details: 'change_undone', stored: [5, 10, 15] },
  }),
  call('undo_change of one that is not there', {
    run: (client) => client.rpc('undo_change', { change_id: randomUUID() }),
    admin: { status: 400, code: 'P0001', details: 'change_expired' },
  }),
  call('find_product_by_name, composed and spaced otherwise', {
    given: makeChange,
    run: (client) =>
      client.rpc('find_product_by_name', { name: ' Mudanc\u0327a\u00a0\u200b 2 ' }).select('product_name'),
    admin: { status: 200, data: [{ product_name: 'Mudança 2' }] },
  }),
  call('featured_candidates', {
    truth: (sql) =>
      sql(`select name from public.products where is_active and not is_featured and name ilike '%eau%'
        order by name_folded limit 50`),
    run: (client) => client.rpc('featured_candidates', { search: 'EAU' }).select('name'),
    admin: { status: 200, data: TRUTH },
  }),
  call('search_products under every filter, by price', {
    given: async (sql) => {
      await makeChange(sql)
      await sql("update public.products set brand_id = $1, category_id = $2 where name like 'Mudança %'", [
        demoId('brand', 1),
        demoId('category', 1),
      ])
    },
    run: (client) =>
      client
        .rpc('search_products', {
          filter: {
            search: 'MUDANCA',
            category: demoId('category', 1),
            brand: demoId('brand', 1),
            status: 'active',
            stock: 'low',
            on_sale: true,
          },
          sort: 'price_desc',
          page_size: 20,
        })
        .select('name'),
    admin: { status: 200, data: [{ name: 'Mudança 3' }, { name: 'Mudança 2' }, { name: 'Mudança 1' }] },
  }),
])
