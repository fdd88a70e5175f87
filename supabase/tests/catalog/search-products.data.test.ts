import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, expect, test } from 'vitest'

const shop = sharedBackend()
beforeAll(async () => {
  await shop.backend.sql(`insert into public.products (name, price, is_active) values
    ('Zq 100% puro', 1, true), ('Zq_sublinhado', 1, true), ('Zq barra\\fim', 1, false), ('Zq estrela*', 1, true),
    ('Zq vírgula, "aspas" e ''apóstrofo''', 1, true), ('Zq (parênteses)', 1, true)`)
})

const names = async (term: unknown) => {
  const { data, error } = await shop.admin
    .rpc('search_products', { filter: { search: term } })
    .select('name')
    .order('name')
  if (error) throw error
  return (data as { name: string }[]).map((row) => row.name)
}

test.each([
  ['zq 100%', ['Zq 100% puro']],
  ['PURO z 0% zq', ['Zq 100% puro']],
  ['zq_', ['Zq_sublinhado']],
  ['a\\f', ['Zq barra\\fim']],
  ['zq\\', []],
  ['VI\u0301RGULA', ['Zq vírgula, "aspas" e \'apóstrofo\'']],
  ["zq' or '1'='1", []],
  ['x'.repeat(1000), []],
])('[PROD-03] [LIST-10] %j finds %j', async (term, expected) => {
  expect(await names(term)).toEqual(expected)
})

test('[PROD-03] more than a hundred words are refused', async () => {
  const many = Array.from({ length: 101 }, (_, n) => `p${n}`)
  const searchFor = (words: string[]) => shop.admin.rpc('search_products', { filter: { search: words.join(' ') } })
  expect((await searchFor(many)).error?.code).toBe('22023')
  expect((await searchFor(many.slice(1))).data).toEqual([])
})

test('[PROD-03] a search without a character finds the whole catalogue', async () => {
  for (const search of [null, '', '  \u00a0 ']) {
    const { count } = await shop.admin.rpc('search_products', { filter: { search } }, { count: 'exact' }).range(0, 0)
    expect(count, JSON.stringify(search)).toBe(266)
  }
})

test('[PROD-03] [PROD-05] one and two characters are searched with category, order, pages, count and embeds', async () => {
  const [category] = await shop.backend.sql<{ id: string; name: string }>(
    'select id, name from public.categories order by sort_order limit 1',
  )
  const truth = await shop.backend.sql<{ id: string }>(
    `select id from public.products where name ilike '%ea%' and category_id = $1 order by created_at desc, id desc`,
    [category?.id],
  )
  const page = (from: number, to: number) =>
    shop.admin
      .rpc('search_products', { filter: { search: 'ea', category: category?.id } }, { count: 'exact' })
      .select('id, categories(name)')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
  const [one, two] = [await page(0, 4), await page(5, 200)]
  expect([one.count, two.count]).toEqual([truth.length, truth.length])
  const rows = [one, two].flatMap(({ data }) => data as unknown as { id: string; categories: { name: string } }[])
  expect(rows.map((row) => row.id)).toEqual(truth.map((row) => row.id))
  expect(new Set(rows.map((row) => row.categories.name))).toEqual(new Set([category?.name]))
  expect(await names('z')).not.toEqual([])
})

test('[PROD-03] [ORD-11] words of three characters use the trigram index as the API role', async () => {
  await shop.backend.sql(`begin; set local session_replication_role = replica;
    insert into public.products (name, name_folded, price)
      select 'Carga ' || md5(n::text), 'carga ' || md5(n::text), 1 from generate_series(1, 2000) n;
    insert into public.orders (order_number) select 'CG-' || md5(n::text) from generate_series(1, 2000) n;
    commit;
    -- What autovacuum does on a server.
    select gin_clean_pending_list('public.products_name_trgm_idx'), gin_clean_pending_list('public.orders_number_trgm_idx');
    analyze public.products; analyze public.orders`)
  const scans = (index: string, call: string) => `begin;
    select set_config('request.jwt.claim.sub', (select id::text from auth.users where email = 'admin@loja.test'), true);
    set local role authenticated;
    create temporary table probe on commit drop as select
      pg_stat_get_xact_numscans('public.${index}'::regclass) as before, null::bigint as after;
    select count(*) from ${call};
    update probe set after = pg_stat_get_xact_numscans('public.${index}'::regclass) where true;
    select after - before as n from probe`
  const scanned = async (index: string, call: string) => {
    const [row] = await shop.backend.sql<{ n: number }>(scans(index, call))
    await shop.backend.sql('commit')
    return Number(row?.n)
  }
  for (const search of ['c4ca4238', '8a c4ca4238', 'a c4ca4238 b9', 'c4ca4238 cc509a6f carga'])
    expect(await scanned('products_name_trgm_idx', `public.search_products('{"search": "${search}"}')`), search).toBe(1)
  expect(await scanned('orders_number_trgm_idx', `public.list_orders('{"search": "c4ca4238, a0b923820"}')`)).toBe(2)
})
