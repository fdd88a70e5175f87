import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { keyOf } from './note-support'

const shop = sharedBackend()
const { sql } = shop

interface Facts {
  number: number
  order: string
  name: string
  cpf: string
  document: string | null
  item?: string
  phone?: string
  code?: string
  series?: number
}

function keyWith({ number, series = 1 }: Facts): string {
  const body = keyOf(number, '2026-03-05').slice(0, 43)
  const changed = `${body.slice(0, 22)}${String(series).padStart(3, '0')}${body.slice(25)}`
  return Array.from({ length: 10 }, (_, digit) => `${changed}${digit}`).join(' ')
}

async function insert(facts: Facts): Promise<void> {
  const { order, name, cpf, phone, item, code, document } = facts
  const shipping_address = { name, cpf, phone }
  const order_id = await shop.insert('orders', { order_number: order, status: 'enviado', shipping_address })
  if (item) await shop.insert('order_items', { order_id, product_name: item, quantity: 1, price: 5, total: 5 })
  if (code) await shop.insert('tracking_shipments', { order_id, tracking_code: code })
  // Only one of the ten keys has the right check digit.
  await sql(
    `insert into public.invoices (order_id, order_number, access_key, status, source, customer_document)
      select $1, $2, key, 'informada', 'manual', $3 from unnest(string_to_array($4, ' ')) as key
      where private.is_access_key(key)`,
    [order_id, order, document, keyWith(facts)],
  )
}

const found = async (search: string, filter: object = {}) => {
  const { data, error } = await shop.admin.rpc('list_invoices', { filter: { search, ...filter }, page_size: 1000 })
  if (error) throw error
  const numbers = (data as { number: number }[]).map(({ number }) => number)
  const totals = await shop.admin.rpc('invoice_totals', { filter: { search, ...filter } })
  const count = (totals.data as { invoice_count: number }[]).reduce((sum, { invoice_count }) => sum + invoice_count, 0)
  expect(count, 'the totals agree with the list').toBe(numbers.length)
  return numbers.sort((a, b) => a - b)
}

const NOTES: Facts[] = [
  {
    number: 710_001,
    order: 'ZQ-2031-000501',
    name: 'Zuleica  Conceição Quadros',
    cpf: '529.982.247-25',
    document: '52998224725',
    item: 'Zafirane 50 ML',
    phone: '+55 (11) 98877-6655',
    code: 'LJ900000501BR',
  },
  { number: 710_002, order: 'ZQ-2031-000502', name: 'Zoraide Quadros', cpf: '39053344705', document: null, series: 7 },
  { number: 50, order: 'ZQ-2031-000503', name: 'Zuleica Prado', cpf: '11144477735', document: '11144477735' },
]

beforeAll(async () => {
  await sql('delete from public.invoices')
  for (const facts of NOTES) await insert(facts)
})

describe('[NFE-01] [LIST-10] a search for invoices', () => {
  test.each([
    ['quadros zuleica', [710_001]],
    ['CONCEICAO quad', [710_001]],
    ['710.001 zuleica', [710_001]],
    ['zuleica 50', [50, 710_001]],
    ['quadros 7', [710_002]],
    ['quadros série', []],
    ['zuleica 529.982.247-25', [710_001]],
    ['quadros 390.533.447-05', [710_002]],
    ['zq-2031 prado', [50]],
    ['prado 55001000000050', [50]],
    ['zuleica LJ900000501BR', [710_001]],
    ['zafirane', [710_001]],
    ['(11) 98877-6655', [710_001]],
    ['710001 710002', [710_001, 710_002]],
    ['710001, 50; ZQ-2031-000502', [50, 710_001, 710_002]],
    ['52998224725, 111.444.777-35', [50, 710_001]],
    ['50', [50]],
    ['7', []],
    ["zuleica' or '1'='1", []],
    ['zuleica %', [50, 710_001]],
  ])('%j finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test('finds keys in groups of four', async () => {
    const [row] = (await sql('select access_key from public.invoices where number = 50')) as { access_key: string }[]
    expect(await found(row?.access_key.replaceAll(/(.{4})/g, '$1 ') ?? '')).toEqual([50])
    expect(await found(`prado ${row?.access_key}`)).toEqual([50])
    expect(await found(`quadros ${row?.access_key}`)).toEqual([])
  })

  test('is combined with month and status', async () => {
    expect(await found('quadros', { month: '2026-03-01' })).toEqual([710_001, 710_002])
    expect(await found('quadros', { month: '2026-04-01' })).toEqual([])
    const { data } = await shop.admin.rpc('list_invoices', { filter: { search: 'quadros', status: 'cancelada' } })
    expect(data).toEqual([])
  })
})

test('[NFE-01] [LIST-10] a search for orders without an invoice matches words, or any of several numbers', async () => {
  const numbers = ['ZQ-2031-000601', 'ZQ-2031-000602']
  await sql(
    `insert into public.orders (order_number, status, total, shipping_address) values
      ($1, 'enviado', 10, '{"name": "Wanda Quadros", "cpf": "52998224725"}'), ($2, 'entregue', 20, '{"name": "Wilma Quadros"}'),
      ('ZQ-2031-000603', 'pendente', 40, '{"name": "Wanda Quadros"}')`,
    numbers,
  )
  const without = async (search: string) => {
    const { data } = await shop.admin.rpc('list_uninvoiced_orders', { filter: { search }, page_size: 1000 })
    const rows = data as { order_number: string; total: number }[]
    const totals = await shop.admin.rpc('uninvoiced_totals', { filter: { search } })
    const total = rows.reduce((sum, row) => sum + row.total, 0)
    expect(totals.data, search).toEqual([{ order_count: rows.length, total }])
    return rows.map(({ order_number }) => order_number).sort()
  }
  expect(await without('quadros wanda')).toEqual([numbers[0]])
  expect(await without('quadros')).toEqual(numbers)
  expect(await without('wanda 000602')).toEqual([])
  expect(await without('000601, 000602')).toEqual(numbers)
  expect(await without('529.982.247-25, 111.444.777-35')).toEqual([numbers[0]])
  expect(await without('zq-2031-0006')).toEqual(numbers)
})

test('[LIST-10] random words of invoices find what a comparison of every invoice finds', async () => {
  const seed = Number(process.env.LOJA_TEST_SEED)
  const next = randomFrom(seed)
  const random = (below: number) => Math.floor(next() * below)
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T
  await sql('delete from public.invoices')
  const stored = Array.from({ length: 30 }, (_, index): Facts => {
    const cpf = String(10_000_000_000 + random(80_000_000_000))
    const name = `${pick(['Mariana', 'Joana', 'Fernanda'])} ${pick(['Quadros', 'Andrade', 'Prado'])}`
    const number = 1000 + random(40) + index * 40
    return {
      number,
      order: `ZW-2033-${String(number)}77`,
      name,
      cpf,
      document: pick([cpf, null]),
      series: 1 + random(3),
    }
  })
  for (const facts of stored) await insert(facts)
  const matches = (term: string, { number, order, name, cpf, series }: Facts) => {
    if (/[a-z]/.test(term)) return name.toLowerCase().includes(term)
    const texts = [order, order.replaceAll(/\D/g, ''), cpf]
    return (
      Number(term) === number ||
      Number(term) === series ||
      (term.length > 2 && texts.some((text) => text.includes(term)))
    )
  }
  for (let round = 0; round < 40; round += 1) {
    const terms = Array.from({ length: 1 + random(2) }, () => {
      const word = pick(pick(stored).name.toLowerCase().split(' '))
      return word.slice(random(word.length - 3))
    })
    if (random(3) > 0) {
      const { number, order, cpf, series } = pick(stored)
      terms.splice(random(2), 0, pick([String(number), order.slice(-6), cpf, cpf.slice(3, 7), String(series)]))
    }
    const expected = stored.filter((one) => terms.every((term) => matches(term, one))).map(({ number }) => number)
    expect([seed, terms, await found(terms.join(' '))]).toEqual([seed, terms, expected])
  }
})

test.runIf(TEST_ENGINE === 'postgres')('[LIST-11] no search for invoices reads a whole table', async () => {
  await sql(`insert into public.orders (order_number, status, total, shipping_address)
      select 'ZT-2027-' || lpad(n::text, 6, '0'), 'enviado', 1,
        jsonb_build_object('name', 'Cliente ' || md5(n::text), 'phone', '119' || lpad(n::text, 8, '0'))
      from generate_series(1, 2000) as n;
    insert into public.invoices (order_id, order_number, access_key, status, source)
      select o.id, o.order_number, body || private.nfe_check_digit(body), 'informada', 'manual' from public.orders o,
        lateral (select '3526031122233300018155001' || lpad((900000 + right(o.order_number, 6)::integer)::text, 9, '0')
          || '112345678' as body) as key where o.order_number like 'ZT-2027-%';
    analyze public.orders, public.invoices, private.order_search`)
  const scans = `(select coalesce(sum(seq_scan), 0) from pg_stat_xact_user_tables
    where relname in ('orders', 'invoices', 'order_search'))`
  for (const search of [
    '901417',
    '901417 901418',
    'c4ca4238',
    'cliente c4ca4238',
    'c4ca4238 900001',
    'ZT-2027-001417',
    '11900001417',
  ]) {
    const [row] = (await sql(`select set_config('test.scans', ${scans}::text, true);
      select private.invoices_found('${search}'), private.orders_with_words('${search}');
      select ${scans} - current_setting('test.scans')::integer as scans`)) as { scans: unknown }[]
    expect([search, Number(row?.scans)]).toEqual([search, 0])
    expect(await found(search), search).not.toEqual([])
  }
})
