import { spreadOf } from '../support/measure'
import { asCaller, sequentialScans } from '../support/plan'
import { type Setting, take } from '../support/setting'

const TABLES = ['orders', 'order_items', 'tracking_shipments', 'products', 'feedbacks']

/** The counts as a dashboard would ask the tables, without limits. */
const COUNTS = `select
  (select count(*) from public.orders where status = 'pendente' or status is null),
  (select count(*) from public.orders
    where (status = 'pendente' or status is null) and created_at < now() - interval '2 days'),
  (select count(*) from public.orders where status = 'enviado' and tracking_code is null),
  (select count(*) from public.tracking_shipments where state <> 'entregue' and moved_at < now() - interval '168 hours'),
  (select count(*) from public.orders where status in ('enviado', 'entregue') and not has_invoice),
  (select count(*) from public.products where is_active and coalesce(stock_quantity, 0) = 0),
  (select count(*) from public.products where is_active and coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5)),
  (select count(*) from public.products where is_active and main_image is null),
  (select count(*) from public.feedbacks where state = 'pendente')`

/** The figures and best sellers of both periods by day, as a dashboard would compute them. */
const SALES = (days: number) => `with shipped as materialized (
    select o.id, o.total, (now() at time zone 'America/Sao_Paulo')::date - (o.created_at at time zone 'America/Sao_Paulo')::date as age
    from public.orders o where o.status in ('enviado', 'entregue')
  ) select (select sum(total) from shipped where age < ${days}),
    (select sum(total) from shipped where age >= ${days} and age < ${days * 2}),
    (select jsonb_agg(b) from (
      select i.product_id, sum(i.quantity) from shipped s join public.order_items i on i.order_id = s.id
      where s.age < ${days} group by 1 order by 2 desc limit 5) b)`

const WORK_MS = 50

export async function measureDashboard({ report, backend, admin }: Setting): Promise<void> {
  const work = () => take(admin.client.rpc('work_to_do', {}, { get: true }))
  const scans = async () => {
    let sum = 0
    for (const table of TABLES) sum += await sequentialScans(backend, `public.${table}`)
    return sum
  }
  report.section('Work to do')
  const before = await scans()
  await work()
  report.checkNone('work to do: scans of whole tables', (await scans()) - before)
  await report.compare({
    what: 'work to do through the API',
    ours: { run: work },
    reference: { run: () => backend.sql(COUNTS) },
    against: 'SQL, nine counts',
  })
  const call = asCaller(admin.claims, 'select * from public.work_to_do()')
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const start = performance.now()
    await backend.sql(call)
    times.push(performance.now() - start)
  }
  report.check({
    what: 'work to do by SQL, fastest of 15',
    found: spreadOf(times),
    budget: `${WORK_MS} ms`,
    passed: Math.min(...times) < WORK_MS,
  })

  report.section('Sales of a period')
  for (const days of [7, 30, 90, 366]) {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    const [first_day, last_day] = [days - 1, 0].map((ago) => today.format(Date.now() - ago * 86_400_000))
    const sales = () => take(admin.client.rpc('sales_figures', { first_day, last_day }, { get: true }))
    const scansBefore = await scans()
    await sales()
    report.checkNone(`${days} days: scans of whole tables`, (await scans()) - scansBefore)
    await report.compare({
      what: `${days} days through the API, with best sellers and comparison`,
      ours: { run: sales },
      reference: { run: () => backend.sql(SALES(days)) },
      against: 'SQL, by a scan',
      budget: 1,
      rounds: 5,
    })
  }
}
