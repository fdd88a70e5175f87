import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

interface Row {
  kind: string
  id: string
  found_by: string | null
  title: string
  detail: string | null
  status: string | null
}

async function find(text: string): Promise<Row[]> {
  return shop.call<Row[]>('palette_search', { p_search: text })
}

const titles = async (text: string, kind: string) =>
  (await find(text)).filter((row) => row.kind === kind).map((row) => row.title)

const ids: Record<string, string> = {}

async function insertOrder(
  number: string,
  address: object,
  more: { item?: string; days?: number; profile?: string } = {},
) {
  const { item, days = 0, profile = null } = more
  const id = await shop.value<string>(
    `insert into public.orders (order_number, status, total, shipping_address, profile_id, created_at)
      values ($1, 'enviado', 10, $2, $3, now() - make_interval(days => $4)) returning id`,
    [number, JSON.stringify(address), profile, days],
  )
  ids[number] = id
  if (item)
    await shop.sql(
      'insert into public.order_items (order_id, product_name, quantity, price, total) values ($1, $2, 1, 5, 5)',
      [id, item],
    )
}

beforeAll(async () => {
  const [person] = await shop.sql<{ id: string; user_id: string }>(
    `update public.profiles set full_name = 'Quitéria Xavantes', phone = '(84) 97777-0001'
      where id = (select id from public.profiles where role = 'user' order by id limit 1) returning id, user_id`,
  )
  ids.account = person?.user_id ?? ''
  await insertOrder('QX-2031-000701', { name: 'Mirassol Quintela', phone: '(84) 98888-7701', cpf: '529.982.247-25' })
  await insertOrder('QX-2031-000702', { name: 'Solange da Costa Quintela', email: 'Sol@Exemplo.test' }, { days: 9 })
  await insertOrder('QX-2031-000703', { name: 'Bruno Reis' }, { item: 'Quintela Rara 50 ML', days: 1 })
  await insertOrder('QX-2031-000704', { name: 'Mirassol  Quintela', phone: '84988887701' }, { days: 2 })
  await insertOrder('QX-2031-000705', { name: 'Q. Xavantes' }, { profile: person?.id ?? '', days: 3 })
  await insertOrder('QX-2031-701001', { name: 'Bruno Reis' })
  await shop.sql(
    `insert into public.products (name, price) values
      ('Óleo Zumbaia', 10), ('Zumbaia', 20), ('Azumbaia 50 ML', 30), ('Zumbaia Rara', 40), ('Creme Zumbaia', 50),
      ('Sabonete Zumbaia', 60)`,
  )
})

describe('orders', () => {
  test.each([
    ['701', 'QX-2031-000701'],
    ['#000701', 'QX-2031-000701'],
    ['qx-2031-000704', 'QX-2031-000704'],
  ])('[PAL-01] the number %s is first', async (text, number) => {
    expect((await titles(text, 'order'))[0]).toBe(number)
  })

  test('[PAL-01] the beginning of a number finds its orders, the newest first', async () => {
    expect(await titles('QX-2031-0007', 'order')).toEqual(
      ['01', '03', '04', '05', '02'].map((end) => `QX-2031-0007${end}`),
    )
  })

  test("[PAL-01] a customer's name is before an item, each the newest first", async () => {
    expect(await titles('quintela', 'order')).toEqual(['01', '04', '02', '03'].map((end) => `QX-2031-0007${end}`))
  })

  test('[PAL-01] an order shows first and last name of its customer only', async () => {
    const [order] = await find('solange')
    expect(order).toMatchObject({ kind: 'order', detail: 'Solange Quintela', status: 'enviado' })
  })

  test.each(['(84) 98888-7701', '52998224725', 'sol@exemplo.test', 'quint sola'])(
    '[PAL-01] %s finds its order',
    async (text) => {
      const found = await titles(text, 'order')
      expect(found).toContain(text.startsWith('s') || text.startsWith('q') ? 'QX-2031-000702' : 'QX-2031-000701')
    },
  )
})

test('[PAL-01] the product of that name is first, then names and words that begin so', async () => {
  expect(await titles('zumbaia', 'product')).toEqual([
    'Zumbaia',
    'Zumbaia Rara',
    'Creme Zumbaia',
    'Óleo Zumbaia',
    'Sabonete Zumbaia',
  ])
})

describe('customers', () => {
  const customers = async (text: string) => (await find(text)).filter(({ kind }) => kind === 'customer')

  test('[PAL-01] a guest with several orders is one customer, by the newest order', async () => {
    const found = await customers('mirassol')
    expect(found.map((row) => [row.found_by, row.id, row.title])).toEqual([
      ['order', ids['QX-2031-000701'], 'Mirassol Quintela'],
    ])
  })

  test('[PAL-01] an account is found by its name, and by the name in its order', async () => {
    for (const text of ['quitéria', 'xavantes', 'q. xavantes'])
      expect((await customers(text)).map((row) => [row.found_by, row.id, row.title])).toEqual([
        ['user', ids.account, 'Quitéria Xavantes'],
      ])
  })

  test.each(['84 98888', '529.982.247-25', 'sol@exem'])('[PAL-01] %s finds a guest', async (text) => {
    expect((await customers(text)).map((row) => row.found_by)).toEqual(['order'])
  })

  test.each(['84 8888-7701', '084 98888-7701', '+55 84 8888-7701', '0055 84 98888-7701', '8888-7701'])(
    '[PAL-01] %s finds a guest, their orders and no others',
    async (text) => {
      expect((await customers(text)).map((row) => [row.found_by, row.title])).toEqual([['order', 'Mirassol Quintela']])
      expect(await titles(text, 'order')).toEqual(['QX-2031-000701', 'QX-2031-000704'])
    },
  )

  test('[PAL-01] a phone with another area code finds nothing', async () => {
    for (const text of ['20 98888-7701', '31 8888-7701', '70 97777-0001']) expect(await find(text), text).toEqual([])
    expect((await customers('84 7777-0001')).map((row) => row.id)).toEqual([ids.account])
  })

  test('[PAL-01] an item and an order number find no customer', async () => {
    expect(await customers('quintela rara')).toEqual([])
    expect(await customers('QX-2031-000701')).toEqual([])
  })
})

test('[PAL-01] a text without a match finds nothing', async () => {
  for (const text of ['', ' ', 'q', 'inexistente', '%%', '__', '\\\\', "''", 'nada.de,id.(x)', '--']) {
    expect(await find(text), text).toEqual([])
  }
})

test('[PAL-01] at most five of each kind', async () => {
  const found = await find('ma')
  for (const kind of ['order', 'product', 'customer']) expect(found.filter((row) => row.kind === kind)).toHaveLength(5)
})
