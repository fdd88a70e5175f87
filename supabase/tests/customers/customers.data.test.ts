import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const CPF = '529.982.247-25'
const OTHER_CPF = '111.444.777-35'
const ids = new Map<string, string>()

interface Made {
  address?: Record<string, unknown> | null
  account?: boolean
  status?: string
  total?: number
}

let account = { user_id: '', profile_id: '' }

async function order(
  name: string,
  { address = null, account: own = false, status = 'pendente', total = 10 }: Made = {},
) {
  const id = await shop.value<string>(
    `insert into public.orders (order_number, status, total, shipping_address, profile_id, created_at)
      values ($1, $2, $3, $4, $5, now() - interval '1 day' + $6 * interval '1 minute') returning id`,
    [`CLI-${name}`, status, total, address && JSON.stringify(address), own ? account.profile_id : null, ids.size],
  )
  ids.set(name, id)
  return id
}

const ofOrder = (name: string) => ({ p_order: ids.get(name) })

async function card(who: object) {
  const { data, error } = await shop.admin.rpc('customer_card', who)
  if (error) throw error
  return data[0]
}

async function orders(who: object) {
  const data = await shop.call<{ order_number: string; matched_by: string }[]>('customer_orders', {
    ...who,
    page_size: 100,
  })
  const rows = data
  return rows.map(({ order_number, matched_by }) => `${order_number.replace('CLI-', '')} ${matched_by}`)
}

beforeAll(async () => {
  const [found] = await shop.sql<typeof account>(
    `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
      values (gen_random_uuid(), 'conta@exemplo.test', '{"full_name": "Ana da Conta", "phone": "(41) 98765-4321"}', now(), now())
      returning id as user_id, '' as profile_id`,
  )
  if (!found) throw new Error('no account was made')
  const profileId = await shop.value<string>('select id from public.profiles where user_id = $1', [found.user_id])
  account = { user_id: found.user_id, profile_id: profileId }
})

describe('[CUST-02] the orders of a guest', () => {
  beforeAll(async () => {
    await order('g1', { address: { name: 'Bia', email: 'Bia@Exemplo.test', phone: '(31) 98888-1234', cpf: CPF } })
    await order('g2', { address: { nome: 'Bia S.', documento: '52998224725', email: 'outro@exemplo.test' } })
    await order('g3', { address: { name: 'Bia', mail: ' bia@exemplo.test ' } })
    await order('g4', { address: { name: 'Bia', telefone: '+55 31 8888-1234' } })
    await order('g5', { address: { name: 'Caio', phone: '031 98888 1234', cpf: OTHER_CPF } })
    await order('g6', { address: { name: 'Davi', phone: '(32) 98888-1234' } })
  })

  test('are found by document, then e-mail, then phone', async () => {
    expect(await orders(ofOrder('g1'))).toEqual(['g4 telefone', 'g3 email', 'g2 documento', 'g1 documento'])
    expect((await card(ofOrder('g1'))).matched).toEqual({ documento: 2, email: 1, telefone: 1 })
  })

  test('do not include one with the phone and another document, which is doubtful', async () => {
    const { doubtful } = await card(ofOrder('g1'))
    expect(doubtful).toEqual([expect.objectContaining({ order_number: 'CLI-g5', matched_by: 'telefone' })])
    expect(await orders(ofOrder('g5'))).not.toContain('g1 telefone')
  })

  test('with only a phone in common are doubtful when they have two documents', async () => {
    expect(await orders(ofOrder('g4'))).toEqual(['g4 telefone'])
    const { doubtful } = await card(ofOrder('g4'))
    expect(doubtful.map((one: { order_number: string }) => one.order_number)).toEqual(['CLI-g5', 'CLI-g1'])
  })

  test('without document, e-mail and phone are the order itself', async () => {
    await order('none', { address: { name: 'Eva', cpf: '000.000.000-00', phone: '(11) 99999-9999', email: 'não tem' } })
    await order('none2', { address: { name: 'Ivo', cpf: '00000000000', phone: '99999-9999', email: 'não tem' } })
    await order('null')
    expect(await orders(ofOrder('none'))).toEqual(['none pedido'])
    expect(await orders(ofOrder('null'))).toEqual(['null pedido'])
  })
})

describe('[CUST-02] the orders of an account', () => {
  beforeAll(async () => {
    await order('a1', { account: true, address: { name: 'Ana', cpf: '390.533.447-05' }, total: 100 })
    await order('a2', {
      account: true,
      address: { name: 'Tia', email: 'tia@exemplo.test' },
      status: 'cancelado',
      total: 7,
    })
    await order('a3', { account: true, address: { name: 'Ana', cpf: '39053344705' }, status: 'entregue', total: 50 })
    await order('a4', { address: { name: 'Ana', cpf: 39053344705 }, total: 30 })
    await order('a5', { address: { name: 'Ana', email: 'CONTA@exemplo.test' }, total: 20 })
    await order('a6', { address: { name: 'Ana', phone: '41 8765-4321' }, total: 1 })
    await order('a7', { address: { name: 'Tia', email: 'tia@exemplo.test' }, total: 1000 })
  })
  const EXPECTED = ['a6 telefone', 'a5 email', 'a4 documento', 'a3 conta', 'a2 conta', 'a1 conta']

  test('include those of a guest with its document, e-mail or phone', async () => {
    expect(await orders({ p_user: account.user_id })).toEqual(EXPECTED)
    expect(await orders({ p_user: account.profile_id })).toEqual(EXPECTED)
  })

  test('are the same from an order of the account or of the guest', async () => {
    expect(await orders(ofOrder('a3'))).toEqual(EXPECTED)
    expect(await orders(ofOrder('a4'))).toEqual(EXPECTED)
  })

  test('of another account are doubtful', async () => {
    const otherId = await shop.value<string>(
      'select p.id from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1',
      [DEMO_ACCOUNTS.customer.email],
    )
    await shop.sql('update public.orders set profile_id = $2 where id = $1', [
      await order('b1', { address: { name: 'Marido', email: 'conta@exemplo.test', phone: '(41) 98765-4321' } }),
      otherId,
    ])
    const found = await card({ p_user: account.user_id })
    expect(found.doubtful).toEqual([expect.objectContaining({ order_number: 'CLI-b1', matched_by: 'email' })])
    expect(await orders({ p_user: account.user_id })).toEqual(EXPECTED)
  })

  test('[CUST-01] count without the cancelled ones in the total', async () => {
    const found = await card({ p_user: account.user_id })
    expect(found).toMatchObject({
      profile_id: account.profile_id,
      user_id: account.user_id,
      full_name: 'Ana da Conta',
      email: 'conta@exemplo.test',
      document: '39053344705',
      order_count: 6,
      cancelled_count: 1,
      spent: 201,
      matched: { conta: 3, documento: 1, email: 1, telefone: 1 },
      newest: { name: 'Ana', phone: '41 8765-4321' },
    })
    expect(Date.parse(found.first_order_at)).toBeLessThan(Date.parse(found.last_order_at))
  })

  test('[CUST-01] come in pages, newest first', async () => {
    const page = async (offset: number) => {
      const args = { p_user: account.user_id, page_size: 2, page_offset: offset }
      const { data } = await shop.admin.rpc('customer_orders', args)
      return (data as { order_number: string }[]).map((one) => one.order_number)
    }
    expect(await page(0)).toEqual(['CLI-a6', 'CLI-a5'])
    expect(await page(4)).toEqual(['CLI-a2', 'CLI-a1'])
    expect(await page(6)).toEqual([])
    const { error } = await shop.admin.rpc('customer_orders', { p_user: account.user_id, page_size: 101 })
    expect(error?.code).toBe('22023')
  })
})

describe('[CUST-01] a card', () => {
  test('has addresses with how often and when they were used, notes, messages and feedbacks', async () => {
    const address = { street: 'Rua A', number: 1, city: 'Natal', state: 'RN' }
    const first = await order('c1', { address: { name: 'Gil', cpf: '71428793860', address } })
    await order('c2', { address: { name: 'Gil G.', cpf: '71428793860', address } })
    await order('c3', { address: { name: 'Gil', cpf: '71428793860', rua: 'Rua B', cidade: 'Natal' } })
    await shop.admin.rpc('record_order_message', { order_id: first, kind: 'enviado' })
    const noted = await shop.admin.from('staff_notes').insert({ order_id: first, body: 'Prefere à tarde' })
    expect(noted.error).toBeNull()
    const found = await card(ofOrder('c2'))
    expect(found.notes).toEqual([
      expect.objectContaining({ body: 'Prefere à tarde', order_number: 'CLI-c1', author: expect.any(String) }),
    ])
    expect(found.addresses).toEqual([
      expect.objectContaining({ shipping: expect.objectContaining({ rua: 'Rua B' }), used: 1 }),
      expect.objectContaining({ shipping: { address }, used: 2 }),
    ])
    expect(found.messages).toEqual([
      expect.objectContaining({
        kind: 'enviado',
        order_id: first,
        order_number: 'CLI-c1',
        opened_by: expect.any(String),
      }),
    ])
    expect(found).toMatchObject({ user_id: null, feedback_count: 0, feedbacks: [], doubtful: [] })
    const [reviewer] = await shop.sql<{ profile_id: string; n: number }>(
      'select profile_id, count(*)::int as n from public.feedbacks group by 1 order by 2 desc limit 1',
    )
    const reviewed = await card({ p_user: reviewer?.profile_id })
    expect(reviewed.feedback_count).toBe(reviewer?.n)
    expect(reviewed.feedbacks[0]).toEqual(expect.objectContaining({ rating: expect.any(Number) }))
  })

  test('of an account without orders has no figures, and of an absent one there is no row', async () => {
    const emptyId =
      await shop.value<string>(`insert into auth.users (id, email, created_at, updated_at) values (gen_random_uuid(), 'nova@exemplo.test', now(), now())
        returning id`)
    expect(await card({ p_user: emptyId })).toMatchObject({
      email: 'nova@exemplo.test',
      order_count: 0,
      spent: 0,
      last_order_at: null,
      matched: {},
      addresses: [],
    })
    const gone = await order('gone', { address: { name: 'Lia', cpf: CPF } })
    await shop.sql('delete from public.orders where id = $1', [gone])
    for (const who of [{ p_order: gone }, { p_user: gone }]) {
      expect(await card(who)).toBeUndefined()
      expect(await orders(who)).toEqual([])
    }
    for (const who of [{}, { p_user: account.user_id, p_order: gone }]) {
      expect((await shop.admin.rpc('customer_card', who)).error?.code).toBe('22023')
    }
  })

  test('follows a changed address of an order', async () => {
    const id = await order('moved', { address: { name: 'Rui', cpf: '86288366757' } })
    await order('moved2', { address: { name: 'Rui', email: 'rui@exemplo.test', phone: '(51) 3222-1111' } })
    expect(await orders(ofOrder('moved'))).toEqual(['moved documento'])
    await shop.sql(
      `update public.orders set shipping_address = shipping_address || '{"email": "RUI@exemplo.test"}' where id = $1`,
      [id],
    )
    expect(await orders(ofOrder('moved'))).toEqual(['moved2 email', 'moved documento'])
  })
})

test.each([
  ['(11) 98888-7777', '1188887777'],
  ['+55 (11) 98888-7777', '1188887777'],
  ['011 98888-7777', '1188887777'],
  ['98888-7777', '88887777'],
  ['(11) 93222-1111', '11932221111'],
  ['(55) 99888-7777', '5598887777'],
  ['(11) 99999-9999', null],
  ['12345678901234567', null],
  [null, null],
])('[CUST-02] the key of a phone %j is %j', async (written, key) => {
  expect(await shop.value<string | null>('select private.phone_key($1) as key', [written])).toBe(key)
})
