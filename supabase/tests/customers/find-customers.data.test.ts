import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const CPF = '529.982.247-25'
const PLACE = { street: 'Rua Zuleica', city: 'Santos', state: 'SP' }

interface Found {
  user_id: string | null
  name: string
  orders: number
}

async function find(search: string): Promise<Found[]> {
  const { data, error } = await shop.admin.rpc('find_customers', { search })
  if (error) throw error
  return data
}
const namesOf = async (search: string) => (await find(search)).map(({ name }) => name)

let minutes = 0
async function order(address: object, profile_id: string | null = null): Promise<void> {
  minutes += 1
  await shop.sql(
    `insert into public.orders (shipping_address, profile_id, created_at)
      values ($1, $2, '2026-01-01T12:00:00Z'::timestamptz + $3 * interval '1 minute')`,
    [JSON.stringify(address), profile_id, minutes],
  )
}

async function account(email: string, full_name: string, phone: string) {
  const userId = await shop.value<string>(
    `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, now(), now()) returning id`,
    [email, JSON.stringify({ full_name, phone })],
  )
  const profileId = await shop.value<string>('select id from public.profiles where user_id = $1', [userId])
  return { user: userId, profile: profileId }
}

let zuleide: Awaited<ReturnType<typeof account>>

beforeAll(async () => {
  zuleide = await account('zuleide@exemplo.test', 'Zuleide Prado', '(41) 98765-1234')
  await account('nova@exemplo.test', 'Zenaide Nova', '')
  await order({ name: 'Zuleide P.', document: '111.444.777-35' }, zuleide.profile)
  await order({ name: 'Z. Prado', cpf: '11144477735', address: { ...PLACE, street: 'Rua do Prado' } })
  await order({ name: 'Zuleica Lima', phone: '(13) 3222-7788', cpf: CPF, email: 'zuleica@exemplo.test' })
  await order({ name: 'Zuleica de Lima', document: '52998224725', address: PLACE, items: [{ name: 'Zebrado' }] })
  await order({ name: 'Zuleica de Lima', cpf: CPF, phone: '13 98888-7766' })
})

describe('[ENTRY-06] a customer is found', () => {
  test('by the name, as an account or a guest, each once with all orders', async () => {
    expect(await find('zulei')).toEqual([
      {
        user_id: zuleide.user,
        name: 'Zuleide Prado',
        phone: '(41) 98765-1234',
        email: 'zuleide@exemplo.test',
        document: '11144477735',
        address: { name: 'Z. Prado', cpf: '11144477735', address: { ...PLACE, street: 'Rua do Prado' } },
        orders: 2,
        last_order_at: '2026-01-01T12:02:00+00:00',
      },
      {
        user_id: null,
        name: 'Zuleica de Lima',
        phone: '13 98888-7766',
        email: 'zuleica@exemplo.test',
        document: '52998224725',
        address: { name: 'Zuleica de Lima', document: '52998224725', address: PLACE },
        orders: 3,
        last_order_at: '2026-01-01T12:05:00+00:00',
      },
    ])
  })

  test.each([
    ['lima zuleica', 'Zuleica de Lima'],
    ['5513988887766', 'Zuleica de Lima'],
    ['529.982.247-25', 'Zuleica de Lima'],
    ['ZULEICA@exemplo.test', 'Zuleica de Lima'],
    ['41 98765 1234', 'Zuleide Prado'],
    ['111.444.777-35', 'Zuleide Prado'],
  ])('by %s', async (search, name) => expect(await namesOf(search)).toEqual([name]))

  test('without an order', async () => {
    expect(await find('zenaide')).toMatchObject([
      { name: 'Zenaide Nova', orders: 0, address: null, last_order_at: null },
    ])
  })

  test.each(['z', '', 'zebrado', '%zuleica%', 'rua zuleica'])('but not by %j', async (search) => {
    expect(await find(search)).toEqual([])
  })
})
