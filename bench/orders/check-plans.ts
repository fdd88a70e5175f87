import { checkIndexed, explain, sequentialScans } from '../support/plan'
import { type Setting, take } from '../support/setting'
import { FIRST_NUMBER } from './fill-orders'
import { orderSearches } from './order-searches'

const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

export async function checkPlans({ report, backend, admin, orders }: Setting & { orders: number }): Promise<void> {
  const whole = `LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2)}`
  const part = whole.slice(8, 14)
  const [middle] = await backend.sql<{ id: string; at: string }>(
    `select id, created_at::text as at from public.orders where order_number = '${whole}'`,
  )
  const cases = [
    { what: 'page 1', args: {}, condition: 'true' },
    {
      what: `search "${whole}"`,
      args: { filter: { search: whole } },
      condition: `private.is_number_match(o.order_number, '${whole}')`,
    },
    {
      what: `search "${part}"`,
      args: { filter: { search: part } },
      condition: `private.is_number_match(o.order_number, '${part}')`,
    },
    {
      what: 'batch of an export',
      name: 'list_order_batch',
      args: { after_created_at: middle?.at, after_id: middle?.id },
      condition: `(o.created_at, o.id) < ('${middle?.at}', '${middle?.id}')`,
    },
  ]
  report.section('How orders are found')
  const plans: [string, string[]][] = []
  for (const [what, search] of Object.entries(orderSearches(orders))) {
    const scans = async () =>
      (await sequentialScans(backend, 'public.orders')) + (await sequentialScans(backend, 'private.order_search'))
    const before = await scans()
    for (const name of ['list_orders', 'order_status_counts'])
      await take(admin.client.rpc(name, { filter: { search } }))
    report.checkNone(`${what} "${search}" through the API: scans of a whole table`, (await scans()) - before)
  }
  for (const { what, name = 'list_orders', args, condition } of cases) {
    const before = await sequentialScans(backend, 'public.orders')
    await take(admin.client.rpc(name, args))
    const scans = (await sequentialScans(backend, 'public.orders')) - before
    report.checkNone(`${what} through the API: scans of the whole table`, scans)
    const plan = await explain(backend, statement(condition), OF_THE_FUNCTION)
    checkIndexed(report, { what, table: 'orders', plan })
    plans.push([`Plan of ${what}`, plan.lines])
  }
  for (const [title, lines] of plans) report.note(title, lines)
}

function statement(condition: string): string {
  if (condition.startsWith('('))
    return `select o.* from public.orders o where ${condition} order by o.created_at desc, o.id desc limit 1000`
  const page = 'order by o.created_at desc, o.id desc limit 20'
  return `select o.* from public.orders o join (
      select o.id from (select o.id, o.created_at from public.orders o where ${condition} ${condition === 'true' ? '' : 'offset 0'}) o ${page}
    ) as page using (id) order by o.created_at desc, o.id desc`
}
