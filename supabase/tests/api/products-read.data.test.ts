import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

const LIST =
  'id, name, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, category_id, created_at, version'
const NEWEST = 'order by created_at desc, id desc'
const newest = { ascending: false }

const ODD_NAMES = ['Água & "Aspas", (curva)', 'Barra\\invertida', 'Cem 100% *estrela*_', 'Ponto. e; vírgula,']
const makeOddNames = async (sql: OwnerSql) => {
  for (const name of ODD_NAMES) {
    await sql('insert into public.products (name, price) values ($1, 1) on conflict do nothing', [name])
  }
}
const takeOddNames = (sql: OwnerSql) =>
  sql('delete from public.products where name = any ($1) returning 1 as n', [ODD_NAMES])
/** An `in` list for PostgREST; supabase-js does not escape quotes. */
const quotedList = (names: string[]) => `(${names.map((name) => `"${name.replace(/["\\]/g, '\\$&')}"`).join(',')})`

const DATES = [
  [null, null],
  ['2020-01-01T00:00:00Z', '2098-01-01T00:00:00Z'],
  [null, '2020-01-01T00:00:00Z'],
  ['2098-01-01T00:00:00Z', null],
]
const makeSales = async (sql: OwnerSql) => {
  await sql("delete from public.products where name like 'Vitrine %'")
  for (const [index, [start, end]] of DATES.entries())
    await sql(
      'insert into public.products (name, price, sale_price, sale_starts_at, sale_ends_at) values ($1, 10, 8, $2, $3)',
      [`Vitrine ${index}`, start, end],
    )
  await sql("insert into public.products (name, price, is_active) values ('Vitrine oculta', 10, false)")
}

const makeFeatured = async (sql: OwnerSql) => {
  await makeSales(sql)
  for (const [index, [from, until]] of DATES.entries())
    await sql(
      'update public.products set is_featured = true, featured_from = $2, featured_until = $3, featured_position = $4 where name = $1',
      [`Vitrine ${index}`, from, until, 4 - index],
    )
}

apiCalls('products, read', [
  call('count (head)', {
    run: (client) => client.from('products').select('*', { count: 'exact', head: true }),
    anonymous: { status: 200, count: 246 },
    admin: { status: 200, count: 260 },
  }),
  call('list columns with exact count, newest first, range by page', {
    truth: (sql) => sql(`select ${LIST} from public.products ${NEWEST} limit 20 offset 20`),
    run: (client) =>
      client
        .from('products')
        .select(LIST, { count: 'exact' })
        .order('created_at', newest)
        .order('id', newest)
        .range(20, 39),
    anonymous: { status: 206, count: 246, data: expect.objectContaining({ length: 20 }) },
    admin: { status: 206, count: 260, data: TRUTH },
  }),
  call('list with name ilike search and category', {
    truth: (sql) =>
      sql(
        `select ${LIST} from public.products where name ilike '%parfum%' and category_id = '${demoId('category', 1)}' ${NEWEST}`,
      ),
    run: (client) =>
      client
        .from('products')
        .select(LIST, { count: 'exact' })
        .ilike('name', '%PARFUM%')
        .eq('category_id', demoId('category', 1))
        .order('created_at', newest)
        .order('id', newest),
    anonymous: { status: 200 },
    admin: { status: 200, data: TRUTH },
  }),
  call('list, last page and the page after it', {
    run: async (client) => {
      const page = (from: number) =>
        client
          .from('products')
          .select('id', { count: 'exact' })
          .eq('is_active', true)
          .order('id')
          .range(from, from + 19)
      const [last, after] = [await page(240), await page(260)]
      return { status: after.status, error: after.error, count: last.count, data: last.data?.length }
    },
    anonymous: { status: 416, code: 'PGRST103', count: 246, data: 6 },
  }),
  call('select name where name in a batch of 50', {
    truth: (sql) => sql(`select name from public.products where is_active order by name limit 50`),
    run: async (client, { sql }) => {
      const rows = await sql<{ name: string }>(
        'select name from public.products where is_active order by name limit 50',
      )
      const names = rows.map(({ name }) => name)
      return client.from('products').select('name').in('name', names).order('name')
    },
    anonymous: { status: 200, data: TRUTH },
  }),
  call('select name where name in names with quotes, commas, brackets and backslashes', {
    given: makeOddNames,
    run: async (client) => {
      const { data, ...rest } = await client.from('products').select('name').filter('name', 'in', quotedList(ODD_NAMES))
      return { ...rest, data: data?.map(({ name }) => name).sort() }
    },
    stored: async (sql) => (await takeOddNames(sql)).length,
    anonymous: { status: 200, data: [...ODD_NAMES].sort(), stored: 4 },
  }),
  call('select by 200 ids', {
    run: async (client) => {
      const ids = Array.from({ length: 200 }, (_, index) => demoId('product', index + 1))
      return client.from('products').select('id', { count: 'exact' }).in('id', ids).eq('is_active', true).limit(1)
    },
    anonymous: { status: 206, count: 190 },
  }),
  call('PROD-02: search text with the characters of a pattern', {
    given: makeOddNames,
    run: async (client) => {
      const { data, ...rest } = await client.from('products').select('name').ilike('name', '%100\\% %')
      return { ...rest, data: data?.map(({ name }) => name) }
    },
    stored: async (sql) => (await takeOddNames(sql)).length,
    anonymous: { status: 200, data: [ODD_NAMES[2]], stored: 4 },
  }),
  call('featured and active, newest first', {
    truth: (sql) =>
      sql(`select id, name, price, sale_price, main_image, is_featured, stock_quantity from public.products
        where is_featured and is_active ${NEWEST}`),
    run: (client) =>
      client
        .from('products')
        .select('id, name, price, sale_price, main_image, is_featured, stock_quantity')
        .eq('is_featured', true)
        .eq('is_active', true)
        .order('created_at', newest)
        .order('id', newest),
    anonymous: { status: 200, data: TRUTH },
  }),
  call('all active products by name', {
    truth: (sql) => sql('select id, name from public.products where is_active order by name, id'),
    run: (client) => client.from('products').select('id, name').eq('is_active', true).order('name').order('id'),
    anonymous: { status: 200, data: TRUTH },
  }),
  call('AUTH-06: an inactive product by id', {
    run: (client) => client.from('products').select('id').eq('id', demoId('product', 17)),
    anonymous: { status: 200, data: [] },
    admin: { status: 200, data: [{ id: demoId('product', 17) }] },
  }),
  call('one product: arrays, numbers and moments in their JSON form', {
    run: (client) => client.from('products').select('*').eq('id', demoId('product', 3)).single(),
    anonymous: {
      status: 200,
      data: expect.objectContaining({
        price: expect.any(Number),
        tags: [expect.any(String)],
        images: [expect.any(String), '/demo/caixa-presente.svg'],
        is_active: true,
        version: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
      }),
    },
  }),
  call('by a tag in the array', {
    truth: (sql) => sql(`select id from public.products where tags @> '{lunoar}' and is_active order by id`),
    run: (client) =>
      client.from('products').select('id').contains('tags', ['lunoar']).eq('is_active', true).order('id'),
    anonymous: { status: 200, data: TRUTH },
  }),
  call('[PROMO-05] shop_products have the sale price that applies now', {
    given: makeSales,
    run: (client) =>
      client.from('shop_products').select('name, price, sale_price').like('name', 'Vitrine %').order('name'),
    anonymous: {
      status: 200,
      data: [8, 8, null, null].map((sale_price, index) => ({ name: `Vitrine ${index}`, price: 10, sale_price })),
    },
  }),
  call('[FEAT-06] [FEAT-07] shop_products have the place of a product and whether it is featured now', {
    given: makeFeatured,
    run: (client) =>
      client
        .from('shop_products')
        .select('name, is_featured, featured_position')
        .like('name', 'Vitrine %')
        .order('name'),
    anonymous: {
      status: 200,
      data: [true, true, false, false].map((is_featured, index) => ({
        name: `Vitrine ${index}`,
        is_featured,
        featured_position: 4 - index,
      })),
    },
  }),
  call('[PROMO-05] shop_products cannot be written', {
    run: (client) => client.from('shop_products').update({ price: 1 }).eq('price', 10),
    admin: { status: 403, code: '42501' },
  }),
])
