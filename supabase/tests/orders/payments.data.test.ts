import { randomUUID } from 'node:crypto'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { ABSENT } from '../api/demo-ids'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { undo } = orderActions(shop)

interface Payment {
  id: string
  method: string | null
  amount: number
  state: string | null
  source: string
  reference: string | null
  version: number
  is_dated: boolean
}

async function order(values: { total?: number; status?: string; source?: string; method?: string } = {}) {
  const { total = 100, status = 'pendente', source = 'storefront', method = 'pix' } = values
  return shop.value<string>(
    `insert into public.orders (total, status, source, shipping_address)
      values ($1, $2, $3, jsonb_build_object('payment_method', $4::text)) returning id`,
    [total, status, source, method],
  )
}

const payments = (id: string) =>
  shop.sql<Payment>(
    `select id, method, amount::float, state, source, reference, version, happened_at is not null as is_dated
      from public.payments where order_id = $1 order by created_at, id`,
    [id],
  )
const paidState = (id: string) => shop.value<string>('select paid_state from public.orders where id = $1', [id])

async function mark(ids: string[], rest: object = {}) {
  const { data } = await shop.admin.rpc('mark_orders_paid', { selection: { ids }, ...rest }).throwOnError()
  return (data as { matched: number; changed: number; failures: unknown[]; change_id: string | null }[])[0]
}

const save = (order_id: string, payment: object, rest: object = {}) =>
  shop.admin.rpc('save_payment', { request_id: randomUUID(), order_id, payment, ...rest })
async function saved(order_id: string, payment: object, rest: object = {}) {
  const { data } = await save(order_id, payment, rest).throwOnError()
  return (data as unknown as { id: string; change_id: string }[])[0] ?? { id: '', change_id: '' }
}

describe('[PAY-01] the first payment of an order', () => {
  test.each([
    ['storefront', 'pix', { method: 'pix', state: null }, 'desconhecido'],
    ['storefront', ' Cartão ', { method: 'card', state: null }, 'desconhecido'],
    ['storefront', '', { method: null, state: null }, 'desconhecido'],
    ['manual', 'Dinheiro', { method: 'dinheiro', state: 'pendente' }, 'a_pagar'],
    ['manual', 'boleto', { method: 'outro', state: 'pendente' }, 'a_pagar'],
  ])('of %s by %j is %o', async (source, method, first, state) => {
    const id = await order({ source, method })
    expect(await payments(id)).toMatchObject([{ ...first, amount: 100, source, is_dated: false }])
    expect(await paidState(id)).toBe(state)
  })

  test('follows no column that a caller writes', async () => {
    const { data } = await shop.admin
      .from('orders')
      .insert({ total: 5, paid_state: 'pago', payment_method: 'pix' })
      .select('id, paid_state, payment_method')
      .throwOnError()
    expect(data).toMatchObject([{ paid_state: 'desconhecido', payment_method: null }])
    const id = (data as unknown as { id: string }[])[0]?.id ?? ''
    await shop.admin.from('orders').update({ paid_state: 'pago', payment_method: 'card' }).eq('id', id).throwOnError()
    expect(await paidState(id)).toBe('desconhecido')
  })
})

describe('[PAY-01] an awaited payment of an order whose due amount changes', () => {
  const setTotal = (id: string, total: number) =>
    shop.sql('update public.orders set total = $2 where id = $1', [id, total])
  const rows = async (id: string) => (await payments(id)).map(({ state, amount }) => [state, amount])

  test('follows the total while it awaits all that is due', async () => {
    const id = await order({ source: 'manual' })
    const paid = await saved(id, { state: 'pago', amount: 30, method: 'pix' })
    expect(await rows(id)).toEqual([
      ['pendente', 70],
      ['pago', 30],
    ])
    for (const [total, awaited] of [
      [150.01, 120.01],
      [40, 10],
      [20, 0],
      [100, 70],
    ] as const) {
      await setTotal(id, total)
      expect((await rows(id))[0]).toEqual(['pendente', awaited])
    }
    expect((await payments(id))[0]).toMatchObject({ version: 6 })
    await undo(paid.change_id)
    expect(await rows(id)).toEqual([['pendente', 100]])
  })

  test.each([
    ['leaves the rest', 'pago', 30, 70],
    ['leaves nothing', 'pago', 100.01, 0],
    ['is only awaited', 'pendente', 30, 100],
    ['expired', 'expirado', 30, 100],
  ])('awaits the rest if a payment beside it %s', async (_, state, amount, awaited) => {
    const id = await order({ source: 'manual' })
    const beside = await saved(id, { state, amount, method: 'pix' })
    expect((await rows(id))[0]).toEqual(['pendente', awaited])
    await undo(beside.change_id)
    expect(await rows(id)).toEqual([['pendente', 100]])
  })

  test('awaits again what a payment beside it returned', async () => {
    const id = await order({ source: 'manual' })
    const { id: payment_id } = await saved(id, { state: 'pago', amount: 30, method: 'pix' })
    await saved(id, { state: 'estornado', amount: 30, method: 'pix' }, { payment_id, seen: 1 })
    expect((await rows(id))[0]).toEqual(['pendente', 100])
  })

  test('keeps the amount that is written with its state', async () => {
    const id = await order({ source: 'storefront' })
    const [first] = await payments(id)
    for (const [at, state] of ['pago', 'pendente'].entries())
      await saved(id, { state, amount: 50, method: 'pix' }, { payment_id: first?.id, seen: at + 1 })
    expect(await rows(id)).toEqual([['pendente', 50]])
  })

  test.each([
    ['the customer may have paid', 'storefront', null, []],
    ['the provider charges', 'provider', 'pendente', []],
    ['is one of two that are awaited', 'manual', 'pendente', [['pendente', 5]]],
    ['is paid', 'manual', 'pago', []],
  ] as [string, string, string | null, [string, number][]][])(
    'keeps its amount after a change of the total if it %s',
    async (_, source, state, more) => {
      const id = await order({ source: 'manual' })
      await shop.sql('update public.payments set source = $2, state = $3 where order_id = $1', [id, source, state])
      for (const [other, amount] of more) await saved(id, { state: other, amount, method: 'pix' })
      await setTotal(id, 150)
      expect((await rows(id))[0]).toEqual([state, 100])
    },
  )
})

test.each([
  ['pago', [['pago', 100]]],
  [
    'pago',
    [
      ['pago', 60],
      ['pago', 40],
    ],
  ],
  [
    'pago',
    [
      ['pago', 100],
      ['pendente', 5],
    ],
  ],
  ['parcial', [['pago', 99.99]]],
  [
    'parcial',
    [
      ['pago', 50],
      ['estornado', 50],
    ],
  ],
  ['a_pagar', [['pendente', 100]]],
  ['a_pagar', [['expirado', 100]]],
  [
    'a_pagar',
    [
      ['estornado', 100],
      ['pendente', 100],
    ],
  ],
  [
    'estornado',
    [
      ['estornado', 100],
      ['expirado', 100],
    ],
  ],
] as [string, [string, number][]][])('[PAY-02] an order is %s with %j', async (expected, rows) => {
  const id = await order()
  await shop.sql('delete from public.payments where order_id = $1', [id])
  for (const [state, amount] of rows) await saved(id, { state, amount, method: 'pix' })
  expect(await paidState(id)).toBe(expected)
  await shop.sql('update public.orders set total = 1000 where id = $1', [id])
  expect(await paidState(id)).toBe(expected === 'pago' ? 'parcial' : expected)
})

describe('[PAY-03] mark_orders_paid', () => {
  test('pays what orders lack, and its undo restores their payments', async () => {
    const ids = [await order(), await order({ source: 'manual' }), await order({ status: 'cancelado' })] as const
    await saved(ids[1], { state: 'pago', amount: 30.1, method: 'card' })
    const before = await Promise.all(ids.map(payments))
    const { matched, changed, change_id } = (await mark([...ids])) ?? {}
    expect({ matched, changed }).toEqual({ matched: 3, changed: 2 })
    expect(await payments(ids[0])).toMatchObject([{ state: 'pago', amount: 100, is_dated: true }])
    expect(await payments(ids[1])).toMatchObject([
      { state: 'pago', amount: 69.9 },
      { state: 'pago', amount: 30.1 },
    ])
    expect(await Promise.all(ids.map(paidState))).toEqual(['pago', 'pago', 'desconhecido'])
    expect(await undo(change_id ?? '')).toMatchObject({ restored: 2, skipped: [] })
    const open = (rows: Payment[][]) => rows.map((row) => row.map(({ version: _, ...payment }) => payment))
    expect(open(await Promise.all(ids.map(payments)))).toEqual(open(before))
    expect(await Promise.all(ids.map(paidState))).toEqual(['desconhecido', 'parcial', 'desconhecido'])
  })

  test('adds a payment to an order without an open one, which its undo removes', async () => {
    const id = await order({ method: 'card' })
    await shop.sql('delete from public.payments where order_id = $1', [id])
    const { change_id } = (await mark([id])) ?? {}
    expect(await payments(id)).toMatchObject([{ state: 'pago', amount: 100, method: 'card', source: 'manual' }])
    await undo(change_id ?? '')
    expect(await payments(id)).toEqual([])
  })

  test('leaves an order whose payment was refunded', async () => {
    const id = await order()
    const [first] = await payments(id)
    await saved(id, { state: 'estornado', amount: 100, method: 'pix' }, { payment_id: first?.id, seen: 1 })
    expect(await mark([id])).toMatchObject({ matched: 1, changed: 0, change_id: null })
    expect(await paidState(id)).toBe('estornado')
  })

  test('repeated with its request writes nothing and returns the first result', async () => {
    const id = await order()
    const request_id = randomUUID()
    await mark([id], { request_id })
    const [{ version } = { version: 0 }] = await payments(id)
    expect(await mark([id], { request_id })).toEqual({ matched: 1, changed: 1, failures: [], change_id: request_id })
    expect(await payments(id)).toMatchObject([{ version }])
  })

  test('leaves an order whose status another session changed', async () => {
    const id = await order()
    await shop.sql("update public.orders set status = 'cancelado' where id = $1", [id])
    expect(await mark([id], { seen: { [id]: 1 } })).toMatchObject({
      changed: 0,
      failures: [{ id, reason: 'changed', status: 'cancelado' }],
    })
  })

  test('of two sessions at once pay an order once', async () => {
    const id = await order()
    const done = await Promise.all([mark([id]), mark([id])])
    expect(done.map((row) => row?.changed).sort()).toEqual([0, 1])
    expect(await payments(id)).toMatchObject([{ state: 'pago', amount: 100 }])
  })

  test('is an entry of the history without a stamp of the order', async () => {
    const id = await order()
    const read = () => shop.sql('select updated_at, version from public.orders where id = $1', [id])
    const before = await read()
    const { change_id } = (await mark([id])) ?? {}
    expect(await read()).toEqual(before)
    const { data } = await shop.admin.rpc('object_timeline', { object_kind: 'order', object_id: id }).throwOnError()
    const entries = (data as unknown as { details: object }[]).map(({ details }) => details)
    expect(entries).toContainEqual(
      expect.objectContaining({
        relation: 'payments',
        cause: 'paid',
        record_id: change_id,
        changes: expect.objectContaining({ state: [null, 'pago'] }),
      }),
    )
  })
})

describe('[PAY-04] save_payment', () => {
  test('changes the payment that was seen, and its undo restores it unless it changed since', async () => {
    const id = await order()
    const [first] = await payments(id)
    const part = {
      state: 'pago',
      amount: 40,
      method: 'dinheiro',
      happened_at: '2025-11-02T12:00:00Z',
      reference: ' 77 ',
    }
    const change = await saved(id, part, { payment_id: first?.id, seen: 1 })
    expect(await payments(id)).toMatchObject([
      { ...first, state: 'pago', amount: 40, method: 'dinheiro', reference: '77', version: 2, is_dated: true },
    ])
    expect(await paidState(id)).toBe('parcial')
    const stale = await save(id, part, { payment_id: first?.id, seen: 1 })
    expect(stale.error).toMatchObject({ code: 'P0001', details: 'payment_changed' })
    const refund = await saved(id, { ...part, state: 'estornado' }, { payment_id: first?.id, seen: 2 })
    expect(await undo(change.change_id)).toMatchObject({ restored: 0, skipped: [{ id, reason: 'changed' }] })
    await undo(refund.change_id)
    await undo(change.change_id)
    expect(await payments(id)).toMatchObject([{ ...first, version: expect.any(Number) }])
  })

  test('repeated with its request adds one payment', async () => {
    const id = await order()
    const request_id = randomUUID()
    const part = { state: 'pago', amount: 10, method: 'pix' }
    const added = await saved(id, part, { request_id })
    expect(await saved(id, part, { request_id })).toEqual(added)
    expect(await payments(id)).toHaveLength(2)
  })

  test.each([
    ['state', { state: undefined }],
    ['state', { state: 'quitado' }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 0.001 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 0, state: 'pendente' }],
    ['method', { method: 'fiado' }],
    ['happened_at', { happened_at: 'ontem' }],
    ['happened_at', { happened_at: '2099-01-01T00:00:00Z' }],
    ['reference', { reference: 'x'.repeat(101) }],
    ['note', { note: 'x' }],
  ])('refuses a wrong %s: %j', async (part, values) => {
    const { error } = await save(await order(), { state: 'pago', amount: 1, method: 'pix', ...values })
    expect(error).toMatchObject({ code: '22023', message: `malformed entry: ${part}` })
  })

  test('keeps the amount of the first payment of an order of nothing, but sets no other to 0', async () => {
    const free = await order({ total: 0, source: 'manual' })
    const paid = { state: 'pago', amount: 0, method: 'pix' }
    const [first] = await payments(free)
    await saved(free, paid, { payment_id: first?.id, seen: 1 })
    expect(await paidState(free)).toBe('pago')
    const id = await order()
    const [other] = await payments(id)
    const { error } = await save(id, paid, { payment_id: other?.id, seen: 1 })
    expect(error).toMatchObject({ code: '22023', message: 'malformed entry: amount' })
    expect(await payments(id)).toEqual([other])
  })

  test('returns no row for an order that does not exist', async () => {
    expect((await save(ABSENT, { state: 'pago', amount: 1, method: 'pix' })).data).toEqual([])
  })
})

describe('[PAY-05] report_payment', () => {
  const provider = () => clientOf(shop.backend, shop.backend.secretKey)
  const report = (order_id: string, reference: string, state: string, amount = 100) =>
    provider().rpc('report_payment', { order_id, reference, payment: { state, amount, method: 'pix' } })

  test('states the payment of the storefront once, and adds another reference', async () => {
    const id = await order()
    const reference = randomUUID()
    const first = await report(id, reference, 'pendente').throwOnError()
    expect(await paidState(id)).toBe('a_pagar')
    await report(id, reference, 'pago').throwOnError()
    const again = await report(id, reference, 'pago').throwOnError()
    expect(again.data).toBe(first.data)
    await report(id, reference, 'expirado').throwOnError()
    expect(await payments(id)).toMatchObject([
      { id: first.data, state: 'pago', source: 'provider', reference, version: 3 },
    ])
    await report(id, `${reference}-2`, 'pago', 5).throwOnError()
    expect(await payments(id)).toHaveLength(2)
    await report(id, reference, 'estornado').throwOnError()
    expect(await paidState(id)).toBe('parcial')
  })

  test('refuses a payment of nothing', async () => {
    const { error } = await report(await order(), randomUUID(), 'pago', 0)
    expect(error).toMatchObject({ code: '22023', message: 'malformed entry: amount' })
  })

  test('refuses the reference of another order, an unknown order and other roles', async () => {
    const reference = randomUUID()
    await report(await order(), reference, 'pago').throwOnError()
    expect((await report(await order(), reference, 'pago')).error?.code).toBe('22023')
    expect((await report(ABSENT, randomUUID(), 'pago')).error?.code).toBe('23503')
    const asAdmin = await shop.admin.rpc('report_payment', { order_id: ABSENT, reference, payment: {} })
    expect(asAdmin.error?.code).toBe('42501')
  })
})

test('[PAY-06] orders are found by paid state, method and source', async () => {
  const [paid, open, cash] = [await order(), await order(), await order({ source: 'manual', method: 'Dinheiro' })]
  await mark([paid])
  const found = async (filter: object) => {
    const { data } = await shop.admin.rpc('list_orders', { filter, page_size: 100 }).select('id').throwOnError()
    const { data: counts } = await shop.admin.rpc('order_status_counts', { filter }).throwOnError()
    const ids = (data as unknown as { id: string }[]).map(({ id }) => id)
    const sum = (counts as unknown as { order_count: number }[]).reduce((n, row) => n + row.order_count, 0)
    expect(Math.min(sum, 100)).toBe(ids.length)
    return [paid, open, cash].map((id) => ids.includes(id))
  }
  expect(await found({ paid: 'pago' })).toEqual([true, false, false])
  expect(await found({ paid: 'em_aberto' })).toEqual([false, true, true])
  expect(await found({ paid: 'a_pagar', source: 'manual' })).toEqual([false, false, true])
  expect(await found({ payment_method: 'dinheiro' })).toEqual([false, false, true])
  expect((await shop.admin.rpc('list_orders', { filter: { paid: 'sim' } })).error?.code).toBe('22023')
})
