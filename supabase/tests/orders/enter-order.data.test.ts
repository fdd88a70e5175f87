import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { BRAZILIAN_STATES } from '../../../libs/domain/src/orders/brazilian-states'
import { ENTRY_LIMITS } from '../../../libs/domain/src/orders/entry-totals'
import { ABSENT } from '../api/demo-ids'

const shop = sharedBackend()

interface Entered {
  id: string
  order_number: string
  total: number
}

const ADDRESS = {
  zip: '11010-100',
  street: 'Rua das Acácias',
  number: '10',
  complement: ' ',
  district: 'Centro',
  city: 'Santos',
  state: 'SP',
}
const ITEM = { product_id: null, product_name: 'Embalagem', quantity: 1, price: 10, note: '' }
const CUSTOMER = { user_id: null, name: 'Ana Souza', phone: '(13) 98765-4321', email: '', document: '' }
const ENTRY = {
  items: [ITEM],
  customer: CUSTOMER,
  address: null,
  shipping_method: 'Retirada na loja',
  shipping_cost: 0,
  discount: 0,
  payment_method: 'pix',
  notes: '',
  total: 10,
}

async function enter(entry: object, rest: { request_id?: string; accept_stock?: boolean } = {}) {
  const { data, error } = await shop.admin.rpc('enter_order', { request_id: randomUUID(), entry, ...rest })
  return { order: data?.[0] as Entered, error }
}

const product = (name: string, { price, stock, sale }: { price: number; stock: number | null; sale?: number }) =>
  shop.insert('products', { name, price, sale_price: sale ?? null, stock_quantity: stock })

const runningNumber = (order_number: string) => Number(order_number.slice(8))
const stored = async (id: string) => (await shop.sql('select * from public.orders where id = $1', [id]))[0]
const countOrders = async () => (await shop.sql('select count(*)::integer as n from public.orders'))[0]

test('[ENTRY-01] an entered order is stored as those of the storefront, and the activity log names who entered it', async () => {
  const [account] = await shop.sql<{ user_id: string; id: string }>(
    'select p.user_id, p.id from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1',
    [DEMO_ACCOUNTS.customer.email],
  )
  const asad = await product('Asad 100 ml', { price: 200, sale: 150, stock: 5 })
  const { order, error } = await enter({
    ...ENTRY,
    items: [
      { product_id: asad, product_name: 'Asad 100 ml', quantity: 2, price: 150, note: '' },
      { product_id: asad, product_name: 'Asad 100 ml', quantity: 1, price: 120.5, note: ' Caixa amassada ' },
      ITEM,
    ],
    customer: { ...CUSTOMER, user_id: account?.user_id, document: '529.982.247-25' },
    address: ADDRESS,
    shipping_method: 'PAC',
    shipping_cost: 24.5,
    discount: 5.05,
    notes: ' Entregar à tarde. ',
    total: 449.95,
  })
  expect(error).toBeNull()
  expect(await stored(order.id)).toMatchObject({
    order_number: order.order_number,
    source: 'manual',
    status: 'pendente',
    subtotal: 430.5,
    discount_amount: 5.05,
    shipping_cost: 24.5,
    total: 449.95,
    notes: 'Entregar à tarde.',
    profile_id: account?.id,
    shipping_address: {
      name: 'Ana Souza',
      phone: '(13) 98765-4321',
      document: '529.982.247-25',
      payment_method: 'pix',
      shipping_method: 'PAC',
      address: {
        zip: '11010-100',
        street: 'Rua das Acácias',
        number: '10',
        district: 'Centro',
        city: 'Santos',
        state: 'SP',
      },
      items: [
        { product_name: 'Asad 100 ml', quantity: 2, price: 150, total: 300 },
        {
          product_name: 'Asad 100 ml',
          quantity: 1,
          price: 120.5,
          total: 120.5,
          list_price: 150,
          note: 'Caixa amassada',
        },
        { product_name: 'Embalagem', quantity: 1, price: 10, total: 10 },
      ],
    },
  })
  const [items] = await shop.sql(
    `select count(*)::integer as lines, sum(quantity)::integer as pieces, sum(total)::float as total
      from public.order_items where order_id = $1 and (product_id = $2 or product_name = 'Embalagem')`,
    [order.id, asad],
  )
  expect(items).toEqual({ lines: 3, pieces: 4, total: 430.5 })
  expect(await shop.sql('select stock_quantity from public.products where id = $1', [asad])).toEqual([
    { stock_quantity: 2 },
  ])
  const { data: log } = await shop.admin.rpc('list_activity', { filter: { search: order.order_number } })
  expect(log).toMatchObject([
    {
      kind: 'order',
      operation: 'insert',
      object_id: order.id,
      object_name: order.order_number,
      actor_email: DEMO_ACCOUNTS.admin.email,
    },
  ])
  const { data: found } = await shop.admin.rpc('list_orders', { filter: { search: 'ana souza embalagem' } })
  expect(found).toMatchObject([{ id: order.id }])
})

const item = (values: object) => ({ items: [ITEM, { ...ITEM, ...values }] })
const customer = (values: object) => ({ customer: { ...CUSTOMER, ...values } })
const address = (values: object) => ({ address: { ...ADDRESS, ...values } })
const LONG = 'x'.repeat(ENTRY_LIMITS.text + 1)

describe('[ENTRY-02] the database refuses', () => {
  test.each<[path: string, values: object]>([
    ['items', { items: [] }],
    ['items', { items: Array(ENTRY_LIMITS.items + 1).fill(ITEM) }],
    ['items.1.colour', item({ colour: null })],
    ['items.1.product_id', item({ product_id: '7' })],
    ['items.1.product_name', item({ product_name: ' ' })],
    ['items.1.quantity', item({ quantity: 0 })],
    ['items.1.quantity', item({ quantity: ENTRY_LIMITS.quantity + 1 })],
    ['items.1.price', item({ price: 0.001 })],
    ['items.1.price', item({ price: ENTRY_LIMITS.amountBrl + 0.01 })],
    ['items.1.note', item({ note: LONG })],
    ['customer', { customer: null }],
    ['customer.name', customer({ name: '' })],
    ['customer.user_id', customer({ user_id: 'ana' })],
    ['customer.phone', customer({ phone: '9876-543' })],
    ['customer.email', customer({ email: 'ana' })],
    ['customer.document', customer({ document: '529.982' })],
    ['customer.role', customer({ role: 'admin' })],
    ['address.zip', address({ zip: '11010100' })],
    ['address.street', address({ street: '' })],
    ['address.city', address({ city: '123' })],
    ['address.state', address({ state: 'XX' })],
    ['address.country', address({ country: 'BR' })],
    ['shipping_method', { shipping_method: LONG }],
    ['discount', { discount: 10.01, shipping_cost: 1 }],
    ['payment_method', { payment_method: ['pix'] }],
    ['notes', { notes: 'x'.repeat(ENTRY_LIMITS.notes + 1) }],
    ['total', { total: ENTRY_LIMITS.amountBrl + 1 }],
    ['status', { status: 'entregue' }],
  ])('%s (%j)', async (path, values) => {
    const before = await countOrders()
    const { error } = await enter({ ...ENTRY, ...values })
    expect(error).toMatchObject({ code: '22023', message: `malformed entry: ${path}` })
    expect(await countOrders()).toEqual(before)
  })

  test('an entry that is no object, and a product or account that does not exist', async () => {
    for (const entry of [[], 1, null]) expect((await enter(entry as object)).error?.code).toBe('22023')
    expect((await enter({ ...ENTRY, items: [{ ...ITEM, product_id: ABSENT }] })).error?.code).toBe('23503')
    expect((await enter({ ...ENTRY, ...customer({ user_id: ABSENT }) })).error?.code).toBe('23503')
  })

  test('nothing within the limits', async () => {
    const text = LONG.slice(1)
    const { error } = await enter({
      ...ENTRY,
      items: [
        { product_name: text, quantity: 1, price: 0, note: text },
        ...Array(ENTRY_LIMITS.items - 1).fill({ ...ITEM, quantity: ENTRY_LIMITS.quantity, price: 0.5 }),
      ],
      customer: { name: text },
      address: { street: text, city: text, state: 'SP' },
      shipping_method: text,
      shipping_cost: 5000,
      notes: 'x'.repeat(ENTRY_LIMITS.notes),
      total: ENTRY_LIMITS.amountBrl,
    })
    expect(error).toBeNull()
  })

  test('no Brazilian state', async () => {
    await shop.sql(
      `select private.require_entry($1 || jsonb_build_object('address', $2 || jsonb_build_object('state', s.code)))
        from unnest($3::text[]) as s (code)`,
      [JSON.stringify(ENTRY), JSON.stringify(ADDRESS), BRAZILIAN_STATES],
    )
  })
})

test('[ENTRY-03] an entry whose shown total differs is a conflict', async () => {
  expect((await enter({ ...ENTRY, total: 10.01 })).error).toMatchObject({ code: 'P0001', details: 'total_changed' })
  expect((await enter({ ...ENTRY, shipping_cost: 0.3, total: 10.3 })).error).toBeNull()
})

test('[ENTRY-05] a product with less stock than sold is named and refused, unless accepted', async () => {
  const [few, none, unlimited] = await Promise.all([
    product('Estoque pouco', { price: 10, stock: 6 }),
    product('Estoque nenhum', { price: 10, stock: null }),
    product('Estoque sem fim', { price: 10, stock: 999_999 }),
  ])
  const sale = (...sold: [product_id: string, quantity: number][]) => ({
    ...ENTRY,
    items: sold.map(([product_id, quantity]) => ({ ...ITEM, product_id, quantity })),
    total: sold.reduce((sum, [, quantity]) => sum + 10 * quantity, 0),
  })
  expect((await enter(sale([few, 2], [few, 1], [unlimited, 10_000]))).error).toBeNull()
  const short = sale([few, 2], [few, 2], [none, 1], [unlimited, 1])
  const { error } = await enter(short)
  expect(error).toMatchObject({ code: 'P0001', details: 'stock_short' })
  expect(JSON.parse(error?.hint ?? '')).toEqual([
    { product_id: none, stock: 0 },
    { product_id: few, stock: 3 },
  ])
  expect((await enter(short, { accept_stock: true })).error).toBeNull()
})

describe('[ENTRY-08] a repeated request', () => {
  test('returns the stored order and writes nothing, also if the entry has changed', async () => {
    const request_id = randomUUID()
    const { order } = await enter(ENTRY, { request_id })
    expect(order.id).toBe(request_id)
    const before = await countOrders()
    expect(await enter(ENTRY, { request_id })).toEqual({ order, error: null })
    expect(await enter({ ...ENTRY, discount: 1, total: 9 }, { request_id })).toEqual({ order, error: null })
    expect(await countOrders()).toEqual(before)
  })

  test('that runs at the same time enters one order', async () => {
    const request_id = randomUUID()
    const before = await shop.value<string>('select last_number as n from private.order_counter')
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(ENTRY, { request_id })))
    expect(new Set(answers.map(({ order }) => order.order_number)).size).toBe(1)
    expect(runningNumber(answers[0]?.order.order_number ?? '')).toBe(Number(before) + 1)
    const items = await shop.sql('select id from public.order_items where order_id = $1', [request_id])
    expect(items).toHaveLength(1)
  })

  test('with the id of an order of the storefront, or without an id, is refused', async () => {
    const otherId = await shop.insert('orders', { total: 1 })
    expect((await enter(ENTRY, { request_id: otherId })).error?.code).toBe('22023')
    const { error } = await shop.admin.rpc('enter_order', { request_id: null, entry: ENTRY })
    expect(error?.code).toBe('22023')
  })
})

describe('[ENTRY-07] the numbers of orders', () => {
  let lastNumber: number
  beforeAll(async () => {
    lastNumber = runningNumber((await enter(ENTRY)).order.order_number)
  })

  test('have no gaps and doubles with 50 entries and orders of the storefront at once, of which some are refused', async () => {
    const server = clientOf(shop.backend, shop.backend.secretKey)
    const insert = async (total: number) => {
      const { data, error } = await server.from('orders').insert({ total }).select('order_number').single()
      return error ? [] : [data.order_number as string]
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 5 === 1) return insert(-1)
        if (n % 5 === 2) return insert(1)
        const { order, error } = await enter(n % 5 === 3 ? { ...ENTRY, total: 11 } : ENTRY)
        return error ? [] : [order.order_number]
      }),
    )
    const numbers = answers.flat().map(runningNumber)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => lastNumber + 1 + n))
    lastNumber += 30
  })

  test('skip one that another program gave an order', async () => {
    const year = (await enter(ENTRY)).order.order_number.slice(0, 8)
    const taken = `${year}${String(lastNumber + 2).padStart(6, '0')}`
    await shop.sql('insert into public.orders (order_number) values ($1)', [taken])
    expect(runningNumber((await enter(ENTRY)).order.order_number)).toBe(lastNumber + 3)
  })
})
