import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../../../libs/domain/src/list/fold-text'

const shop = sharedBackend()
beforeAll(async () => {
  await shop.sql(`insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
    select id::uuid, 'busca' || n || '@exemplo.test', jsonb_build_object('full_name', name, 'phone', phone), now(), now()
    from (values
      (1, 'c0ffee00-1111-4000-8000-000000000001', 'Zq 100% Ágatha', '(11) 98888-7777'),
      (2, 'c0ffee01-1111-4000-8000-000000000002', 'Zq_Sublinhado', '21 3333-4444'),
      (3, 'decade00-1111-4000-8000-000000000003', 'Zq, "Aspas" e D''Ávila*', null),
      (4, 'decade01-1111-4000-8000-000000000004', 'Zq barra\\fim  CONCEIÇÃO', '+55 31 97777-0000')
    ) as people (n, id, name, phone)`)
})

const AGATHA = 'Zq 100% Ágatha'
const SUBLINHADO = 'Zq_Sublinhado'
const ASPAS = 'Zq, "Aspas" e D\'Ávila*'
const BARRA = 'Zq barra\\fim  CONCEIÇÃO'

const names = async (term: unknown, role?: string) => {
  const { data, error } = await shop.admin
    .rpc('search_profiles', { filter: { search: term, role }, page_size: 100 })
    .select('full_name')
    .order('user_id')
  if (error) throw error
  return (data as { full_name: string }[]).map((row) => row.full_name)
}

test.each([
  ['zq 100%', [AGATHA]],
  ['zq_', [SUBLINHADO]],
  ["d'avila", [ASPAS]],
  ['a\\f', [BARRA]],
  ['zq\\', []],
  ['\u2068aga\u200btha\u2069', [AGATHA]],
  ['conceição zq', [BARRA]],
  ['x'.repeat(1000), []],
])(
  '[USR-01] [LIST-10] finds words of a name literally, without accents and case: %j finds %j',
  async (term, expected) => {
    expect(await names(term)).toEqual(expected)
  },
)

test.each([
  ['(11) 98888', [AGATHA]],
  ['+55 (11) 98888-7777', [AGATHA]],
  ['\u202a+55 31\u00a097777-0000\u202c', [BARRA]],
  ['0055 (011) 8888-7777', [AGATHA]],
  ['21 93333-4444', []],
])('[USR-01] finds a phone as written and by its digits: %j finds %j', async (term, expected) => {
  expect(await names(term)).toEqual(expected)
})

test.each([
  ['c0ffee', [AGATHA, SUBLINHADO]],
  ['c0ffee00…', [AGATHA]],
  ['decade011111400080000000000000' + '04', [BARRA]],
  ['c0ffee00-1111-4000-8000-000000000001-1', []],
])('[USR-01] finds a user id by its prefix, also as shown: %j finds %j', async (term, expected) => {
  expect(await names(term)).toEqual(expected)
})

test('[USR-01] filters by role unless null', async () => {
  const count = async (term: unknown, role: unknown) =>
    (await shop.admin.rpc('count_profiles', { filter: { search: term, role } })).data
  expect(await count(null, null)).toBe(64)
  expect(await count(' ', null)).toBe(64)
  expect(await count('\u200b', null)).toBe(64)
  expect(await count('', 'admin')).toBe(3)
  expect(await count(null, 'user')).toBe(61)
  expect(await names('marina', 'admin')).toEqual(['Marina Duarte'])
  expect(await names('marina', 'user')).toEqual([])
  const { error } = await shop.admin.rpc('search_profiles', { filter: { role: 'root' } })
  expect(error?.code).toBe('22023')
})

test('[USR-01] counts exactly', async () => {
  const { data } = await shop.admin.rpc('profile_role_counts')
  expect(data).toEqual([
    { profile_role: 'admin', profile_count: 3 },
    { profile_role: 'user', profile_count: 61 },
  ])
})

test('[AUTH-07] a changed name is indexed', async () => {
  const { data: session } = await shop.customer.auth.getUser()
  const changed = await shop.customer
    .from('profiles')
    .update({ full_name: 'Zw Renomeado' })
    .eq('user_id', session.user?.id)
    .select('full_name')
  expect(changed.error).toBeNull()
  expect(await names('renomeado')).toEqual(['Zw Renomeado'])
  await shop.customer.from('profiles').update({ full_name: 'Carlos Nakamura' }).eq('user_id', session.user?.id)
})

describe('[USR-01] [LIST-11] a search among many', () => {
  const TERMS = ['zz', 'ma', '+55', 'z', '5', 'c4ca4238', 'c0ffee00', '11988887777', '(11) 9', 'zq 100%']
  beforeAll(async () => {
    await shop.sql(`insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
        select gen_random_uuid(), 'carga' || n || '@exemplo.test', jsonb_build_object(
          'full_name', (array['João', 'Mariana', 'Luzzi', 'Ana'])[1 + n % 4] || ' ' || md5(n::text), 'phone', '+55 11 9' || n), now(), now()
        from generate_series(1, 5100) n;
      analyze public.profiles`)
  })

  test('finds and counts the same as a comparison of every text', async () => {
    for (const term of [...TERMS, 'joão c4', 'c4 joão', 'nada']) {
      const words = foldText(term).split(' ')
      const isShort = words.every((word) => word.length < 3)
      const digits = /^[\d\s()+.-]+$/.test(term) ? term.replaceAll(/\D/g, '') : ''
      const has = ({ full_name, phone }: { full_name: string | null; phone: string | null }) => {
        const text = ` ${foldText(full_name ?? '')} ${phone ?? ''}`
        return (
          words.every((word) => text.includes(isShort && /\w/.test(word) ? ` ${word}` : word)) ||
          (digits.length > 2 && (phone ?? '').replaceAll(/\D/g, '').includes(digits))
        )
      }
      const all = await shop.sql<{
        id: string
        full_name: string | null
        phone: string | null
        by_id: boolean
      }>(
        `select id, full_name, phone, coalesce(user_id between ids[1] and ids[2], false) as by_id
          from public.profiles, private.user_id_range($1) as ids order by created_at desc, id desc`,
        [term],
      )
      const truth = all.filter((row) => row.by_id || has(row)).map(({ id }) => ({ id }))
      const { data: count } = await shop.admin.rpc('count_profiles', { filter: { search: term } })
      expect([term, count]).toEqual([term, truth.length])
      for (const page_offset of [0, 20, truth.length - 3]) {
        if (page_offset < 0) continue
        const { data } = await shop.admin.rpc('search_profiles', { filter: { search: term }, page_offset }).select('id')
        expect([term, page_offset, data]).toEqual([term, page_offset, truth.slice(page_offset, page_offset + 20)])
      }
    }
  })

  test.each([...TERMS.filter((term) => /\w/.test(term)), 'joão c4'])('%j uses the trigram index', async (term) => {
    const plan = await shop.sql<{ 'QUERY PLAN': string }>(
      `set local enable_seqscan = off;
        explain select count(*) from public.profiles p where private.is_profile_match(p, '${JSON.stringify({ search: term })}')`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('profiles_search_trgm_idx')
  })
})

test('[USR-01] refuses a page that does not exist', async () => {
  for (const page of [{ page_size: 0 }, { page_size: 1001 }, { page_size: null }, { page_offset: -1 }]) {
    expect((await shop.admin.rpc('search_profiles', page)).error?.code, JSON.stringify(page)).toBe('22023')
  }
})
