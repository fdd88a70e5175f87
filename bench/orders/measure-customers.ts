import { spreadOf, summarize } from '../support/measure'
import { asCaller, explainAs } from '../support/plan'
import { type Setting, take } from '../support/setting'
import { FIRST_NUMBER } from './fill-orders'

const BUDGET_MS = 50
const ORDERS_OF_ACCOUNT = 950
const KEYS = ['cpf', 'email', 'phone']

export async function measureCustomers({
  report,
  backend,
  admin,
  orders,
}: Setting & { orders: number }): Promise<void> {
  const whole = `LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2)}`
  const [guest] = await backend.sql<{ id: string; shipping_address: Record<string, string> }>(
    `select id, shipping_address from public.orders where order_number = '${whole}'`,
  )
  if (!guest) throw new Error(`There is no order ${whole}.`)
  const { cpf, email } = guest.shipping_address
  report.section('The card of a customer through the API against a scan for document and e-mail')
  const scan = () =>
    backend.sql(`select count(*), sum(total) from public.orders
      where shipping_address ->> 'cpf' = '${cpf}' or shipping_address ->> 'email' = '${email}'`)
  for (const name of ['customer_card', 'customer_orders']) {
    await report.compare({
      what: `${name} of a guest`,
      ours: { run: () => take(admin.client.rpc(name, { p_order: guest.id }, { get: true })) },
      reference: { run: scan },
      against: 'SQL, scan',
      budget: 0.2,
      rounds: 5,
    })
  }
  const calls = new Map([['a guest', `null, '${guest.id}'`]])
  for (const [index, key] of KEYS.entries()) {
    const [known] = await backend.sql<{ id: string }>(`update public.orders
      set shipping_address = shipping_address - '{${KEYS.filter((other) => other !== key)}}'::text[]
      where order_number = 'LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2) + 1 + index}' returning id`)
    calls.set(`a guest by ${key} only`, `null, '${known?.id}'`)
  }
  const [account] = await backend.sql<{ id: string }>(`update public.orders set profile_id = p.id
    from (select id from public.profiles order by created_at limit 1) p
    where orders.id in (select id from public.orders order by created_at, id limit ${ORDERS_OF_ACCOUNT}) returning p.id`)
  calls.set(`an account with ${ORDERS_OF_ACCOUNT} orders`, `'${account?.id}', null`)
  await backend.sql('vacuum analyze public.orders')
  for (const [what, args] of calls) {
    const call = `select * from public.customer_card(${args})`
    const times: number[] = []
    for (let round = 0; round < 7; round += 1) times.push((await explainAs(backend, admin.claims, call)).ms)
    const { min } = summarize(times)
    const [card] = await backend.sql<{ order_count: number }>(asCaller(admin.claims, call))
    report.check({
      what: `card of ${what}, ${card?.order_count} orders, in the database`,
      found: spreadOf(times),
      budget: `${BUDGET_MS} ms`,
      passed: min < BUDGET_MS,
    })
  }
}
