import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql } from './api-calls'

/** Two brands, the first with one product. */
async function makeTwo(sql: OwnerSql): Promise<string[]> {
  await sql("delete from public.products where name = 'Do grupo'")
  await sql("delete from public.brands where name like 'Grupo %'")
  const rows = await sql<{ id: string }>(
    "insert into public.brands (name) values ('Grupo A'), ('Grupo B') returning id",
  )
  const ids = rows.map(({ id }) => id)
  await sql("insert into public.products (name, price, brand_id) values ('Do grupo', 1, $1)", [ids[0]])
  return ids
}
const brands = async (sql: OwnerSql) =>
  (
    await sql<{ v: string }>(
      "select name || ' v' || version as v from public.brands where name like 'Grupo %' order by 1",
    )
  ).map(({ v }) => v)

apiCalls('pages of categories and brands', [
  call('list_product_groups', {
    given: makeTwo,
    run: (client) =>
      client.rpc('list_product_groups', { kind: 'brand', filter: { search: 'grupo' }, sort: 'products_desc' }),
    admin: {
      status: 200,
      data: [
        { id: expect.any(String), name: 'Grupo A', is_active: true, version: 1, product_count: 1 },
        { id: expect.any(String), name: 'Grupo B', is_active: true, version: 1, product_count: 0 },
      ],
    },
  }),
  call('product_group_counts', {
    given: makeTwo,
    run: (client) => client.rpc('product_group_counts', { kind: 'brand', filter: { search: 'grupo' } }),
    admin: { status: 200, data: [{ total: 2, inactive: 0, without_products: 1 }] },
  }),
  call('update a brand in the version that was seen', {
    given: makeTwo,
    run: (client, { given: [a] }) =>
      client.from('brands').update({ name: 'Grupo C' }).eq('id', a).eq('version', 1).select('name, version'),
    stored: brands,
    admin: { status: 200, data: [{ name: 'Grupo C', version: 2 }], stored: ['Grupo B v1', 'Grupo C v2'] },
  }),
  call('delete_product_group without products', {
    given: makeTwo,
    run: (client, { given: [, b] }) => client.rpc('delete_product_group', { kind: 'brand', id: b, seen: 1 }),
    stored: brands,
    admin: { status: 200, data: true, stored: ['Grupo A v1'] },
  }),
  call('order_product_groups in another order than stored', {
    given: makeTwo,
    run: (client, { given }) => client.rpc('order_product_groups', { kind: 'brand', ids: given, seen: given }),
    admin: { status: 400, code: 'P0001', details: 'groups_changed' },
  }),
  call('preview_group_merge', {
    given: makeTwo,
    run: (client, { given: ids }) => client.rpc('preview_group_merge', { kind: 'brand', ids }),
    admin: {
      status: 200,
      data: [
        { id: expect.any(String), name: 'Grupo A', version: 1, product_count: 1, first_names: ['Do grupo'] },
        { id: expect.any(String), name: 'Grupo B', version: 1, product_count: 0, first_names: [] },
      ],
    },
  }),
  call('merge_product_groups', {
    given: makeTwo,
    run: (client, { given: [a = '', b = ''] }) =>
      client.rpc('merge_product_groups', { kind: 'brand', target: b, seen: { [a]: 1, [b]: 1 }, expected: 1 }),
    stored: brands,
    admin: { status: 200, data: [{ merged: 1, change_id: expect.any(String) }], stored: ['Grupo B v1'] },
  }),
])
