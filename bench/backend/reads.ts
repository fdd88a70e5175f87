import { PRODUCT_COLUMNS, type ShopSetting, take } from '../support/setting'

export async function measureReads({ report, backend, admin, products }: ShopSetting): Promise<void> {
  const { client } = admin
  const page = (table: string, columns: string, from: number) =>
    take(
      client
        .from(table)
        .select(columns, { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, from + 19),
    )
  const rawPage = (table: string, columns: string, from: number) => async () => {
    await backend.sql(
      `select ${columns} from public.${table} order by created_at desc, id desc limit 20 offset ${from}`,
    )
    await backend.sql(`select count(*) from public.${table}`)
  }
  const deep = products - 40
  const orderColumns = 'id, order_number, status, total, created_at'
  report.section('Reads through the API (HTTP, JSON, token, role) against the same SQL')
  for (const [what, table, columns, from] of [
    ['products, page 1 and exact count', 'products', PRODUCT_COLUMNS, 0],
    [`products, row ${deep} on and exact count`, 'products', PRODUCT_COLUMNS, deep],
    ['orders, page 1 and exact count', 'orders', orderColumns, 0],
  ] as const) {
    await report.compare({
      what,
      ours: { run: () => page(table, columns, from) },
      reference: { run: rawPage(table, columns, from) },
      against: 'SQL: rows, then count',
      rounds: 15,
    })
  }
  await report.compare({
    what: 'count of products',
    ours: { run: () => take(client.from('products').select('id', { count: 'exact', head: true })) },
    reference: { run: () => backend.sql('select count(*) from public.products') },
    against: 'SQL',
    rounds: 15,
  })
  await report.compare({
    what: 'counts of orders by status',
    ours: { run: () => take(client.rpc('order_status_counts')) },
    reference: { run: () => backend.sql('select status, count(*) from public.orders group by 1') },
    against: 'SQL, group by',
    rounds: 7,
  })
  await report.compare({
    what: 'dashboard summary',
    ours: { run: () => take(client.rpc('dashboard_summary')) },
    reference: {
      run: () =>
        backend.sql(`select count(*) from public.profiles; select count(*) from public.orders;
          select count(*) from public.products; select sum(total) from public.orders where status = 'enviado'`),
    },
    against: 'SQL: its four totals',
    rounds: 7,
  })
}
