import type { OrderMatch } from '@loja/domain/orders'
import { beforeAll, expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { listOrderBatch, type OrderCursor } from './order-export'
import { EVERY_ORDER } from './test-support'

const backend = await startPlatform()
const { signal } = new AbortController()
const options = (sort: 'date_desc' | 'date_asc' = 'date_desc', withItems = false) => ({ sort, withItems })
const match = (overrides: Partial<OrderMatch> = {}): OrderMatch => ({ ...EVERY_ORDER, ...overrides })

beforeAll(async () => {
  // Many rows at one moment, so that a batch ends between equal moments.
  await backend.sql(`insert into public.orders (order_number, created_at)
    select 'EXP-' || n, '2025-01-01T12:00:00.123456Z'::timestamptz + make_interval(secs => n / 700)
    from generate_series(1, 2300) as n`)
  await signInAs('admin')
})

async function readAll(
  filter: OrderMatch,
  sort: 'date_desc' | 'date_asc',
  between?: () => Promise<unknown>,
): Promise<string[]> {
  const numbers: string[] = []
  let after: OrderCursor | null = null
  for (;;) {
    const { rows, last } = await listOrderBatch(filter, options(sort), after, signal)
    if (last === null) return numbers
    numbers.push(...rows.map((row) => row.orderNumber))
    after = last
    await between?.()
  }
}

test.each(['date_desc', 'date_asc'] as const)(
  '[ORD-11] batches by %s contain every matching order once, in order',
  async (sort) => {
    const truth = await backend.column<string>(`select order_number from public.orders where order_number like 'EXP-%'
     order by created_at ${sort === 'date_desc' ? 'desc' : ''}, id ${sort === 'date_desc' ? 'desc' : ''}`)
    expect(await readAll(match({ search: 'EXP-' }), sort)).toEqual(truth)
  },
)

test('[ORD-11] a row has null for absent data', async () => {
  const [full] = (await listOrderBatch(match({ search: 'LJ-', status: 'enviado' }), options(), null, signal)).rows
  expect(full).toMatchObject({ status: 'enviado', shippedAt: expect.any(String), total: expect.any(Number) })
  const { rows } = await listOrderBatch(match({ search: 'LJ-' }), options(), null, signal)
  expect(rows).toHaveLength(420)
  expect(rows.filter((row) => row.customerName === null)).not.toHaveLength(0)
  expect(rows.filter((row) => row.paymentMethod === 'pix')).not.toHaveLength(0)
  await backend.sql(`insert into public.orders (order_number, shipping_address) values
    ('ODD-1', null), ('ODD-2', '{}'), ('ODD-3', '{"name": {"x": 1}, "phone": 11987654321}')`)
  const odd = (await listOrderBatch(match({ search: 'ODD-' }), options('date_asc'), null, signal)).rows
  expect(odd.map((row) => [row.customerName, row.customerPhone])).toEqual(
    expect.arrayContaining([
      [null, null],
      [null, null],
      [null, '11987654321'],
    ]),
  )
})

test('[FILT-02] a row with items has those of its dialog, and the paid amount', async () => {
  await backend.sql(`insert into public.orders (order_number, total, shipping_address) values
    ('ITEM-1', 20, '{"items": [{"name": "Listado", "qty": 2, "price": "10,00"}]}'), ('ITEM-2', 5, null)`)
  await backend.sql(`insert into public.order_items (order_id, product_name, quantity, price, total)
    select id, 'Gravado', 1, 5, 5 from public.orders where order_number like 'ITEM-%'`)
  await backend.sql(`update public.payments p set state = 'pago' from public.orders o
    where o.id = p.order_id and o.order_number = 'ITEM-1'`)
  const read = async (withItems: boolean) => {
    const { rows } = await listOrderBatch(match({ search: 'ITEM-' }), options('date_asc', withItems), null, signal)
    const plain = rows.map(({ orderNumber, paidState, paidAmount, items }) => ({
      orderNumber,
      paidState,
      paidAmount,
      items,
    }))
    return plain.sort((a, b) => a.orderNumber.localeCompare(b.orderNumber))
  }
  expect(await read(true)).toMatchObject([
    { paidState: 'pago', paidAmount: 20, items: [{ productName: 'Listado', quantity: 2, priceBrl: 10 }] },
    { paidState: 'desconhecido', paidAmount: null, items: [{ productName: 'Gravado', quantity: 1, totalBrl: 5 }] },
  ])
  expect(await read(false)).toMatchObject([{ paidAmount: null, items: [] }, { items: [] }])
})

test('[ORD-11] listOrderBatch passes on Retry-After and sends one request', async () => {
  const original = globalThis.fetch
  let asked = 0
  globalThis.fetch = async () => {
    asked += 1
    return new Response('{"message": "busy"}', { status: 503, headers: { 'retry-after': '7' } })
  }
  try {
    await expect(listOrderBatch(match(), options(), null, signal)).rejects.toMatchObject({
      code: 'network',
      retryAfterMs: 7000,
    })
  } finally {
    globalThis.fetch = original
  }
  expect(asked).toBe(1)
})
