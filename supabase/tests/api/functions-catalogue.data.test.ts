import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

async function makeThree(sql: OwnerSql): Promise<string[]> {
  await sql("delete from public.products where name like 'Função %' returning 1")
  const rows = await sql<{ id: string }>(
    `insert into public.products (name, price, stock_quantity)
      select 'Função ' || n, n * 10, n from generate_series(1, 3) n returning id`,
  )
  return rows.map(({ id }) => id)
}
/** The only featured products, in their order. */
async function makeTwoFeatured(sql: OwnerSql): Promise<string[]> {
  await sql('update public.products set is_featured = false where is_featured')
  const ids = (await makeThree(sql)).slice(1)
  for (const id of ids) await sql('update public.products set is_featured = true where id = $1', [id])
  return storedOrder(sql)
}
const storedOrder = async (sql: OwnerSql) =>
  (
    await sql<{ id: string }>(
      'select id from public.products where is_featured order by featured_position, created_at desc, id desc',
    )
  ).map(({ id }) => id)
type Column = 'brand_id' | 'sale_price'
const column = (name: Column) => async (sql: OwnerSql) =>
  (await sql<{ v: unknown }>(`select ${name} as v from public.products where name like 'Função %' order by name`)).map(
    ({ v }) => v,
  )
const remaining = async (sql: OwnerSql) =>
  (await sql("select 1 from public.products where name like 'Função %'")).length

const change = (client: SupabaseClient, selection: object, kind: string, args: object = {}) =>
  client.rpc('change_products', { selection, kind, arguments: args }).select('matched, changed, failures')
const done = (changed: number) => [{ matched: changed, changed, failures: [] }]

apiCalls('functions of the catalogue', [
  call('change_products, a discount', {
    given: makeThree,
    run: (client, { given: ids }) => change(client, { ids }, 'discount', { discount: 'percentage', value: 12.5 }),
    stored: column('sale_price'),
    admin: { status: 200, data: done(3), stored: [8.75, 17.5, 26.25] },
  }),
  call('change_products, a brand', {
    given: makeThree,
    run: (client, { given: ids }) => change(client, { ids }, 'brand', { brand_id: demoId('brand', 2) }),
    stored: column('brand_id'),
    admin: { status: 200, data: done(3), stored: Array(3).fill(demoId('brand', 2)) },
  }),
  call('change_products, an unknown kind', {
    given: makeThree,
    run: (client, { given: ids }) => change(client, { ids }, 'explode'),
    admin: { status: 400, code: '22023' },
  }),
  call('change_products, a deletion', {
    given: makeThree,
    run: (client, { given: ids }) => change(client, { ids: [...ids.slice(1), randomUUID()] }, 'delete'),
    stored: remaining,
    admin: {
      status: 200,
      data: [{ matched: 2, changed: 2, failures: [{ id: expect.any(String), name: null }] }],
      stored: 1,
    },
  }),
  call('set_featured', {
    given: makeThree,
    run: (client, { given: [id] }) =>
      client.rpc('set_featured', { product_id: id, featured: true }).select('name, is_featured, version'),
    admin: { status: 200, data: [{ name: 'Função 1', is_featured: true, version: 2 }] },
  }),
  call('order_featured', {
    given: makeTwoFeatured,
    run: (client, { given: seen }) => client.rpc('order_featured', { ids: seen.toReversed(), seen }),
    stored: async (sql, seen) => (await storedOrder(sql)).join() === seen.toReversed().join(),
    admin: { status: 204, stored: true },
  }),
  call('search_products, one page of it, newest first', {
    truth: (sql) =>
      sql(`select p.name, json_build_object('name', c.name) as categories from public.products p
        left join public.categories c on c.id = p.category_id
        where p.name ilike '%parfum%' order by p.created_at desc, p.id desc limit 10 offset 10`),
    run: (client) =>
      client
        .rpc('search_products', { filter: { search: 'parfum' }, page_size: 10, page_offset: 10 })
        .select('name, categories(name)'),
    admin: { status: 200, data: TRUTH },
  }),
  call('products_by_category_counts', {
    truth: (sql) =>
      sql(`select category_id, count(*)::int as product_count,
          (count(*) filter (where coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5)))::int as low_stock_count
        from public.products where name ilike '%água%' group by 1 order by 1`),
    run: (client) =>
      client
        .rpc('products_by_category_counts', { filter: { search: 'ÁGUA' } })
        .select('category_id, product_count, low_stock_count')
        .order('category_id'),
    admin: { status: 200, data: TRUTH },
  }),
  call('delete_all_products', {
    given: async (sql) => {
      await sql("delete from public.products where name like 'Função %'")
    },
    run: (client) => client.rpc('delete_all_products', { phrase: 'DELETAR TUDO' }),
    stored: async (sql) => (await sql('select 1 from public.products')).length,
    admin: { status: 200, data: 260, stored: 0 },
  }),
])
