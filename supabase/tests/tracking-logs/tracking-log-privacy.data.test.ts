import { randomUUID } from 'node:crypto'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'

const shop = sharedBackend()

const EVENT = { provider: 'meta', event_name: 'Purchase', status: 'enviado', source: 'servidor' }
const SECRET = 'fulana@exemplo.test'

async function shown(payload: object, error_text?: string) {
  const id = await shop.value<string>(
    `insert into public.tracking_logs (provider, event_name, status, source, payload, error_text)
      values ('meta', 'Purchase', 'enviado', 'servidor', $1::jsonb, $2) returning id`,
    [JSON.stringify(payload), error_text ?? null],
  )
  const { data, error } = await shop.admin
    .rpc('tracking_log_details', { log_id: id })
    .single<{ error_text: string; payload: { key: string; value: string | null; covered: boolean }[] }>()
  expect(error).toBeNull()
  return {
    leaves: data?.payload.map(({ key, value }) => [key, value]),
    entries: data?.payload,
    error: data?.error_text,
  }
}

describe('[LOG-01] the payload shown to staff', () => {
  test('contains the event’s values in the providers’ formats', async () => {
    const { leaves, entries } = await shown({
      event_name: 'Purchase',
      event_time: 1_763_800_000,
      event_source_url: 'https://loja.test/produto/1?email=fulana%40exemplo.test#x',
      custom_data: {
        currency: 'BRL',
        value: 10.5,
        content_ids: ['p-1', 'p-2'],
        contents: [{ id: 'p-1', quantity: 2 }],
      },
      events: [{ params: { items: [], debug_mode: true, coupon: null } }],
    })
    // PostgreSQL stores objects sorted by key length.
    expect(leaves?.sort()).toEqual([
      ['custom_data.content_ids[0]', 'p-1'],
      ['custom_data.content_ids[1]', 'p-2'],
      ['custom_data.contents[0].id', 'p-1'],
      ['custom_data.contents[0].quantity', '2'],
      ['custom_data.currency', 'BRL'],
      ['custom_data.value', '10.5'],
      ['event_name', 'Purchase'],
      ['event_source_url', 'https://loja.test/produto/1?…'],
      ['event_time', '1763800000'],
      ['events[0].params.coupon', 'null'],
      ['events[0].params.debug_mode', 'true'],
      ['events[0].params.items', '[]'],
    ])
    expect(entries?.every(({ covered }) => !covered)).toBe(true)
  })

  test.each<[what: string, payload: object]>([
    ['by its key', { user_data: { em: 'x', ph: ['y'], fn: 'Fulana', client_ip_address: 'z', country: 'br' } }],
    ['by its key, in capitals', { USER_DATA: { EM: 'x' }, Email: 'x', 'E-mail': 'y', endereco: { rua: 'z' } }],
    ['by what it stands in', { comprador: { currency: 'BRL', value: 'Fulana' } }],
    [
      'under keys that mean something to JavaScript',
      { constructor: 'x', toString: { __proto__x: 'y' }, hasOwnProperty: 'z' },
    ],
    ['by its form: e-mail', { value: SECRET, items: [{ item_name: `Para ${SECRET}` }] }],
    ['by its form: telephone', { order_id: '(11) 98765-4321', coupon: '+55 11 98765 4321', id: 11_987_654_321 }],
    ['by its form: CPF, CNPJ and CEP', { id: '529.982.247-25', code: '11.222.333/0001-81', type: '01310-100' }],
    ['by its form: addresses on the net', { value: '203.0.113.7', method: '2001:db8:0:1:1:1:1:1' }],
    [
      'by its form: hashes and tokens',
      { event_id: 'a'.repeat(64), code: `EAAB${'x1Y'.repeat(20)}`, type: 'eyJhbGciOi.eyJz' },
    ],
    ['in lists of lists', { data: [[[{ em: [SECRET] }]], { items: [SECRET] }] }],
  ])('covered %s', async (_, payload) => {
    const { entries } = await shown(payload)
    expect(entries?.length).toBeGreaterThan(0)
    expect(entries?.filter(({ covered, value }) => !covered || value !== null)).toEqual([])
  })

  test('covers a key that is an address', async () => {
    const { leaves } = await shown({ [SECRET]: 1, '__proto__.x': 2 })
    expect(leaves?.sort()).toEqual([
      ['__proto__.x', null],
      ['•••', null],
    ])
  })

  test('masks persons in an error', async () => {
    const text = `Invalid parameter em: ${SECRET}, ip 203.0.113.7, hash ${'0a'.repeat(32)} (code 100)`
    expect((await shown({}, text)).error).toBe('Invalid parameter em: •••, ip •••, hash ••• (code 100)')
    const { data } = await shop.admin.rpc('list_tracking_logs', { page_size: 1 }).select('error_text')
    expect(JSON.stringify(data)).not.toContain('fulana')
  })

  test('is cut at 300 leaves and values at 200 characters', async () => {
    const many = await shown({ items: Array.from({ length: 400 }, (_, id) => ({ id })) })
    expect(many.leaves).toHaveLength(300)
    const long = await shown({ value: 'palavra '.repeat(100) })
    expect(long.leaves?.[0]?.[1]).toHaveLength(200)
  })

  test('has no row for an unknown event', async () => {
    expect((await shop.admin.rpc('tracking_log_details', { log_id: randomUUID() })).data).toEqual([])
  })
})

test('[LOG-02] the secret key writes and reads but cannot call staff functions', async () => {
  const server = clientOf(shop.backend, shop.backend.secretKey)
  expect((await server.from('tracking_logs').insert(EVENT)).error).toBeNull()
  expect((await server.from('tracking_logs').select('payload').limit(1)).error).toBeNull()
  for (const name of ['list_tracking_logs', 'tracking_log_summary', 'tracking_alarms']) {
    expect((await server.rpc(name)).error?.code).toBe('42501')
  }
})
