import { asCaller, explain, explainAs } from '../support/plan'
import { PRODUCT_COLUMNS, type Setting, type ShopSetting, take } from '../support/setting'

const INDEX = 'products_name_trgm_idx'
const NEWEST = 'order by created_at desc, id desc limit 20'
const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

export async function measureSearch({ report, backend, admin, products }: ShopSetting): Promise<void> {
  const { client, claims } = admin
  const rare = String(Math.floor(products / 2)).padStart(6, '0')
  const terms = [
    [rare, 'one product', 0.2],
    ['Jasmim Noturno', '1 in 80', 0.2],
    ['jas', '1 in 8', undefined],
  ] as const
  report.section('Search of products by name, one page and exact count')
  for (const [term, size, budget] of terms) {
    const page = `select ${PRODUCT_COLUMNS} from`
    const scanned = `public.products where name ilike '%${term}%'`
    await report.compare({
      what: `in the database: "${term}", ${size}`,
      ours: {
        run: () =>
          backend.sql(
            asCaller(
              claims,
              `${page} public.search_products('{"search": "${term}"}', page_size => 20);
              select * from public.products_by_category_counts('{"search": "${term}"}')`,
            ),
          ),
      },
      reference: {
        run: () => backend.sql(asCaller(claims, `${page} ${scanned} ${NEWEST}; select count(*) from ${scanned}`)),
      },
      against: 'ilike under row security',
      ...(budget === undefined ? {} : { budget }),
      rounds: 9,
    })
    await report.compare({
      what: `through the API: "${term}"`,
      ours: {
        run: () =>
          Promise.all([
            take(
              client
                .rpc('search_products', { filter: { search: term }, page_size: 20, page_offset: 0 })
                .select(PRODUCT_COLUMNS),
            ),
            take(client.rpc('products_by_category_counts', { filter: { search: term } })),
          ]),
      },
      reference: {
        run: () =>
          take(
            client
              .from('products')
              .select(PRODUCT_COLUMNS, { count: 'exact' })
              .ilike('name', `%${term}%`)
              .order('created_at', { ascending: false })
              .order('id', { ascending: false })
              .range(0, 19),
          ),
      },
      against: 'ilike under row security',
      rounds: 9,
    })
  }
  await checkIndex({ report, backend, admin }, rare)
}

async function checkIndex({ report, backend, admin }: Setting, term: string): Promise<void> {
  const ofTable = await explainAs(backend, admin.claims, `select id from public.products where name ilike '%${term}%'`)
  report.note('Plan of a plain ilike as an administrator: row security keeps it from the index', ofTable.lines)
  const ofFunction = await explainAs(
    backend,
    admin.claims,
    `select id from public.search_products('{"search": "${term}"}', page_size => 20)`,
  )
  report.note('Plan of search_products as an administrator', ofFunction.lines)
  const inside = await explain(
    backend,
    `select p.id from public.products p where p.name_folded like '%${term.toLowerCase()}%' ${NEWEST}`,
    OF_THE_FUNCTION,
  )
  report.note('Plan inside search_products (its statement and settings)', inside.lines)
  report.check({
    what: 'index in the plan inside search_products',
    found: inside.indexes.join(', ') || 'none',
    budget: INDEX,
    passed: inside.indexes.includes(INDEX),
  })
  const before = await indexScans(backend)
  await take(admin.client.rpc('search_products', { filter: { search: term }, page_size: 20 }).select('id'))
  const used = (await indexScans(backend)) - before
  report.check({
    what: 'scans of the trigram index by one search through the API',
    found: String(used),
    budget: 'at least 1',
    passed: used >= 1,
  })
}

async function indexScans(backend: Setting['backend']): Promise<number> {
  await backend.sql('select pg_stat_force_next_flush()')
  const [row] = await backend.sql<{ scans: number }>(
    `select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = '${INDEX}'`,
  )
  return row?.scans ?? 0
}
