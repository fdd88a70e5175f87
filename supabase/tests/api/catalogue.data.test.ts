import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

const LIST =
  'id, name, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, category_id, created_at, version'
const NEWEST = 'order by created_at desc, id desc'
const newest = { ascending: false }

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

const countOf = async (sql: OwnerSql) =>
  (await sql("delete from public.products where name like 'Contrato %' returning 1")).length
const drafts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Contrato ${index + 1}`, price: 99.9, tags: ['marca'] }))
apiCalls('categories, brands and products', [
  call('an inactive category is embedded for staff only', {
    run: (client) => client.from('products').select('categories(name)').eq('id', demoId('product', 11)).single(),
    anonymous: { status: 200, data: { categories: null } },
    admin: { status: 200, data: { categories: { name: 'Presentes de Fim de Ano' } } },
  }),
  call('insert an array of 1200 products', {
    run: async (client) => {
      const { data, ...rest } = await client.from('products').insert(drafts(1200)).select('id')
      return { ...rest, data: data?.length }
    },
    stored: countOf,
    admin: { status: 201, data: 1200, stored: 1200 },
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
  call('more than 1000 rows at once are cut to 1000, the count is true', {
    given: (sql) =>
      sql("insert into public.products (name, price) select 'Exportado ' || n, n from generate_series(1, 1001) n"),
    run: async (client) => {
      const { data, ...rest } = await client
        .from('products')
        .select('id', { count: 'exact' })
        .like('name', 'Exportado %')
        .limit(5000)
      return { ...rest, data: data?.length }
    },
    anonymous: { status: 206, count: 1001, data: 1000 },
  }),
])
