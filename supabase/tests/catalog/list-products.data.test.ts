import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

const SORTS: [name: string, order: string][] = [
  ['date_desc', 'created_at desc, id desc'],
  ['date_asc', 'created_at, id'],
  ['name_asc', 'name_folded, created_at, id'],
  ['name_desc', 'name_folded desc, created_at desc, id desc'],
  ['price_asc', 'price, created_at, id'],
  ['price_desc', 'price desc, created_at desc, id desc'],
  ['stock_asc', 'coalesce(stock_quantity, 0), created_at, id'],
  ['stock_desc', 'coalesce(stock_quantity, 0) desc, created_at desc, id desc'],
]
const LOW = 'coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5)'
const NOW_PRICE = '(case when sale_price < price then sale_price else price end)'
const FILTERS: [args: Record<string, unknown>, where: string][] = [
  [{}, 'true'],
  [{ status: 'active' }, 'is_active'],
  [{ status: 'inactive' }, 'not is_active'],
  [{ stock: 'low' }, LOW],
  [{ stock: 'out' }, 'coalesce(stock_quantity, 0) = 0'],
  [{ stock: 'unlimited' }, 'stock_quantity = 999999'],
  [{ on_sale: true }, 'sale_price < price'],
  [{ without_image: true }, 'main_image is null'],
  [{ cheaper_days: 7 }, `id in (select product_id from private.price_falls where fell_at > now() - interval '7 days')`],
  [{ search: ' sku-7 ' }, "sku = 'SKU-7'"],
  [{ search: '789-1000 315507' }, "gtin = '7891000315507'"],
  [{ search: '0036000291452' }, "gtin = '036000291452'"],
  [{ margin_below: 30 }, `${NOW_PRICE} - cost < 0.3 * ${NOW_PRICE}`],
  [{ margin_below: 0, status: 'active' }, `${NOW_PRICE} < cost and is_active`],
  [{ without_cost: true }, 'cost is null'],
  [{ margin_below: 30, without_cost: true }, 'false'],
  [{ without_image: false, on_sale: false, status: null, stock: null, search: '' }, 'true'],
  [
    { search: 'e', status: 'active', stock: 'low', on_sale: true },
    `name ilike '%e%' and is_active and ${LOW} and sale_price < price`,
  ],
]

const COSTED = '(select p.*, c.cost from public.products p left join private.current_costs c on c.product_id = p.id) p'

describe('[PROD-05] pages', () => {
  beforeAll(() =>
    shop.sql(`insert into public.products (name, price, stock_quantity, created_at)
      select 'Empate ' || n, 5, case when n % 3 = 0 then 7 end, '2025-01-01' from generate_series(1, 31) n`),
  )

  test.each(SORTS)('[PROD-05] by %s return each product once in the order of SQL', async (sort, order) => {
    const truth = await shop.column<string>(
      `select id from public.products where name like 'Empate %' order by ${order}`,
    )
    const seen: string[] = []
    for (let page_offset = 0; page_offset < 35; page_offset += 7) {
      const { data } = await shop.admin
        .rpc('search_products', { filter: { search: 'empate' }, sort, page_size: 7, page_offset })
        .select('id')
      seen.push(...(data as { id: string }[]).map(({ id }) => id))
    }
    expect(seen).toEqual(truth)
  })

  test('sort names without accents and case', async () => {
    await shop.sql(`insert into public.products (name, price) values
      ('Ordem zinco', 1), ('Ordem Água', 1), ('Ordem azul', 1), ('ordem Ômega', 1), ('Ordem ópio', 1)`)
    const { data } = await shop.admin
      .rpc('search_products', { filter: { search: 'ordem' }, sort: 'name_asc', page_size: 20 })
      .select('name')
    expect((data as { name: string }[]).map(({ name }) => name)).toEqual([
      'Ordem Água',
      'Ordem azul',
      'ordem Ômega',
      'Ordem ópio',
      'Ordem zinco',
    ])
  })

  test('refuse other values', async () => {
    for (const args of [
      { sort: 'id' },
      { sort: null, page_size: 20 },
      { filter: { status: 'ativo' } },
      { filter: { stock: 'baixo' } },
      { filter: { category: 'perfumes' } },
      { page_size: 0 },
      { page_size: 1001 },
      { page_offset: -1 },
    ]) {
      expect((await shop.admin.rpc('search_products', args)).error?.code, JSON.stringify(args)).toBe('22023')
    }
  })
})

describe('[PROD-02] [PROD-04] [PROD-08] [PROD-14] [COST-04] a filter', () => {
  beforeAll(() =>
    shop.sql(`insert into public.products (name, price, sku, gtin)
        values ('Código 7', 100, 'SKU-7', '7891000315507'), ('Código 8', 100, 'SKU-8', '036000291452'), ('De graça', 0, null, null);
      insert into public.product_costs (product_id, cost, source)
        select p.id, round(p.price * (20 + row_number() over (order by p.id) % 100) / 100, 2) + 0.01, 'Lista'
        from public.products p where p.name not like 'Empate %';
      update public.products set price = price + 1 where name like 'Código %'`),
  )

  test.each(FILTERS)('%j selects the same rows in list, counts and selection', async (filter, where) => {
    const truth = await shop.sql<{ id: string }>(
      `select id from ${COSTED} where ${where} order by created_at desc, id desc`,
    )
    const { data } = await shop.admin.rpc('search_products', { filter, page_size: 1000 }).select('id')
    expect(data).toEqual(truth)
    const counts = await shop.admin.rpc('products_by_category_counts', { filter }).order('category_id')
    const expected = await shop.sql(`select category_id, count(*)::int as product_count,
      count(*) filter (where ${LOW})::int as low_stock_count from ${COSTED} where ${where} group by 1 order by 1`)
    expect(counts.data).toMatchObject(expected)
    const preview = await shop.admin.rpc('preview_product_change', { selection: { filter }, kind: 'promotion_end' })
    expect(preview.data).toMatchObject([{ matched: truth.length }])
  })

  test('[PROD-03] name_folded is the folded name', async () => {
    await shop.sql(`insert into public.products (name, price) values
      ('  Dobra\u00a0\u200bÇÃO e\u0301 ÑÜ  ', 1), ('Dobra ß Ø Ł', 1), ('Aﬃnity Oﬃcinale ½', 1), ('Affinity Officinale', 1)`)
    await shop.admin.from('products').update({ name_folded: 'outra' }).eq('name', 'Dobra ß Ø Ł')
    const wrong = await shop.sql(
      'select name, name_folded from public.products where name_folded <> btrim(private.folded(name))',
    )
    expect(wrong).toEqual([])
    const { data } = await shop.admin.rpc('search_products', { filter: { search: 'DOBRA cao É nu' } }).select('name')
    expect(data).toEqual([{ name: 'Dobra ÇÃO é ÑÜ' }])
    for (const search of ['affinity officinale', 'aﬃnity oﬃcinale'])
      expect(
        await shop.admin.rpc('search_products', { filter: { search } }).select('name').order('name'),
      ).toMatchObject({
        data: [{ name: 'Affinity Officinale' }, { name: 'Aﬃnity Oﬃcinale ½' }],
      })
  })
})

const OFTEN = [
  {},
  { category: 'CATEGORY' },
  { brand: 'BRAND' },
  { status: 'active' },
  { status: 'inactive' },
  { stock: 'low' },
  { stock: 'out' },
  { stock: 'unlimited' },
  { on_sale: true },
  { without_image: true },
  { cheaper_days: 7 },
  { search: 'a' },
  { search: 'zq' },
  { search: '417' },
  { search: 'a 000417' },
  { search: 'carga', category: 'CATEGORY', status: 'active' },
]

test.runIf(TEST_ENGINE === 'postgres')(
  '[PROD-03] [PROD-05] page 1 of 20,000 products uses an index under each filter and sort',
  async () => {
    const [index] = await shop.sql<{ definition: string }>(
      "select pg_get_indexdef('public.products_name_trgm_idx'::regclass) as definition",
    )
    // A plan that expects these rare rows early would read all rows.
    await shop.sql(`begin; set local session_replication_role = replica;
      drop index public.products_name_trgm_idx;
      insert into public.products (name, name_folded, price, sale_price, stock_quantity, is_active, category_id, brand_id, created_at)
      select 'Carga ' || lpad(n::text, 6, '0'), 'carga ' || lpad(n::text, 6, '0'), 10 + n % 5000, case when n % 500 = 0 then 9 end,
        case when n % 400 = 0 then 0 when n % 401 = 0 then 999999 else 10 + n % 300 end, n % 300 <> 0,
        categories[1 + n % cardinality(categories)], brands[1 + n % cardinality(brands)], now() - n * interval '5 minutes'
      from generate_series(1, 20000) n,
        (select (select array_agg(id) from public.categories) as categories, (select array_agg(id) from public.brands) as brands) w;
      ${index?.definition}; commit`)
    await shop.sql(`insert into public.product_costs (product_id, cost, source)
      select p.id, case when right(p.name, 2) = '00' then p.price * 0.9 else p.price * 0.5 end, 'Lista'
      from public.products p where p.name like 'Carga %' and p.name not like '%7'`)
    await shop.sql('vacuum analyze public.products')
    await shop.sql('vacuum analyze private.current_costs')
    const scanned: string[] = []
    const [first] = await shop.sql<{ category: string; brand: string }>(
      'select (select min(id::text) from public.categories) as category, (select min(id::text) from public.brands) as brand',
    )
    for (const wanted of OFTEN) {
      const filter = `'${JSON.stringify(wanted)}'`
        .replace('CATEGORY', first?.category ?? '')
        .replace('BRAND', first?.brand ?? '')
      for (const [sort, order] of filter.includes('zq') ? SORTS.slice(0, 4) : SORTS) {
        const lines = await shop.sql<{ 'QUERY PLAN': string }>(`begin; set local random_page_cost = 1.1;
          explain select p.id from public.products p where private.is_product_match(p, ${filter}) order by ${order.replaceAll(/\b(?=created_at|id|name_|price|stock_)/g, 'p.')} limit 20`)
        await shop.sql('commit')
        if (lines.some((line) => line['QUERY PLAN'].includes('Seq Scan on products')))
          scanned.push(`${sort}: ${filter}`)
      }
    }
    expect(scanned).toEqual([])
    const lines = await shop.sql<{ 'QUERY PLAN': string }>(`begin; set local random_page_cost = 1.1;
      explain select count(*) from public.products p left join private.current_costs c on c.product_id = p.id
      where private.is_product_match(p, c, '{"margin_below": 15}')`)
    await shop.sql('commit')
    expect(lines.map((line) => line['QUERY PLAN']).join()).not.toMatch(/Seq Scan/)
    const { data } = await shop.admin
      .rpc('products_by_category_counts', { filter: { search: 'a 000417' } })
      .select('product_count')
    expect(data).toEqual([{ product_count: 1 }])
    const counts = await shop.admin.rpc('products_by_category_counts').select('product_count')
    const all = await shop.value<number>('select count(*)::int as n from public.products')
    expect((counts.data as { product_count: number }[]).reduce((sum, row) => sum + row.product_count, 0)).toBe(all)
  },
)
