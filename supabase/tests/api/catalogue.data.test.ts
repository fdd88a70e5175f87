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

const countOf = async (sql: OwnerSql) =>
  (await sql("delete from public.products where name like 'Contrato %' returning 1")).length
const drafts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Contrato ${index + 1}`, price: 99.9, tags: ['marca'] }))
const makeSecond = async (sql: OwnerSql) => {
  await sql("insert into public.products (name, price) values ('Contrato 2', 1)")
}

apiCalls('categories, brands and products', [
  call('select all: the inactive one is for staff', {
    run: async (client) => {
      const { data, ...rest } = await client.from('categories').select('name, is_active')
      return { ...rest, data: [data?.length, data?.filter((row) => !row.is_active).map((row) => row.name)] }
    },
    anonymous: { status: 200, data: [11, []] },
    admin: { status: 200, data: [12, ['Presentes de Fim de Ano']] },
  }),
  call('brands of visible products', {
    given: async (sql) => {
      await sql("insert into public.brands (name) values ('Marca sem produto') on conflict do nothing")
    },
    truth: (sql) =>
      sql(`select b.id from public.brands b
        where exists (select 1 from public.products p where p.brand_id = b.id and p.is_active) order by b.id`),
    run: (client) => client.from('brands').select('id').order('id'),
    anonymous: { status: 200, data: TRUTH },
    admin: { status: 200, data: expect.objectContaining({ length: 26 }) },
  }),
  call('brand and category embedded in a product', {
    run: (client) =>
      client
        .from('products')
        .select('name, categories(name), brand:brands(name)')
        .eq('id', demoId('product', 1))
        .single(),
    anonymous: {
      status: 200,
      data: {
        name: expect.any(String),
        categories: { name: 'Perfumes Masculinos' },
        brand: { name: expect.stringMatching(/^\S+/) },
      },
    },
  }),
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
  call('insert with names that exist ignored, count what came back', {
    given: makeSecond,
    run: (client) =>
      client
        .from('products')
        .upsert(drafts(3), { onConflict: 'name', ignoreDuplicates: true })
        .select('name')
        .order('name'),
    stored: countOf,
    admin: { status: 201, data: [{ name: 'Contrato 1' }, { name: 'Contrato 3' }], stored: 3 },
  }),
  call('insert an array with one name that exists: none is inserted', {
    given: makeSecond,
    run: (client) => client.from('products').insert(drafts(3)),
    stored: countOf,
    admin: { status: 409, code: '23505', stored: 1 },
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
  call('select name where name in names with quotes, commas, brackets and backslashes', {
    given: makeOddNames,
    run: async (client) => {
      const { data, ...rest } = await client.from('products').select('name').filter('name', 'in', quotedList(ODD_NAMES))
      return { ...rest, data: data?.map(({ name }) => name).sort() }
    },
    stored: async (sql) => (await takeOddNames(sql)).length,
    anonymous: { status: 200, data: [...ODD_NAMES].sort(), stored: 4 },
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
