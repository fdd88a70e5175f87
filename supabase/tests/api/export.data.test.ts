import { apiCalls, call } from './api-calls'

/** Nine of ten added products and the demo data. */
const ACTIVE = 900 + 246

apiCalls('products, export', [
  call('more than 1000 rows at once are cut to 1000, the count is true', {
    given: (sql) =>
      sql(`insert into public.products (name, price, is_active)
        select 'Exportado ' || n, n, n % 10 <> 0 from generate_series(1, 1000) n
        where not exists (select 1 from public.products where name = 'Exportado 1')`),
    run: async (client) => {
      const { data, ...rest } = await client
        .from('products')
        .select('id', { count: 'exact' })
        .eq('is_active', true)
        .limit(5000)
      return { ...rest, data: data?.length }
    },
    anonymous: { status: 206, count: ACTIVE, data: 1000 },
  }),
])
