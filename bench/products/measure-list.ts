import { PRODUCT_COLUMNS, type ShopSetting, take } from '../support/setting'

const NEWEST = 'order by created_at desc, id desc limit 20'

const TERMS = ['r', 'ro', 'rom', 'roma rar']

export async function measureProductList({ report, backend, admin, products }: ShopSetting): Promise<void> {
  const { client } = admin
  const list = (filter: object, page: object = {}) => {
    const args = { filter: JSON.stringify(filter), page_size: 20, ...page }
    return take(client.rpc('search_products', args, { get: true }).select(PRODUCT_COLUMNS))
  }
  const count = (filter: object) =>
    take(client.rpc('products_by_category_counts', { filter: JSON.stringify(filter) }, { get: true }))
  const page = (where: string, order = NEWEST) =>
    `select ${PRODUCT_COLUMNS} from public.products where ${where} ${order}`
  const compare = (what: string, ours: () => Promise<unknown>, text: string, rounds = 9) =>
    report.compare({ what, ours: { run: ours }, reference: { run: () => backend.sql(text) }, against: 'SQL', rounds })
  const [first] = await backend.sql<{ category: string; brand: string }>(
    `select (select id from public.categories order by name limit 1) as category, (select id from public.brands order by name limit 1) as brand`,
  )

  report.section('Pages of the list through the API (HTTP, JSON, token, role) against the same SQL')
  await compare('page 1', () => list({}), page('true'), 15)
  const deep = products - 1000
  await compare(`row ${deep} on`, () => list({}, { page_offset: deep }), page('true', `${NEWEST} offset ${deep}`))
  await compare('by name', () => list({}, { sort: 'name_asc' }), page('true', 'order by name limit 20'))
  await compare('by price', () => list({}, { sort: 'price_desc' }), page('true', 'order by price desc limit 20'))
  await compare('by stock', () => list({}, { sort: 'stock_asc' }), page('true', 'order by stock_quantity limit 20'))
  const filters: [string, Record<string, unknown>, string][] = [
    ['category', { category: first?.category }, `category_id = '${first?.category}'`],
    ['brand', { brand: first?.brand }, `brand_id = '${first?.brand}'`],
    ['inactive', { status: 'inactive' }, 'not is_active'],
    ['low stock', { stock: 'low' }, 'coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5)'],
    ['unlimited', { stock: 'unlimited' }, 'stock_quantity = 999999'],
    ['on sale', { on_sale: true }, 'sale_price < price'],
  ]
  for (const [what, args, where] of filters) await compare(`${what}, page 1`, () => list(args), page(where))
  report.section('Search: page 1 and exact counts, against page and count by SQL')
  for (const term of TERMS) {
    const where = `name_folded like '%${term}%'`
    await compare(
      `"${term}"`,
      () => Promise.all([list({ search: term }), count({ search: term })]),
      `${page(where)}; select category_id, count(*) from public.products where ${where} group by 1`,
    )
  }
  report.section('Exact counts by category, with those low on stock')
  const counts = (where: string) => `select category_id, count(*),
    count(*) filter (where coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5)) from public.products where ${where} group by 1`
  await compare('of all', () => count({}), counts('true'), 7)
  for (const [what, args, where] of filters.slice(1)) await compare(what, () => count(args), counts(where), 7)
}
