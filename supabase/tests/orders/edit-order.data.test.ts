import { randomUUID } from 'node:crypto'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { parseShippingAddress } from '../../../libs/domain/src/orders/shipping-address'
import { ABSENT } from '../api/demo-ids'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change, undo, remove } = orderActions(shop)

interface Stored {
  id: string
  revision: number
  status: string | null
  total: number
  shipping_address: Record<string, unknown>
}

const contents = async (id: string) => {
  const [order] = await shop.sql<Stored>('select * from public.orders where id = $1', [id])
  const items = await shop.sql<{ id: string; product_name: string; quantity: number; price: number }>(
    'select * from public.order_items where order_id = $1 order by created_at, id',
    [id],
  )
  if (!order) throw new Error('The order is gone.')
  return { order, items }
}

async function product(name: string, price: number, stock = 10) {
  return shop.insert('products', { name: `${name} ${randomUUID()}`, price, stock_quantity: stock })
}

const item = (product_name: string, quantity: number, price: number, rest: object = {}) => ({
  ...{ product_id: null, product_name, quantity, price, note: '' },
  ...rest,
})
type Item = ReturnType<typeof item>

const amounts = (items: Item[], { discount = 0, shipping_cost = 0 } = {}) => ({
  ...{ items, discount, shipping_cost },
  total: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - discount + shipping_cost,
})

async function enter(items: Item[]) {
  const entry = {
    ...amounts(items),
    customer: { name: 'Ana Souza', phone: '(13) 98765-4321' },
    ...{ shipping_method: 'Retirada na loja', payment_method: 'pix', notes: 'Presente' },
  }
  const { data, error } = await shop.admin.rpc('enter_order', { request_id: randomUUID(), entry })
  if (error) throw error
  return data[0].id as string
}

async function receive(shipping_address: object) {
  return shop.insert('orders', { subtotal: 10, total: 10, shipping_address: JSON.stringify(shipping_address) })
}

async function edit(order_id: string, entry: object, rest: object = {}) {
  const { order } = await contents(order_id)
  const args = { request_id: randomUUID(), order_id, expected_revision: order.revision, entry, ...rest }
  const { data, error } = await shop.admin.rpc('edit_order', args)
  return { answer: data?.[0] as { order_number: string; total: number; change_id: string | null }, error }
}

const ADDRESS = {
  ...{ zip: '11010-100', street: 'Rua A', number: '10', complement: '', district: 'Centro' },
  ...{ city: 'Santos', state: 'SP' },
}

test('[EDIT-01] an edit writes what differs, with the totals of the database, and its undo restores it', async () => {
  const [asad, yara] = await Promise.all([product('Asad', 100), product('Yara', 80)])
  const id = await enter([
    item('Asad', 1, 90, { product_id: asad, note: 'amiga' }),
    item('Caixa', 1, 5),
    item('Laço', 1, 2),
  ])
  const before = await contents(id)
  const items = [
    item('Asad', 3, 90, { product_id: asad, line: 0 }),
    item('Laço', 1, 2, { line: 2 }),
    item('Yara', 2, 75.5, { product_id: yara, note: 'quebra' }),
  ]
  const { answer, error } = await edit(id, {
    ...amounts(items, { discount: 10, shipping_cost: 20 }),
    customer: { phone: '' },
    address: ADDRESS,
    shipping_method: 'PAC',
    notes: ' ',
  })
  expect(error).toBeNull()
  expect(answer.total).toBe(433)
  const after = await contents(id)
  expect(after.order).toMatchObject({
    ...{ revision: 2, version: 1, subtotal: 423, discount_amount: 10, shipping_cost: 20, total: 433, notes: null },
    shipping_address: {
      ...{ name: 'Ana Souza', shipping_method: 'PAC', payment_method: 'pix' },
      address: { zip: '11010-100', street: 'Rua A', number: '10', district: 'Centro', city: 'Santos', state: 'SP' },
      items: [
        { product_name: 'Asad', quantity: 3, price: 90, total: 270, list_price: 100, note: 'amiga' },
        { product_name: 'Laço', quantity: 1, price: 2, total: 2 },
        { product_name: 'Yara', quantity: 2, price: 75.5, total: 151, list_price: 80, note: 'quebra' },
      ],
    },
  })
  expect(after.order.shipping_address).not.toHaveProperty('phone')
  const [first, , third] = before.items
  expect(after.items).toMatchObject([{ ...first, quantity: 3, total: 270 }, third, { product_id: yara, quantity: 2 }])

  expect(await undo(answer.change_id)).toEqual({ restored: 1, skipped: [], adjusted: [] })
  const restored = await contents(id)
  expect(restored.items).toEqual(before.items)
  expect(restored.order).toEqual({ ...before.order, revision: 3, updated_at: expect.anything() })
  const again = await shop.admin.rpc('undo_change', { change_id: answer.change_id })
  expect(again.error).toMatchObject({ code: 'P0001', details: 'change_undone' })
})

test('[EDIT-02] an edit writes under the names of a storefront and keeps its unknown parts', async () => {
  const id = await receive({
    ...{ nome: 'Bia', celular: '13 98765-4321', telefone: '13 3222-1111', cpf_cnpj: '52998224725', utm: 'insta' },
    endereco: { rua: 'Rua A', numero: 10, cep: '11010100', cidade: 'Santos', uf: 'SP', referencia: 'perto do mar' },
    itens: [
      { produto: 'Asad', qtd: 1, preco: 10, cor: 'azul' },
      { nome: 'Laço', qtd: 2, preco: 1.5 },
    ],
  })
  await edit(id, {
    customer: { phone: '(13) 3222-2222', document: '111.444.777-35' },
    address: { ...ADDRESS, zip: '11010-200' },
    ...amounts([item('Asad', 2, 10, { line: 0 })]),
  })
  const { order, items } = await contents(id)
  expect(order.shipping_address).toEqual({
    ...{ nome: 'Bia', celular: '13 98765-4321', telefone: '(13) 3222-2222', cpf_cnpj: '111.444.777-35', utm: 'insta' },
    endereco: {
      ...{ rua: 'Rua A', numero: 10, cep: '11010-200', cidade: 'Santos', uf: 'SP', referencia: 'perto do mar' },
      district: 'Centro',
    },
    itens: [{ produto: 'Asad', qtd: 2, preco: 10, cor: 'azul', total: 20 }],
  })
  expect(items).toMatchObject([{ product_name: 'Asad', quantity: 2, price: 10, total: 20 }])
})

test.each<[stored: object, rest: object]>([
  [{ address: 'Rua A, 10, Santos' }, { address: { ...ADDRESS, complement: undefined } }],
  [
    { rua: 'Rua B', cidade: 'Santos' },
    { rua: 'Rua A', cidade: 'Santos', zip: '11010-100' },
  ],
  [{}, { address: { street: 'Rua A' } }],
])('[EDIT-02] an edited address is read from %j, and a removed one is not', async (stored, written) => {
  const id = await receive({ name: 'Bia', ...stored })
  await edit(id, { address: ADDRESS })
  const { order } = await contents(id)
  expect(order.shipping_address).toMatchObject(JSON.parse(JSON.stringify(written)))
  expect(parseShippingAddress(order.shipping_address).address).toEqual({
    ...{ street: 'Rua A', number: '10', complement: null, neighbourhood: 'Centro', city: 'Santos', state: 'SP' },
    ...{ zip: '11010-100', other: [] },
  })
  await edit(id, { address: null })
  expect((await contents(id)).order.shipping_address).toEqual({ name: 'Bia' })
})

test('[EDIT-03] the second of two edits at once is a conflict, and a repeated request writes once', async () => {
  const id = await enter([item('Caixa', 1, 5)])
  const request_id = randomUUID()
  const first = await edit(id, { notes: 'um' }, { request_id })
  expect((await edit(id, { notes: 'dois' }, { expected_revision: 1 })).error).toMatchObject({
    code: 'P0001',
    details: 'order_changed',
  })
  expect(await edit(id, { notes: 'dois' }, { request_id, expected_revision: 1 })).toEqual(first)
  const both = await Promise.all(['três', 'quatro'].map((notes) => edit(id, { notes }, { expected_revision: 2 })))
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
  const unknown = { request_id, order_id: ABSENT, expected_revision: 1, entry: {} }
  expect((await shop.admin.rpc('edit_order', { ...unknown, request_id: randomUUID() })).error?.details).toBe(
    'order_unknown',
  )
  expect((await edit(id, { customer: { name: 'Ana Souza' } })).answer.change_id).toBeNull()
})

test('[EDIT-04] after enviado, amounts stay, and items change only with a reason', async () => {
  const id = await enter([item('Caixa', 1, 5)])
  await change([id], 'enviado')
  const two = amounts([item('Caixa', 2, 5, { line: 0 })])
  const refused = [
    ...[two, { ...two, discount: 1, total: 9 }, { shipping_method: 'PAC' }, { payment_method: 'card' }],
    amounts([item('Caixa', 1, 5, { line: 0 })], { shipping_cost: 1 }),
  ]
  for (const entry of refused) expect((await edit(id, entry)).error?.details).toBe('order_sent')
  expect((await edit(id, { customer: { name: 'Bia' }, address: ADDRESS, notes: '' })).error).toBeNull()
  expect((await edit(id, two, { reason: 'Trocou o perfume' })).answer.total).toBe(10)
})

test('[EDIT-05] an undo skips an order that was edited, sent or deleted since, and restores it later', async () => {
  const id = await enter([item('Caixa', 1, 5)])
  const first = await edit(id, { notes: 'um' })
  const second = await edit(id, { notes: 'dois' })
  expect((await undo(first.answer.change_id)).skipped).toMatchObject([{ id, reason: 'changed' }])
  await undo(second.answer.change_id)
  expect((await undo(first.answer.change_id)).restored).toBe(1)

  const items = await edit(id, amounts([item('Caixa', 3, 5, { line: 0 })]))
  const sending = await change([id], 'enviado')
  expect((await undo(items.answer.change_id)).skipped).toMatchObject([{ id, reason: 'changed', status: 'enviado' }])
  await undo(sending.change_id)
  const deletion = await remove(id)
  expect((await undo(items.answer.change_id)).skipped).toMatchObject([{ id, reason: 'deleted' }])
  await undo(deletion)
  expect((await undo(items.answer.change_id)).restored).toBe(1)
  expect((await contents(id)).items).toMatchObject([{ quantity: 1 }])
})

test('[EDIT-05] an undo restores the row of a product that was deleted since', async () => {
  const asad = await product('Asad', 100)
  const id = await enter([item('Asad', 1, 100, { product_id: asad }), item('Caixa', 1, 5)])
  const { answer } = await edit(id, amounts([item('Caixa', 1, 5, { line: 1 })]))
  await shop.sql('delete from public.products where id = $1', [asad])
  expect((await undo(answer.change_id)).restored).toBe(1)
  expect((await contents(id)).items).toMatchObject([
    { product_name: 'Asad', product_id: null },
    { product_name: 'Caixa' },
  ])
})

test('[EDIT-06] the history of the order has from → to, and the log no personal data', async () => {
  const id = await enter([item('Caixa', 1, 5)])
  const { answer } = await edit(
    id,
    { ...amounts([item('Laço', 2, 1)]), customer: { name: 'Bia Lima' } },
    { reason: 'Troca' },
  )
  const timeline = async (relation = 'orders') =>
    ((await shop.admin.rpc('object_timeline', { object_kind: 'order', object_id: id })).data as { details: object }[])
      .map(({ details }) => details as { relation?: string; cause?: string })
      .filter((details) => 'cause' in details && details.relation === relation)
  expect(await timeline()).toMatchObject([
    {
      ...{ relation: 'orders', cause: 'edit', record_id: answer.change_id },
      changes: { total: [5, 2], subtotal: [5, 2], shipping_address: [null, null] },
      details: {
        reason: 'Troca',
        items: [
          { name: 'Caixa', quantity: [1, null], price: [5, null] },
          { name: 'Laço', quantity: [null, 2], price: [null, 1] },
        ],
        former: { shipping_address: { name: 'Ana Souza' } },
        written: { shipping_address: { name: 'Bia Lima' } },
      },
    },
  ])
  await undo(answer.change_id)
  expect(await timeline()).toMatchObject([
    { cause: 'edit_undo', details: { written: { shipping_address: { name: 'Ana Souza' } } } },
    { cause: 'edit' },
  ])
  expect(await timeline('payments')).toMatchObject([{ changes: { amount: [2, 5] } }, { changes: { amount: [5, 2] } }])
  const entries = await shop.sql<{ text: string }>(
    'select e::text as text from private.activity_entries e where object_id = $1',
    [id],
  )
  expect(entries.filter(({ text }) => /Ana|Bia|Presente/.test(text))).toEqual([])
})

test('[EDIT-01] only the pieces that are added need stock', async () => {
  const asad = await product('Asad', 100, 2)
  const id = await enter([item('Asad', 2, 100, { product_id: asad })])
  await shop.sql('update public.products set stock_quantity = 1 where id = $1', [asad])
  const pieces = (quantity: number) => amounts([item('Asad', quantity, 100, { product_id: asad, line: 0 })])
  expect((await edit(id, pieces(3))).error).toBeNull()
  await shop.sql('update public.products set stock_quantity = 1 where id = $1', [asad])
  const { error } = await edit(id, pieces(5))
  expect(error).toMatchObject({ details: 'stock_short', hint: `[{"stock": 1, "product_id": "${asad}"}]` })
  expect((await edit(id, pieces(5), { accept_stock: true })).error).toBeNull()
})

describe('[EDIT-01] the database refuses', () => {
  test.each<[path: string, entry: unknown]>([
    ['items', []],
    ['items', { items: [item('Caixa', 1, 5)] }],
    ['items', amounts([])],
    ['items.0.quantity', amounts([item('Caixa', 0, 5, { line: 0 })])],
    ['discount', amounts([item('Caixa', 1, 5)], { discount: 6, shipping_cost: 2 })],
    ['customer.name', { customer: { name: ' ' } }],
    ['customer.role', { customer: { role: 'admin' } }],
    ['customer', { customer: 'Ana' }],
    ['address.state', { address: { ...ADDRESS, state: 'XX' } }],
    ['notes', { notes: 7 }],
    ['status', { status: 'entregue' }],
  ])('%s (%j)', async (path, entry) => {
    const id = await enter([item('Caixa', 1, 5)])
    expect((await edit(id, entry as object)).error).toMatchObject({
      code: '22023',
      message: `malformed entry: ${path}`,
    })
  })

  test('another total, an unknown product or account, a long reason and a missing request', async () => {
    const id = await enter([item('Caixa', 1, 5)])
    const one = amounts([item('Caixa', 1, 5, { line: 0 })])
    expect((await edit(id, { ...one, total: 6 })).error?.details).toBe('total_changed')
    expect((await edit(id, amounts([item('X', 1, 1, { product_id: ABSENT })]))).error?.code).toBe('23503')
    expect((await edit(id, { customer: { user_id: ABSENT } })).error?.code).toBe('23503')
    expect((await edit(id, {}, { reason: 'x'.repeat(301) })).error?.code).toBe('22023')
    expect((await edit(id, {}, { request_id: null })).error?.code).toBe('22023')
    expect((await contents(id)).order.revision).toBe(1)
  })
})
