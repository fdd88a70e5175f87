import { take } from '../backend/take'
import { checkIndexed, explain, sequentialScans } from '../support/plan'
import { FIRST_NUMBER } from './fill-orders'
import type { OrderSetting } from './measure-orders'

const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

/** Page 1, a search and a batch of an export use an index, by the plan and by the table's counters. */
export async function checkPlans({ report, backend, admin, orders }: OrderSetting): Promise<void> {
  const whole = `LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2)}`
  const part = whole.slice(8, 14)
  const [middle] = await backend.sql<{ id: string; at: string }>(
    `select id, created_at::text as at from public.orders where order_number = '${whole}'`,
  )
  const cases = [
    { what: 'page 1', args: {}, condition: 'true' },
    {
      what: `search "${whole}"`,
      args: { search: whole },
      condition: `private.order_condition('${whole}', null, null, null)`,
    },
    {
      what: `search "${part}"`,
      args: { search: part },
      condition: `private.order_condition('${part}', null, null, null)`,
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
  for (const { what, name = 'list_orders', args, condition } of cases) {
    const before = await sequentialScans(backend, 'orders')
    await take(admin.client.rpc(name, args, { get: true }))
    const scans = (await sequentialScans(backend, 'orders')) - before
    report.check({
      what: `${what} through the API: scans of the whole table`,
      found: String(scans),
      budget: '0',
      passed: scans === 0,
    })
    const plan = await explain(backend, await statement(backend, condition), OF_THE_FUNCTION)
    checkIndexed(report, { what, table: 'orders', plan })
    plans.push([`Plan of ${what}`, plan.lines])
  }
  for (const [title, lines] of plans) report.note(title, lines)
}

/**
 * The statement inside `list_orders`, or `list_order_batch`. A call of a condition function is replaced by its result.
 */
async function statement({ sql }: OrderSetting['backend'], condition: string): Promise<string> {
  if (condition.startsWith('('))
    return `select o.* from public.orders o where ${condition} order by o.created_at desc, o.id desc limit 1000`
  const isCall = condition.startsWith('private.')
  const [row] = isCall ? await sql<{ text: string }>(`select ${condition} as text`) : []
  return `select o.* from public.orders o join (
      select o.id from (select o.id, o.created_at, o.total from public.orders o where ${row?.text ?? condition} ${isCall ? 'offset 0' : ''}) o
      order by o.created_at desc, o.id desc limit 20
    ) as page using (id) order by o.created_at desc, o.id desc`
}
