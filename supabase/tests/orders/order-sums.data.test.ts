import { randomUUID } from 'node:crypto'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change, remove, undo } = orderActions(shop)

const STATUSES = ['pendente', 'processando', 'enviado', 'entregue', 'cancelado']
const SOLD = ['enviado', 'entregue']
const ORDERS = 30
/** The first and the last minute of São Paulo's day find a sum that counts days in UTC. */
const TIMES = ['00:00:00', '12:00:00', '20:59:59', '21:00:00', '23:59:59']

interface Exported {
  id: string
  status: string
  total: number
  paid_amount: number | null
}

const cents = (brl: unknown) => Math.round(Number(brl ?? 0) * 100)
const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => unknown) =>
  rows.reduce((sum, row) => sum + cents(amount(row)), 0)

const rowsOf = async <Row>(call: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await call
  if (error) throw error
  return data as Row[]
}

/** Sums in cents of all places that show the orders of a month. */
async function sums(month: string) {
  const first_day = `${month}-01`
  const last_day = await shop.value<string>("select ($1::date + interval '1 month' - interval '1 day')::date::text", [
    first_day,
  ])
  const filter = { first_day, last_day }
  const listed = await rowsOf<Exported>(shop.admin.rpc('list_orders', { filter, page_size: 1000 }))
  const { data: batch } = await shop.admin.rpc('list_order_batch', { filter, with_items: true }).throwOnError()
  const exported = JSON.parse(String(batch)) as Exported[]
  const counts = await rowsOf<{ order_count: number }>(shop.admin.rpc('order_status_counts', { filter }))
  const [figures] = await rowsOf<{
    revenue: number
    order_count: number
    by_day: { revenue: number; orders: number }[]
  }>(shop.admin.rpc('sales_figures', { first_day, last_day }))
  const [uninvoiced] = await rowsOf<{ order_count: number; total: number }>(
    shop.admin.rpc('uninvoiced_totals', { filter: { month: first_day } }),
  )
  const payments = await rowsOf<{ amount: number; state: string }>(
    shop.admin
      .from('payments')
      .select('amount, state')
      .in(
        'order_id',
        listed.map(({ id }) => id),
      ),
  )
  const sold = (rows: Exported[]) => rows.filter(({ status }) => SOLD.includes(status))
  const days = figures?.by_day ?? []
  return {
    counts: [listed.length, exported.length, counts.reduce((sum, row) => sum + row.order_count, 0)],
    totals: [sumOf(listed, ({ total }) => total), sumOf(exported, ({ total }) => total)],
    sold: [sold(listed), sold(exported)]
      .map((rows) => sumOf(rows, ({ total }) => total))
      .concat(cents(uninvoiced?.total)),
    soldOrders: [
      sold(listed).length,
      figures?.order_count,
      uninvoiced?.order_count,
      days.reduce((n, { orders }) => n + orders, 0),
    ],
    revenue: [cents(figures?.revenue), sumOf(days, ({ revenue }) => revenue)],
    paid: [
      sumOf(exported, ({ paid_amount }) => paid_amount),
      sumOf(
        payments.filter(({ state }) => state === 'pago'),
        ({ amount }) => amount,
      ),
    ],
    refunded: sumOf(
      payments.filter(({ state }) => state === 'estornado'),
      ({ amount }) => amount,
    ),
  }
}

async function expectAgreement(month: string, refundCents: number) {
  const found = await sums(month)
  for (const [name, values] of Object.entries(found))
    if (Array.isArray(values)) expect(new Set(values).size, `${name}: ${values}`).toBe(1)
  expect(found.refunded).toBe(refundCents)
  expect(found.revenue[0]).toBe((found.sold[0] ?? 0) - refundCents)
}

test.each([
  [1, '2019-02'],
  [2, '2019-10'],
  [3, '2020-02'],
])(
  '[DASH-07] [RET-04] the sums of list, export, dashboard, invoices and payments agree, seed %i',
  async (seed, month) => {
    const random = randomFrom(seed)
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
    const brl = () => Math.floor(random() * 1_000_000) / 100
    const ids: string[] = []
    for (let n = 0; n < ORDERS; n += 1) {
      const day = pick(['01', '02', '15', '28'])
      const total = brl()
      const id = await shop.value<string>(
        `with placed as (insert into public.orders (status, total, subtotal, source, created_at)
          values ($1, $2, $2, $3, ($4 || ' ' || $5)::timestamp at time zone 'America/Sao_Paulo') returning id)
        select id from placed`,
        [pick(STATUSES), total, pick(['manual', 'storefront']), `${month}-${day}`, pick(TIMES)],
      )
      await shop.sql(
        `insert into public.order_items (order_id, product_name, quantity, price, total) values ($1, 'Caixa', 1, $2, $2)`,
        [id, total],
      )
      ids.push(id)
    }
    const some = () => ids.filter(() => random() < 0.3)
    await shop.admin.rpc('mark_orders_paid', { selection: { ids: some() } }).throwOnError()
    for (const order_id of some()) {
      const payment = { state: pick(['pago', 'pendente', 'expirado']), amount: brl() + 0.01, method: 'pix' }
      const part = { ...payment, amount: Math.round(payment.amount * 100) / 100 }
      await shop.admin.rpc('save_payment', { request_id: randomUUID(), order_id, payment: part }).throwOnError()
    }
    await expectAgreement(month, 0)
    await change(some(), pick(STATUSES))
    const changed = await change(some(), 'enviado')
    for (const id of some()) await shop.sql('update public.orders set total = $2 where id = $1', [id, brl()])
    await expectAgreement(month, 0)
    if (changed.change_id) await undo(changed.change_id)
    const deleted = await remove(ids[0] ?? '')
    await expectAgreement(month, 0)
    await undo(deleted)
    const returned = await giveBack(ids, month)
    expect(returned).toBeGreaterThan(0)
    await expectAgreement(month, returned)
  },
)

/** Refunds a third of each paid and sent order within the month; returns the cents. */
async function giveBack(ids: string[], month: string): Promise<number> {
  const rows = await shop.sql<{ order_id: string; item: string; paid: number }>(
    `select o.id as order_id, i.id as item, sum(p.amount)::float as paid from public.orders o
      join public.order_items i on i.order_id = o.id join public.payments p on p.order_id = o.id and p.state = 'pago'
      where o.id = any ($1) and o.status in ('enviado', 'entregue') group by 1, 2`,
    [ids],
  )
  let sum = 0
  for (const { order_id, item, paid } of rows) {
    const refund = Math.max(1, Math.floor((paid * 100) / 3))
    const request_id = randomUUID()
    await shop.admin
      .rpc('return_order_items', {
        ...{ request_id, order_id, items: [{ order_item_id: item, quantity: 1 }], reason: 'defeito' },
        ...{ back_to_stock: false, refund: refund / 100, method: 'pix' },
      })
      .throwOnError()
    await shop.sql(
      `update private.order_returns set created_at = ($2 || '-28 23:59:59')::timestamp at time zone 'America/Sao_Paulo'
        where id = $1`,
      [request_id, month],
    )
    sum += refund
  }
  return sum
}
