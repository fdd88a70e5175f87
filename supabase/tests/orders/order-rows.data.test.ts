import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()
let adminToken: string
beforeAll(async () => {
  adminToken = (await shop.admin.auth.getSession()).data.session?.access_token ?? ''
})

test('[AUTH-06] the order number is assigned unless the order has one', async () => {
  const server = clientOf(shop.backend, shop.backend.secretKey)
  const numbers: string[] = []
  for (const [client, given] of [
    [shop.admin, { total: 1 }],
    [server, { total: 1 }],
    [shop.admin, { order_number: '' }],
    [shop.admin, { order_number: null }],
    [server, { order_number: 'EXT-1' }],
  ] as const) {
    const { data, error } = await client.from('orders').insert(given).select('order_number').single()
    expect(error).toBeNull()
    numbers.push(String(data?.order_number))
  }
  const first = Number(/^LJ-\d{4}-(\d{6,})$/.exec(numbers[0] ?? '')?.[1])
  const counted = numbers.slice(0, 4).map((number) => Number(number.slice(8)))
  expect(counted).toEqual([first, first + 1, first + 2, first + 3])
  expect(numbers[4]).toBe('EXT-1')
  const emptied = await shop.admin.from('orders').update({ order_number: '' }).eq('order_number', 'EXT-1')
  expect(emptied.error?.code).toBe('23514')
})

describe('a document in a row', () => {
  /** A client may refuse such a body. */
  const send = async (method: string, path: string, body: string) => {
    const answer = await fetch(`${shop.backend.url}${path}`, {
      method,
      headers: {
        apikey: shop.backend.publishableKey,
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body,
    })
    const text = await answer.text()
    return { status: answer.status, code: /"(?:error_)?code":"(\w+)"/.exec(text)?.[1] }
  }
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const lists = (depth: number) => `{"a":${'['.repeat(depth - 1)}1${']'.repeat(depth - 1)}}`
  const TOO_MUCH: [what: string, address: string, code: string][] = [
    ['17 objects', objects(17), '23514'],
    ['17 lists', lists(17), '23514'],
    ['500,000 lists', lists(500_000), 'PGRST102'],
    ['a text of 65 KB', JSON.stringify({ note: 'x'.repeat(65_536) }), '23514'],
    ['20,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [n, n]))), '23514'],
  ]

  test.each(TOO_MUCH)('with %s is refused on insert and update', async (_what, address, code) => {
    const count = async () => (await shop.sql('select count(*)::int as n from public.orders'))[0]
    const before = await count()
    const body = `{"shipping_address":${address}}`
    const orderId = await shop.value<string>('select id from public.orders order by id limit 1')
    expect(await send('POST', '/rest/v1/orders', body)).toEqual({ status: 400, code })
    expect(await send('PATCH', `/rest/v1/orders?id=eq.${orderId}`, body)).toEqual({ status: 400, code })
    expect(await count()).toEqual(before)
    const list = await shop.admin.rpc('list_orders', { page_size: 1000 })
    expect(list.error).toBeNull()
  })

  test('with 16 objects and 60 KB is stored and listed', async () => {
    for (const address of [objects(16), lists(16), JSON.stringify({ note: 'x'.repeat(60_000) })]) {
      expect(await send('POST', '/rest/v1/orders', `{"shipping_address":${address}}`)).toMatchObject({ status: 201 })
    }
    const { data } = await shop.admin.rpc('list_orders', { page_size: 3 })
    expect((data as { shipping_address: unknown }[]).every((order) => order.shipping_address !== null)).toBe(true)
  })

  test('is limited in size and depth in every writable column', async () => {
    const columns = await shop.sql<{ name: string; rules: string | null }>(`
      select c.table_name || '.' || c.column_name as name,
        string_agg(pg_get_constraintdef(r.oid), ' ') filter (where pg_get_constraintdef(r.oid) like '%' || c.column_name || '%') as rules
      from information_schema.columns c
      left join pg_constraint r on r.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and r.contype = 'c'
      where c.table_schema = 'public' and c.data_type in ('json', 'jsonb')
        and (has_column_privilege('authenticated', format('%I.%I', c.table_schema, c.table_name), c.column_name, 'insert')
          or has_column_privilege('authenticated', format('%I.%I', c.table_schema, c.table_name), c.column_name, 'update'))
      group by 1`)
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'category_price_rules.price_rule',
      'orders.shipping_address',
      'suppliers.price_rule',
      'suppliers.reading',
    ])
    for (const { rules } of columns) expect(rules).toMatch(/octet_length[\s\S]*jsonb_path_exists|is_price_rule/)
  })
})
