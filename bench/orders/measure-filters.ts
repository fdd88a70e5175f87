import { type Setting, take } from '../support/setting'

/** Values of `fillOrders`: frequent ones, one in 5000, and none. */
const FILTERS: [filter: Record<string, string | number>, condition: string][] = [
  [{ paid: 'a_pagar' }, "o.paid_state = 'a_pagar'"],
  [{ paid: 'parcial' }, "o.paid_state = 'parcial'"],
  [{ paid: 'em_aberto' }, "o.paid_state not in ('pago', 'estornado')"],
  [{ payment_method: 'card' }, "o.payment_method = 'card'"],
  [
    { paid: 'a_pagar', payment_method: 'card', status: 'processando' },
    "o.paid_state = 'a_pagar' and o.payment_method = 'card' and o.status = 'processando'",
  ],
  [{ city: 'São Paulo' }, "o.shipping_address #>> '{address,city}' = 'São Paulo'"],
  [{ city: 'Xapuri' }, "o.shipping_address #>> '{address,city}' = 'Xapuri'"],
  [{ state: 'SP' }, "o.shipping_address #>> '{address,state}' = 'SP'"],
  [{ state: 'TO' }, "o.shipping_address #>> '{address,state}' = 'TO'"],
  [{ shipping_method: 'PAC' }, "o.shipping_address ->> 'shipping_method' = 'PAC'"],
  [{ shipping_method: 'Motoboy' }, "o.shipping_address ->> 'shipping_method' = 'Motoboy'"],
  [{ min_total: 1540 }, 'o.total >= 1540'],
  [{ min_total: 100, max_total: 900 }, 'o.total between 100 and 900'],
]

export async function measureFilters({ report, backend, admin }: Setting): Promise<void> {
  const products = await backend.sql<{ id: string }>(
    `(select product_id as id from public.order_items where product_id is not null group by 1 order by count(*) desc limit 1)
      union all
     (select product_id from public.order_items where product_id is not null group by 1 order by count(*) limit 1)`,
  )
  const ofProduct = (id: string) =>
    `exists (select 1 from public.order_items i where i.order_id = o.id and i.product_id = '${id}')`
  const all = [...FILTERS, ...products.map(({ id }): [{ product: string }, string] => [{ product: id }, ofProduct(id)])]
  report.section('Filters through the API against a scan')
  for (const [filter, condition] of all) {
    const ours = {
      page: () => take(admin.client.rpc('list_orders', { filter, page_size: 20 })),
      counts: () => take(admin.client.rpc('order_status_counts', { filter })),
    }
    // A scan by one process, of rows that an index cannot find.
    const scan = () =>
      backend.sql(`set max_parallel_workers_per_gather = 0; set enable_indexscan = off; set enable_bitmapscan = off;
        select o.status, count(*) from public.orders o where ${condition} group by 1;
        reset max_parallel_workers_per_gather; reset enable_indexscan; reset enable_bitmapscan`)
    for (const [part, run] of Object.entries(ours)) {
      await report.compare({
        what: `${JSON.stringify(filter)}, ${part}`,
        ours: { run },
        reference: { run: scan },
        against: 'SQL, scan',
        ...(part === 'page' && { budget: 0.2 }),
        rounds: 3,
      })
    }
  }
}
