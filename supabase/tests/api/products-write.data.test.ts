import { randomUUID } from 'node:crypto'
import { apiCalls, call, type OwnerSql } from './api-calls'

const NIL = '00000000-0000-0000-0000-000000000000'

async function makeFour(sql: OwnerSql): Promise<{ ids: string[]; category: string }> {
  await clear(sql)
  const [category] = await sql<{ id: string }>(
    "insert into public.categories (name) values ('Contrato') on conflict (name) do update set name = excluded.name returning id",
  )
  const rows = await sql<{ id: string }>(
    `insert into public.products (name, price, stock_quantity)
      select 'Contrato ' || n, n * 10, 5 from generate_series(1, 4) n returning id`,
  )
  return { ids: rows.map(({ id }) => id), category: category?.id ?? NIL }
}
const clear = (sql: OwnerSql) => sql("delete from public.products where name like 'Contrato %' returning 1 as n")

const column = (name: 'category_id' | 'stock_quantity') => async (sql: OwnerSql) =>
  (
    await sql<{ v: unknown }>(`select ${name} as v from public.products where name like 'Contrato %' order by name`)
  ).map(({ v }) => v)
const countOf = async (sql: OwnerSql) => (await clear(sql)).length

/** As the form and imports send it. */
const draft = (n: number) => ({
  name: `Contrato novo ${n}`,
  description: 'marca - Contrato',
  short_description: null,
  price: 99.9,
  sale_price: null,
  stock_quantity: 7,
  category_id: null,
  brand_id: null,
  category_type: 'perfume',
  perfume_type: 'importado',
  gender: 'unissex',
  volume: '100ML',
  fragrance_family: null,
  intensity: null,
  is_featured: false,
  is_active: true,
  tags: ['marca'],
  images: ['https://imagens.loja.test/1.webp'],
  main_image: 'https://imagens.loja.test/1.webp',
})
const drafts = (count: number) => Array.from({ length: count }, (_, index) => draft(index + 1))

apiCalls('products, write', [
  call('insert a single product', {
    run: (client) => client.from('products').insert(draft(1)).select('name, price, tags, version').single(),
    stored: countOf,
    admin: { status: 201, data: { name: 'Contrato novo 1', price: 99.9, tags: ['marca'], version: 1 }, stored: 1 },
  }),
  call('insert an array of 1200 products', {
    run: async (client) => {
      const { data, ...rest } = await client.from('products').insert(drafts(1200)).select('id')
      return { ...rest, data: data?.length }
    },
    stored: countOf,
    admin: { status: 201, data: 1200, stored: 1200 },
  }),
  call('insert with names that exist ignored, count what came back', {
    given: async (sql) => {
      await sql("insert into public.products (name, price) values ('Contrato novo 2', 1)")
    },
    run: (client) =>
      client
        .from('products')
        .upsert(drafts(3), { onConflict: 'name', ignoreDuplicates: true })
        .select('name')
        .order('name'),
    stored: countOf,
    admin: { status: 201, data: [{ name: 'Contrato novo 1' }, { name: 'Contrato novo 3' }], stored: 3 },
  }),
  call('insert an array with one name that exists: none is inserted', {
    given: async (sql) => {
      await sql("insert into public.products (name, price) values ('Contrato novo 2', 1)")
    },
    run: (client) => client.from('products').insert(drafts(3)),
    stored: countOf,
    admin: { status: 409, code: '23505', stored: 1 },
  }),
  call('update one product where its version is the one read', {
    given: makeFour,
    run: async (client, { given: { ids } }) => {
      const change = () =>
        client.from('products').update({ stock_quantity: 9 }).eq('id', ids[0]).eq('version', 1).select('version')
      const [first, second] = [await change(), await change()]
      return { ...first, data: [first.data, second.data] }
    },
    stored: column('stock_quantity'),
    admin: { status: 200, data: [[{ version: 2 }], []], stored: [9, 5, 5, 5] },
  }),
  call('update category_id for many ids', {
    given: makeFour,
    run: (client, { given: { ids, category } }) =>
      client.from('products').update({ category_id: category }, { count: 'exact' }).in('id', ids.slice(0, 3)),
    stored: async (sql, given) => (await column('category_id')(sql)).map((id) => id === given.category),
    admin: { status: 204, count: 3, stored: [true, true, true, false] },
  }),
  call('delete by id', {
    given: makeFour,
    run: (client, { given: { ids } }) => client.from('products').delete().eq('id', ids[0]).select('name'),
    stored: countOf,
    admin: { status: 200, data: [{ name: 'Contrato 1' }], stored: 3 },
  }),
  call('delete by a list of ids, some of them gone', {
    given: makeFour,
    run: (client, { given: { ids } }) =>
      client
        .from('products')
        .delete({ count: 'exact' })
        .in('id', [...ids.slice(1), randomUUID()]),
    stored: countOf,
    admin: { status: 204, count: 3, stored: 1 },
  }),
  call('delete all (id not equal to the nil uuid)', {
    run: (client) => client.from('products').delete({ count: 'exact' }).neq('id', NIL),
    stored: async (sql) => (await sql('select 1 from public.products')).length,
    admin: { status: 204, count: 260, stored: 0 },
  }),
])
