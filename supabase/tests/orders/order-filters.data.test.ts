import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'

const shop = sharedBackend()

const MANY = '00000000-0000-4000-8000-0000000000ff'

const address = (city: string, state: string, method: string) => ({
  address: { city, state },
  shipping_method: method,
})

async function insert(rows: [number: string, total: number, details: unknown][]) {
  await shop.sql(
    `insert into public.orders (order_number, total, shipping_address)
      select r ->> 0, (r ->> 1)::numeric, nullif(r -> 2, 'null') from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(rows)],
  )
}

async function found(filter: object): Promise<string[]> {
  const { data } = await shop.admin
    .rpc('list_orders', { filter: { ...filter }, page_size: 1000 })
    .select('order_number')
    .throwOnError()
  return (data as { order_number: string }[]).map((row) => row.order_number).sort()
}

describe('[FILT-01] orders by place, method and total', () => {
  const rows: [string, number, unknown][] = [
    ['FLT-1', 10, address('São José', 'SC', 'Moto  Bóy')],
    ['FLT-2', 20.5, { cidade: 'SAO JOSE', uf: 'santa catarina', frete: 'moto boy' }],
    ['FLT-3', 30, { endereco: { municipio: 'Óbidos', estado: 'pará' }, shippingMethod: 'Balsa' }],
    ['FLT-4', 0, { address: 'Rua A, Óbidos - PA', state: 'XX' }],
    ['FLT-5', 40, { city: {}, shipping: ['PAC'] }],
  ]
  const mine = async (filter: object) => (await found(filter)).filter((number) => number.startsWith('FLT-'))

  test.each([
    [{ city: 'sao josé ' }, ['FLT-1', 'FLT-2']],
    [{ city: 'São' }, []],
    [{ state: 'SC' }, ['FLT-1', 'FLT-2']],
    [{ state: 'PA', city: 'obidos' }, ['FLT-3']],
    [{ shipping_method: 'MOTO BOY' }, ['FLT-1', 'FLT-2']],
    [{ search: 'FLT', min_total: 20.5 }, ['FLT-2', 'FLT-3', 'FLT-5']],
    [{ search: 'FLT', min_total: 0, max_total: 20.49 }, ['FLT-1', 'FLT-4']],
    [{ search: 'FLT', max_total: 0 }, ['FLT-4']],
  ])('%j finds %j', async (filter, numbers) => {
    await insert(rows)
    expect(await mine(filter)).toEqual(numbers)
    await shop.sql(`delete from public.orders where order_number like 'FLT-%'`)
  })

  test('follow a changed address and no column that a caller writes', async () => {
    await insert([['FLT-9', 1, address('Natal', 'RN', 'PAC')]])
    await shop.sql(
      `update public.orders set shipping_address = '{"city": "Ipu", "state": "ce"}' where order_number = 'FLT-9'`,
    )
    await shop.admin.from('orders').update({ shipping_city: 'natal' }).eq('order_number', 'FLT-9').throwOnError()
    expect(await mine({ city: 'Natal' })).toEqual([])
    expect(await mine({ city: 'ipu', state: 'CE' })).toEqual(['FLT-9'])
    await shop.sql(`delete from public.orders where order_number = 'FLT-9'`)
  })

  test('offer each city and method once, as its newest order has it', async () => {
    await insert(rows)
    const { data } = await shop.admin.rpc('order_places').throwOnError()
    const places = (data as { part: string; value: string }[]).map(({ part, value }) => `${part} ${value}`)
    expect(places).toEqual(expect.arrayContaining(['city Óbidos', 'method Balsa', 'method PAC', 'method Sedex']))
    expect(places.filter((place) => /S.o Jos./i.test(place))).toHaveLength(1)
    expect(new Set(places).size).toBe(places.length)
    await shop.sql(`delete from public.orders where order_number like 'FLT-%'`)
  })
})

test('[FILT-01] [FILT-02] orders by product are those of its items in list, counts, export and selection, also with a search', async () => {
  const [row] = await shop.sql<{ product: string; name: string; ids: string[]; numbers: string[] }>(
    `select i.product_id as product, min(i.product_name) as name, array_agg(distinct o.id) as ids,
      array_agg(distinct o.order_number order by o.order_number) as numbers
    from public.order_items i join public.orders o on o.id = i.order_id where i.product_id is not null
    group by 1 order by count(distinct o.id) desc, 1 limit 1`,
  )
  const { product = '', name = '', numbers = [] } = row ?? {}
  expect(numbers.length).toBeGreaterThan(1)
  expect(await found({ product })).toEqual(numbers)
  expect(await found({ product, search: name })).toEqual(numbers)
  expect(await found({ product, search: numbers[0] })).toEqual(numbers.slice(0, 1))
  expect(await found({ product, search: 'nada-assim' })).toEqual([])
  const count = async (filter: object) => {
    const { data } = await shop.admin.rpc('order_status_counts', { filter }).throwOnError()
    return (data as { order_count: number }[]).reduce((sum, { order_count }) => sum + order_count, 0)
  }
  expect(await count({ product })).toBe(numbers.length)
  const { data } = await shop.admin.rpc('list_order_batch', { filter: { product }, with_items: true }).throwOnError()
  const exported = JSON.parse(String(data)) as { order_number: string; booked_items: { product_name: string }[] }[]
  expect(exported.map(({ order_number }) => order_number).sort()).toEqual(numbers)
  for (const { booked_items } of exported) expect(booked_items.map((item) => item.product_name)).toContain(name)
  const printed = await shop.column<string>(
    `select o.order_number from private.with_few($1::jsonb) as found, public.orders o
      where private.is_order_selected(o, found) order by 1`,
    [{ filter: { product }, except: [] }],
  )
  expect(printed).toEqual(numbers)
  const many = await shop.column<string>(
    'select o.order_number from public.orders o where private.is_order_match(o, $1::jsonb, null) order by 1',
    [{ product, search: name }],
  )
  expect(many).toEqual(numbers)
})

test.each([{ product: 'x' }, { min_total: '10' }, { city: 5 }])('[FILT-01] %j is refused', async (filter) => {
  for (const name of ['list_orders', 'list_order_batch', 'order_status_counts']) {
    expect((await shop.admin.rpc(name, { filter })).error?.code, name).toBe('22023')
  }
})

test.runIf(TEST_ENGINE === 'postgres')(
  '[FILT-01] 20,000 orders are filtered by index, also by a product in many',
  async () => {
    await shop.sql(`begin; set local session_replication_role = replica;
    insert into public.orders (order_number, status, total, created_at, shipping_city, shipping_state, shipping_method)
    select 'IDX-' || n, (array['pendente', 'enviado'])[1 + n % 2], n % 5000, now() - n * interval '5 minutes',
      'cidade ' || n % 200, (array['SP', 'RJ', 'MG', 'AC'])[1 + n % 4], (array['pac', 'sedex'])[1 + n % 2]
    from generate_series(1, 20000) n;
    insert into public.products (id, name, price) values ('${MANY}', 'Produto de muitos', 1);
    insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
    select id, '${MANY}', 'Produto de muitos', 1, 1, 1 from public.orders where order_number like 'IDX-%5';
    insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
    select id, '${MANY}', 'Produto de muitos', k, 1, k from public.orders, generate_series(2, 3) as k
    where order_number like 'IDX-%' and order_number not like 'IDX-%5' and total < 2000;
    commit;
    analyze public.orders`)
    const filter = { product: MANY, status: 'enviado' }
    const { data: counts } = await shop.admin.rpc('order_status_counts', { filter }).throwOnError()
    const [{ n } = { n: 0 }] = await shop.sql<{ n: number }>(
      `select count(distinct o.id)::int as n from public.orders o join public.order_items i on i.order_id = o.id
      where i.product_id = '${MANY}' and o.status = 'enviado'`,
    )
    expect(n).toBeGreaterThan(3000)
    expect(counts).toMatchObject([{ order_count: n }])
    const { data: page } = await shop.admin.rpc('list_orders', { filter }).select('status, order_items(product_id)')
    expect(page).toHaveLength(20)
    for (const { status, order_items } of page as { status: string; order_items: { product_id: string }[] }[]) {
      expect([status, order_items[0]?.product_id]).toEqual(['enviado', MANY])
    }
    for (const filter of [
      { city: 'Cidade 7' },
      { state: 'AC' },
      { state: 'TO' },
      { shipping_method: 'PAC' },
      { shipping_method: 'nenhum' },
      { min_total: 4990 },
      { min_total: 100, max_total: 110 },
    ]) {
      const lines = await shop.sql<{ 'QUERY PLAN': string }>(
        `explain select id from public.orders o where private.is_order_match(o, '${JSON.stringify(filter)}', null)
        order by created_at desc, id desc limit 20`,
      )
      expect(lines.map((line) => line['QUERY PLAN']).join('\n'), JSON.stringify(filter)).not.toContain('Seq Scan')
    }
  },
)
