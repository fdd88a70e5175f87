import { randomUUID } from 'node:crypto'
import { signedIn } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, expect, test } from 'vitest'
import { enterOrder, stockOf } from '../stock/stock-support'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change, remove, undo } = orderActions(shop)
let { product, stock, movements } = {} as ReturnType<typeof stockOf>
beforeAll(() => {
  ;({ product, stock, movements } = stockOf(shop))
})

async function sent(quantity: number) {
  const id = await product(10)
  const order = await enterOrder(shop.admin, { [id]: quantity })
  await change([order], 'enviado')
  await shop.admin.rpc('mark_orders_paid', { selection: { ids: [order] } })
  const itemId = await shop.value<string>('select id from public.order_items where order_id = $1', [order])
  const back = (quantity: number, refund: number, rest: object = {}, who = shop.admin) =>
    who.rpc('return_order_items', {
      ...{ request_id: randomUUID(), order_id: order, items: [{ order_item_id: itemId, quantity }] },
      ...{ reason: 'defeito', back_to_stock: true, refund, method: 'pix', ...rest },
    })
  const stored = async () =>
    (await shop.admin.from('orders').select('paid_state, order_returns, payments(state, amount)').eq('id', order))
      .data?.[0]
  return { product: id, order, back, stored }
}
const refusal = { error: { code: 'P0001', details: 'return_refused' } }

test('[RET-01] a return brings pieces back to stock, once per request, and its refund is a payment and no debt', async () => {
  const { product: id, order, back, stored } = await sent(3)
  const request_id = randomUUID()
  expect((await back(1, 8.5, { request_id })).data).toBe(request_id)
  expect((await back(1, 8.5, { request_id })).data).toBe(request_id)
  expect(await stock(id)).toBe(8)
  expect((await movements(id)).map((m) => `${m.reason} ${m.quantity} ${m.stock}`)).toEqual(['sale -3 7', 'return 1 8'])
  const row = await stored()
  expect(row).toMatchObject({
    paid_state: 'pago',
    order_returns: {
      takes_stock: true,
      returns: [{ id: request_id, reason: 'defeito', refund: 8.5, items: [{ quantity: 1 }] }],
    },
  })
  expect(row?.payments.map((p: { state: string; amount: number }) => `${p.state} ${p.amount}`).sort()).toEqual([
    'estornado 8.5',
    'pago 30',
  ])
  await back(2, 21.5, { back_to_stock: false })
  expect([await stock(id), (await stored())?.paid_state]).toEqual([8, 'estornado'])
  const { data: paid } = await shop.admin.rpc('mark_orders_paid', { selection: { ids: [order] } }).throwOnError()
  expect(paid).toMatchObject([{ matched: 1, changed: 0 }])
})

test('[RET-02] more than sold or paid, an order that is not sent, and a malformed return are refused', async () => {
  const { order, back, stored } = await sent(3)
  expect(await back(4, 0)).toMatchObject(refusal)
  expect(await back(1, 30.01)).toMatchObject(refusal)
  expect(await back(2, 20)).toMatchObject({ error: null })
  expect(await back(2, 0)).toMatchObject(refusal)
  expect(await back(1, 10.01)).toMatchObject(refusal)
  for (const rest of [
    { items: [] },
    { items: [{}] },
    { reason: 'x' },
    { refund: 0.001 },
    { method: 'x' },
    { back_to_stock: null },
    { reason: 'outro', note: 'x'.repeat(301) },
  ])
    expect([rest, (await back(1, 0, rest)).error?.code]).toEqual([rest, expect.stringMatching('22023|P0001')])
  await change([order], 'processando')
  expect(await back(1, 0)).toMatchObject(refusal)
  expect((await stored())?.order_returns.returns).toHaveLength(1)
})

test('[RET-02] an edit and its undo leave at least the returned pieces in the order', async () => {
  const { product: id, order, back, stored } = await sent(1)
  const edit = async (quantity: number, product_id: string | null = id) => {
    const item = { product_id, product_name: 'Asad', quantity, price: 10, line: 0 }
    const entry = { items: [item], shipping_cost: 0, discount: 0, total: quantity * 10 }
    const expected_revision = await shop.value<number>('select revision from public.orders where id = $1', [order])
    const rest = { request_id: randomUUID(), order_id: order, expected_revision, entry, reason: 'Troca' }
    const { data, error } = await shop.admin.rpc('edit_order', rest)
    return { error, change: data?.[0]?.change_id as string }
  }
  const more = await edit(3)
  await back(2, 0)
  const before = await stored()
  expect(await edit(1)).toMatchObject(refusal)
  expect(await edit(3, null)).toMatchObject(refusal)
  expect((await undo(more.change)).skipped).toMatchObject([{ id: order, reason: 'changed' }])
  expect([await stored(), await stock(id)]).toEqual([before, 9])
  expect((await edit(2)).error).toBeNull()
  expect(await stock(id)).toBe(10)
})

test('[RET-02] an undo takes back no payment that a return has refunded since', async () => {
  const { order, back, stored } = await sent(1)
  const paid = await shop.value<string>(
    "select id from private.changes where kind = 'order_payment' and object_ids = array[$1::uuid]",
    [order],
  )
  const { data: return_id } = await back(1, 10)
  const before = await stored()
  expect((await undo(paid)).skipped).toMatchObject([{ id: order, reason: 'changed' }])
  expect(await stored()).toEqual(before)
  await shop.admin.rpc('cancel_order_return', { return_id })
  expect((await undo(paid)).restored).toBe(1)
  expect((await stored())?.paid_state).toBe('a_pagar')
})

test('[RET-02] of two sessions that return the last piece at once, one is refused', async () => {
  const { product: id, back } = await sent(1)
  const other = await signedIn(shop.backend, 'admin')
  const codes = (await Promise.all([back(1, 10), back(1, 10, {}, other)])).map(({ error }) => error?.code ?? 'done')
  expect(codes.sort()).toEqual(['P0001', 'done'])
  expect(await stock(id)).toBe(10)
})

test('[RET-03] a cancelled return takes stock and refund back, and a deleted order keeps its returns', async () => {
  const { product: id, order, back, stored } = await sent(3)
  const { data: return_id } = await back(2, 30)
  const cancel = () => shop.admin.rpc('cancel_order_return', { return_id })
  const deletion = await remove(order)
  expect(await stock(id)).toBe(10)
  expect((await cancel()).error?.details).toBe('order_unknown')
  await undo(deletion)
  expect([await stock(id), (await stored())?.paid_state]).toEqual([9, 'estornado'])
  expect([(await cancel()).data, (await cancel()).data]).toEqual([true, false])
  expect(await stock(id)).toBe(7)
  expect(await stored()).toMatchObject({
    paid_state: 'pago',
    payments: [{ state: 'pago' }],
    order_returns: { returns: [] },
  })
  expect((await back(1, 10, { request_id: return_id })).data).toBe(return_id)
  expect(await stock(id)).toBe(7)
})

test('[RET-03] a refund that staff changed outlives its cancelled return', async () => {
  const { order, back, stored } = await sent(3)
  const { data: return_id } = await back(1, 10)
  await shop.sql("update public.payments set amount = 9 where order_id = $1 and state = 'estornado'", [order])
  expect((await shop.admin.rpc('cancel_order_return', { return_id })).data).toBe(true)
  expect(await stored()).toMatchObject({
    payments: expect.arrayContaining([{ state: 'estornado', amount: 9 }]),
    order_returns: { returns: [] },
  })
})

test('[RET-05] a return is a record, whose undo cancels it unless its refund has changed or its order is gone', async () => {
  const { product: id, order, back, stored } = await sent(3)
  const { data: first } = await back(1, 10)
  const { data: second } = await back(1, 5)
  const record = async (id: string) =>
    (await shop.admin.rpc('list_changes', { p_area: 'orders' })).data?.find(
      (change: { id: string }) => change.id === id,
    )
  expect(await record(first)).toMatchObject({
    kind: 'order_return',
    arguments: { items: [{ product_name: 'Perfume', quantity: 1 }], reason: 'defeito', refund: 10 },
    remaining_count: 1,
  })
  expect((await undo(first)).restored).toBe(1)
  expect([await stock(id), (await stored())?.payments.length]).toEqual([8, 2])
  expect(await record(first)).toMatchObject({ remaining_count: 0, undone_at: expect.any(String) })
  await shop.sql('update public.payments set amount = 4 where order_id = $1 and amount = 5', [order])
  expect((await undo(second)).skipped).toMatchObject([{ id: order, reason: 'changed' }])
  expect((await shop.admin.rpc('cancel_order_return', { return_id: second })).data).toBe(true)
  expect(await record(second)).toMatchObject({ remaining_count: 0 })
  const { data: third } = await back(1, 0, { reason: 'outro', note: ' Presente ' })
  expect(await record(third)).toMatchObject({ arguments: { reason: 'outro', note: 'Presente' } })
  const deletion = await remove(order)
  expect((await undo(third)).skipped).toMatchObject([{ reason: 'deleted' }])
  await undo(deletion)
  expect((await undo(third)).restored).toBe(1)
  const { data: entries } = await shop.admin.rpc('object_timeline', { object_kind: 'order', object_id: order })
  const details = { items: [{ product_name: 'Perfume', quantity: 1 }], reason: 'defeito', note: null, refund: 10 }
  expect(entries?.map((entry: { details: object }) => entry.details)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ relation: 'order_returns', cause: 'return', record_id: first },
        details: { ...details, items: [expect.objectContaining(details.items[0])] },
      }),
      expect.objectContaining({ cause: 'return_undo', relation: 'order_returns' }),
      expect.objectContaining({ cause: 'return', relation: 'payments', record_id: first }),
    ]),
  )
})

test('[RET-04] sales figures are less returns on the day of the return', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const figures = async (day = today) =>
    (await shop.admin.rpc('sales_figures', { first_day: day, last_day: day }).throwOnError()).data[0]
  const cents = (brl: number) => Math.round(brl * 100)
  const { product: id, order, back } = await sent(60)
  const { back: cancelled } = await sent(1)
  const before = await figures()
  await back(1, 8.5)
  await shop.admin.rpc('cancel_order_return', { return_id: (await cancelled(1, 5)).data }).throwOnError()
  const after = await figures()
  expect(cents(before.revenue) - cents(after.revenue)).toBe(850)
  expect(cents(before.today.total) - cents(after.today.total)).toBe(850)
  expect(after.best_sellers[0]).toMatchObject({ id, quantity: 59, revenue: 590 })
  await shop.sql("update private.order_returns set created_at = '2025-04-03 12:00Z' where order_id = $1", [order])
  expect([(await figures()).revenue, (await figures('2025-04-03')).revenue]).toEqual([before.revenue, -8.5])
})
