import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../../../libs/domain/src/list/fold-text'
import { randomFrom } from '../catalog/product-support'

const shop = sharedBackend()

interface Order {
  number: string
  status: string | null
  address: Record<string, unknown> | null
  items?: string[]
  code?: string
}

const ORDERS: Order[] = [
  {
    number: 'ZQ-2031-000501',
    status: 'pendente',
    address: {
      name: 'Zuleica  Conceição Quadros',
      phone: '+55 (11) 98877-6655',
      email: 'Zu.Quadros@Exemplo.test',
      cpf: '529.982.247-25',
      payment_method: 'pix',
      items: [{ product_name: 'Zafirane 50 ML' }, { product_name: 'Água "Rara" 100%' }],
    },
    code: 'LJ900000501BR',
  },
  {
    number: 'ZQ-2031-000502',
    status: 'enviado',
    address: { nome: 'Zoraide Quadros', telefone: 5521977665544, cnpj: '12.345.678/0001-95' },
    items: ['Zafirane 100 ML', 'Brinde_especial'],
    code: 'IPE-3318061',
  },
  { number: 'ZQ-2031-000503', status: null, address: null, items: ['Zafirane 50 ML'] },
  {
    number: 'EXT*9',
    status: 'enviado',
    address: { name: { x: 1 }, phone: null, items: 'nada', itens: [5, null], documento: '45LJA205000187' },
  },
]

async function insertOrder({ number, status, address, items = [], code }: Order): Promise<string> {
  const id = await shop.insert('orders', { order_number: number, status, shipping_address: address })
  for (const name of items)
    await shop.insert('order_items', { order_id: id, product_name: name, quantity: 1, price: 5, total: 5 })
  if (code) await shop.insert('tracking_shipments', { order_id: id, tracking_code: code })
  return id
}

const listed = async (search: string, filter: object = {}) => {
  const { data, error } = await shop.admin
    .rpc('list_orders', { filter: { search, ...filter }, page_size: 1000 })
    .select('order_number')
  if (error) throw error
  const found = (data as { order_number: string }[]).map(({ order_number }) => order_number)
  const { data: counts } = await shop.admin.rpc('order_status_counts', { filter: { search, ...filter } })
  const total = (counts as { order_count: number }[]).reduce((sum, { order_count }) => sum + order_count, 0)
  expect(total, 'the counts agree with the list').toBe(found.length)
  return found.filter((number) => /^(ZQ|EXT)/.test(number)).sort()
}

beforeAll(async () => {
  for (const order of ORDERS) await insertOrder(order)
})

describe('[ORD-12] [LIST-10] a search for orders', () => {
  test.each([
    ['Quadros, Conceicao', '1'],
    ['quadros zule marina', ''],
    ['(11) 98877-6655', '1'],
    ['+55 11 98877 6655', '1'],
    ['529.982.247-25', '1'],
    ['12.345.678/0001-95', '2'],
    ['45.LJA.205/0001-87', 'EXT*9'],
    ['LJ 900 000 501 BR', '1'],
    ['lj.900.000.501-br', '1'],
    ['ipe-3318', '2'],
    ['IPE\u20113318061', '2'],
    ['ZQ-2031-000501\u200bZQ-2031-000503', '1 3'],
    ['+55 11 8877-6655', '1'],
    ['011 98877 6655', '1'],
    ['0055 (011) 8877\u20116655', '1'],
    ['21 97766', '2'],
    ['22 97766-5544', ''],
    ['agua rara', '1'],
    ['brinde_esp', '2'],
    ['ZQ-2031-000501, 000503', '1 3'],
    ['zq-2031 quadros', '1 2'],
    ['50', '1 2 3'],
    ['pix zuleica', ''],
    ['*', 'EXT*9'],
    ['zuleica\\', ''],
  ])('%j finds %j', async (search, expected) => {
    const numbers = expected.split(' ').map((n) => (/^\d$/.test(n) ? `ZQ-2031-00050${n}` : n))
    expect(await listed(search)).toEqual(numbers.filter(Boolean))
  })

  test('is combined with the other filters', async () => {
    expect(await listed('quadros', { status: 'enviado' })).toEqual(['ZQ-2031-000502'])
    expect(await listed('zafirane', { status: 'pendente' })).toEqual(['ZQ-2031-000501', 'ZQ-2031-000503'])
    expect(await listed('zafirane', { last_day: '2001-01-01' })).toEqual([])
  })

  test('puts the order with the running number first', async () => {
    const rows =
      await shop.column<string>(`insert into public.orders (order_number, created_at, shipping_address) values
        ('ZZ-2030-000777', '2001-01-01', null), ('ZZ-2030-000778', '2031-01-01', '{"phone": "11 90777-0001"}') returning id`)
    const { data } = await shop.admin.rpc('list_orders', { filter: { search: '777' } }).select('order_number')
    const found = (data as { order_number: string }[]).map(({ order_number }) => order_number)
    expect(found[0]).toBe('ZZ-2030-000777')
    expect(found).toContain('ZZ-2030-000778')
    await shop.sql('delete from public.orders where id = any ($1)', [rows])
  })

  test('exports the listed orders', async () => {
    const { data } = await shop.admin.rpc('list_order_batch', { filter: { search: '50 zafirane' } })
    const exported = (JSON.parse(String(data)) as { order_number: string }[]).map(({ order_number }) => order_number)
    expect(exported.filter((number) => number.startsWith('ZQ')).sort()).toEqual(['ZQ-2031-000501', 'ZQ-2031-000503'])
  })

  test.each([
    ['more than a hundred words', Array.from({ length: 101 }, (_, n) => `palavra${n}`).join(' ')],
    ['more than a thousand numbers', Array.from({ length: 1001 }, (_, n) => `N-${n}`).join(' ')],
    ['no text', 5],
  ])('is refused for %s', async (_, search) => {
    for (const name of ['list_orders', 'order_status_counts', 'list_order_batch'])
      expect((await shop.admin.rpc(name, { filter: { search } })).error?.code, name).toBe('22023')
    const bulk = { selection: { filter: { search } }, status: 'enviado' }
    expect((await shop.admin.rpc('change_order_status', bulk)).error?.code).toBe('22023')
  })

  test('cannot bring its own result', async () => {
    const filter = { search: 'quadros', few: [] }
    expect((await shop.admin.rpc('list_orders', { filter })).error?.code).toBe('22023')
    expect(
      (await shop.admin.rpc('change_order_status', { selection: { filter }, status: 'enviado' })).error?.code,
    ).toBe('22023')
  })
})

describe('[ORD-12] the words of an order', () => {
  const { sql } = shop
  let id = ''
  beforeAll(async () => {
    id = await insertOrder({ number: 'ZQ-2032-000601', status: null, address: { name: 'Wanda' }, items: ['Vela Wok'] })
  })
  const finds = async (search: string) => (await listed(search)).includes('ZQ-2032-000601')

  test.each([
    ['the customer', `update public.orders set shipping_address = '{"name": "Wilma"}' where id = $1`, 'wilma', 'wanda'],
    ['the number', `update public.orders set order_number = 'ZQ-2032-000601' where id = $1`, 'wilma', 'wanda'],
    [
      'an item',
      `update public.order_items set product_name = 'Sabonete Wok' where order_id = $1`,
      'sabonete wok',
      'vela',
    ],
    [
      'a new item',
      `insert into public.order_items (order_id, product_name, quantity, price, total) values ($1, 'Difusor', 1, 1, 1)`,
      'difusor wilma',
      'vela',
    ],
    [
      'a deleted item',
      `delete from public.order_items where order_id = $1 and product_name = 'Difusor'`,
      'wok',
      'difusor',
    ],
    ['a code', `update public.orders set tracking_code = 'LJ900000777BR' where id = $1`, 'lj900000777br', 'difusor'],
    [
      'a corrected code',
      `update public.tracking_shipments set tracking_code = 'LJ900000888BR' where order_id = $1`,
      'lj900000888br',
      'lj900000777br',
    ],
    ['a deleted shipment', 'delete from public.tracking_shipments where order_id = $1', 'wilma', 'lj900000888br'],
  ])('follow %s', async (_, statement, found, lost) => {
    await sql(statement, [id])
    expect([await finds(found), await finds(lost)]).toEqual([true, false])
  })

  test('are not rewritten by a status, a deleted product or an event', async () => {
    const version = () => sql('select xmin::text, ctid::text from private.order_search where order_id = $1', [id])
    const [product] = (await sql(
      "insert into public.products (name, price) values ('Wok de teste', 1) returning id",
    )) as { id: string }[]
    await sql('update public.order_items set product_id = $2 where order_id = $1', [id, product?.id])
    await sql(`insert into public.tracking_shipments (order_id, tracking_code) values ($1, 'LJ900000999BR')`, [id])
    const before = await version()
    await shop.admin.rpc('change_order_status', { selection: { ids: [id] }, status: 'enviado' })
    await sql('delete from public.products where id = $1', [product?.id])
    await sql(
      `insert into public.tracking_events (tracking_shipment_id, status)
        select s.id, 'postado' from public.tracking_shipments s where s.order_id = $1`,
      [id],
    )
    expect(await version()).toEqual(before)
  })

  test('are deleted and restored with the order', async () => {
    const words = () => sql('select words from private.order_search where order_id = $1', [id])
    const before = await words()
    const { data } = await shop.admin.rpc('delete_order', { order_id: id })
    expect(await words()).toEqual([])
    expect((await shop.admin.rpc('undo_change', { change_id: data[0].change_id })).error).toBeNull()
    expect(await words()).toEqual(before)
  })

  test('are those of the demo data, with documents', async () => {
    const [missing] = (await sql(`select count(*)::int as n from public.orders o
      left join private.order_search s on s.order_id = o.id
      where s.words is null or strpos(s.words, coalesce(lower(private.order_document(o.shipping_address)), '')) = 0`)) as {
      n: number
    }[]
    expect(missing?.n).toBe(0)
  })
})

const seed = Number(process.env.LOJA_TEST_SEED)
const next = randomFrom(seed)
const random = (below: number) => Math.floor(next() * below)
const pick = <T>(list: readonly T[]) => list[random(list.length)] as T
const digits = (text: string) => text.replaceAll(/\D/g, '')
const withoutCountry = (text: string) => digits(text).replace(/^55(?=\d{10,11}$)/, '')

interface Facts {
  number: string
  name: string
  phone: string
  email: string
  cpf: string
  items: string[]
}

function find(search: string, { number, name, phone, email, cpf, items }: Facts): boolean {
  const typed = foldText(search)
    .replaceAll(/[ ,;#]+/g, ' ')
    .trim()
  const parts = typed.split(' ').filter(Boolean)
  const names = foldText(name).split(' ')
  const running = (/\d+$/.exec(number)?.[0] ?? '').replace(/^0+/, '')
  const byNumber = parts.length === 0 || parts.some((part) => number.toLowerCase().includes(part))
  const isList = new Set(parts).size > 1 && parts.every((part) => /\d{3}|^[a-z]{1,4}-\d/.test(part))
  const isNumber = /^[\d ()+./-]*$/.test(typed)
  const plain = withoutCountry(typed)
  if (!/[a-z\d]/.test(typed) || /^[a-z]{1,4}-[\d-]*$/.test(typed)) return byNumber
  if (isList && !(isNumber && plain.length >= 8 && plain.length <= 14)) return byNumber
  const words = isNumber
    ? [plain]
    : parts.map((part) => (/^[\d()+./-]*\d[\d()+./-]*$/.test(part) ? withoutCountry(part) : part))
  const itemWords = items.flatMap((item) => foldText(item).split(' '))
  const all = [
    ...names,
    running,
    ...itemWords,
    number.toLowerCase(),
    digits(number),
    withoutCountry(phone),
    email.toLowerCase(),
    cpf,
  ]
  const hasLong = words.some((word) => word.length > 2)
  const byWords = words.every((word) => {
    if (word.length > 2 || !/[a-z\d]/.test(word)) return all.some((one) => one.includes(word))
    const begun = hasLong ? [...names, ...itemWords] : /^\d/.test(word) ? [running] : names
    return begun.some((one) => one.startsWith(word))
  })
  return byWords || (isList && byNumber)
}

const GIVEN = ['Ana', 'Mariana', 'José', 'Zé', 'Conceição', 'Íris', "D'Ávila"]
const ITEMS = ['Zafirane 50 ML', 'Água 100%', 'Kit_2', 'Vela N#5', 'Óleo 30 ml']
const facts = (n: number): Facts => ({
  number: pick([`LJ-2033-${String(n * 37).padStart(6, '0')}`, `X_${n}00`, `EXT-${n}%`]),
  name: `${pick(GIVEN)} ${pick(GIVEN)}`,
  phone: `${pick(['+55 ', '55', ''])}(${pick(['11', '21'])}) 9${1000 + random(9000)}-${1000 + random(9000)}`,
  email: `cliente${n}@exemplo.test`,
  cpf: String(10_000_000_000 + random(80_000_000_000)),
  items: [pick(ITEMS), pick(ITEMS)],
})
const cut = (text: string) => {
  const from = random(text.length)
  return text.slice(from, from + 1 + random(8))
}

test(`[ORD-12] random searches find what a comparison of every order finds (seed ${seed})`, async () => {
  await shop.sql('delete from public.orders')
  const stored = Array.from({ length: 40 }, (_, index) => facts(index + 1))
  const ids = new Map<string, string>()
  for (const { number, name, phone, email, cpf, items } of stored)
    ids.set(number, await insertOrder({ number, status: null, address: { name, phone, email, cpf }, items }))
  const fragment = () => {
    const { number, name, phone, email, cpf, items } = pick(stored)
    const text = pick([number, name, name, phone, email, cpf, ...items, ...items])
    return random(2) === 0 ? text : cut(text)
  }
  // The embedded engine takes three times as long.
  const rounds = TEST_ENGINE === 'pglite' ? 30 : 150
  for (let round = 0; round < rounds; round += 1) {
    const search = Array.from({ length: 1 + random(3) }, fragment).join(pick([' ', ' ', ', ', '  ']))
    const expected = stored.filter((one) => find(search, one)).map(({ number }) => number)
    const [row] = await shop.sql<{ few: string[]; many: string[] }>(
      `select array(select o.order_number from public.orders o
          where private.is_order_match(o, $2::jsonb, found.few) order by 1) as few,
        array(select o.order_number from public.orders o
          where private.is_order_match(o, $2::jsonb, null) order by 1) as many
      from (select private.few_orders($1) as few offset 0) as found`,
      [search, JSON.stringify({ search })],
    )
    const isList = search.split(/[\s,;#]+/).filter(Boolean).length > 1
    expect([search, row?.few.toSorted()]).toEqual([search, expected.toSorted()])
    if (!isList) expect([search, row?.many.toSorted()]).toEqual([search, expected.toSorted()])
  }
})
