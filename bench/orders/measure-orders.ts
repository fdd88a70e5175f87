import { type Setting, take } from '../support/setting'
import { FIRST_NUMBER } from './fill-orders'
import { orderSearches } from './order-searches'

const LIST_COLUMNS = 'id, order_number, status, total, created_at'
const NEWEST = 'order by created_at desc, id desc'
const EXPORT_COLUMNS =
  'id, order_number, created_at, status, subtotal, discount_amount, shipping_cost, total, shipped_at, delivered_at, tracking_code'
const CUSTOMER = ['name', 'phone', 'email', 'payment_method']

export async function measureOrders({ report, backend, admin, orders }: Setting & { orders: number }): Promise<void> {
  const { client } = admin
  const list = (args: Record<string, unknown>, columns = LIST_COLUMNS) =>
    take(client.rpc('list_orders', args).select(columns))
  const sql = (text: string) => () => backend.sql(text)
  const page = (where: string, offset = 0) =>
    `select ${LIST_COLUMNS} from public.orders ${where} ${NEWEST} limit 20 offset ${offset}`
  const deep = orders - 1000
  const whole = `LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2)}`
  const part = String(FIRST_NUMBER + Math.floor(orders / 2)).slice(0, 6)
  const [middle] = await backend.sql<{ id: string; at: string }>(
    `select id, created_at::text as at from public.orders where order_number = '${whole}'`,
  )
  if (!middle) throw new Error(`There is no order ${whole}.`)
  const after = { after_created_at: middle.at, after_id: middle.id }

  report.section('Orders through the API (HTTP, JSON, token, role) against the same SQL')
  const compare = (what: string, ours: () => Promise<unknown>, text: string, against: string, rounds = 9) =>
    report.compare({ what, ours: { run: ours }, reference: { run: sql(text) }, against, rounds })

  await compare('page 1', () => list({ page_size: 20 }), page(''), 'SQL', 15)
  await compare(`row ${deep} on`, () => list({ page_size: 20, page_offset: deep }), page('', deep), 'SQL, offset')
  await compare(
    'pendente, page 1',
    () => list({ filter: { status: 'pendente' } }),
    page("where coalesce(status, 'pendente') = 'pendente'"),
    'SQL',
    15,
  )
  await compare(
    `search "${whole}"`,
    () => list({ filter: { search: whole } }),
    page(`where order_number ilike '%${whole}%'`),
    'SQL, ilike',
  )
  await compare(
    `search "${part}", about ten`,
    () => list({ filter: { search: part } }),
    page(`where order_number ilike '%${part}%'`),
    'SQL, ilike',
  )
  await compare(
    'exact counts by status',
    () => take(client.rpc('order_status_counts', {}, { get: true })),
    'select status, count(*) from public.orders group by 1',
    'SQL, group by',
    7,
  )
  await compare(
    'one order with items and shipments',
    () =>
      take(
        client
          .from('orders')
          .select(
            `*, order_items (id, product_name, quantity, price, total), tracking_shipments (id, carrier, tracking_code)`,
          )
          .eq('id', middle.id),
      ),
    `select * from public.orders where id = '${middle.id}'; select * from public.order_items where order_id = '${middle.id}';
     select * from public.tracking_shipments where order_id = '${middle.id}'`,
    'SQL, three selects',
    15,
  )
  const keyset = `select ${EXPORT_COLUMNS}, ${CUSTOMER.map((key) => `shipping_address -> '${key}' as ${key}`)} from public.orders`
  await report.compare({
    what: 'export: a batch of 1000 from the middle',
    ours: { run: () => take(client.rpc('list_order_batch', after, { get: true })) },
    reference: { run: sql(`${keyset} where (created_at, id) < ('${middle.at}', '${middle.id}') ${NEWEST} limit 1000`) },
    against: 'SQL, the same rows',
    rounds: 9,
    rows: 1000,
  })
  await report.compare({
    what: 'export: that batch by keyset',
    ours: { run: sql(`${keyset} where (created_at, id) < ('${middle.at}', '${middle.id}') ${NEWEST} limit 1000`) },
    reference: { run: sql(`${keyset} ${NEWEST} limit 1000 offset ${Math.floor(orders / 2)}`) },
    against: 'SQL, by offset',
    budget: 0.35,
    rounds: 7,
    rows: 1000,
  })

  report.section('Searches through the API against a scan that compares number, customer, code and items')
  for (const [what, search] of Object.entries(orderSearches(orders))) {
    const filter = { search }
    const scan = { run: sql(scanSql(search)) }
    const ours = {
      page: () => list({ filter, page_size: 20 }),
      counts: () => take(client.rpc('order_status_counts', { filter })),
    }
    for (const [part, run] of Object.entries(ours)) {
      const comparison = {
        what: `${what}, "${search}", ${part}`,
        ours: { run },
        reference: scan,
        against: 'SQL, ilike',
      }
      await report.compare({ ...comparison, budget: search === 'ma' && part === 'counts' ? 0.35 : 0.2, rounds: 3 })
    }
  }
}

/** Orders without words of their own have their texts read one by one. */
function scanSql(search: string): string {
  const texts = ['o.order_number', 'o.tracking_code']
  for (const key of ['name', 'phone', 'email', 'cpf']) texts.push(`o.shipping_address ->> '${key}'`)
  const word = (text: string) =>
    `(${texts.map((column) => `${column} ilike '%${text}%'`).join(' or ')} or exists (
      select 1 from public.order_items i where i.order_id = o.id and i.product_name ilike '%${text}%'))`
  const words = search.startsWith('(') ? [search] : search.split(' ')
  return `select o.status, count(*) from public.orders o where ${words.map(word).join(' and ')} group by 1`
}
