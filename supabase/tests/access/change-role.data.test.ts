import { clientOf, signedIn, TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, expect, test } from 'vitest'
import { demoId } from '../api/demo-ids'

const shop = sharedBackend()

const ADMIN = demoId('profile', 1)
const CUSTOMER = demoId('profile', 2)
const LAST_ADMIN = { code: 'P0001', details: 'last_admin' }
const ROUNDS = TEST_ENGINE === 'postgres' ? 8 : 3

const change = (client: SupabaseClient, profile: string, role: string, seen: string) =>
  client.rpc('change_role', { p_profile: profile, p_role: role, p_seen: seen })
const admins = async () => {
  return shop.column<string>("select id from public.profiles where role = 'admin' order by id")
}
const setAdmins = (...ids: string[]) =>
  shop.sql(
    "update public.profiles set role = case when id = any ($1::uuid[]) then 'admin' else 'user' end where true",
    [ids],
  )

beforeEach(() => setAdmins(ADMIN))

test('[ROLE-02] an administrator promotes and demotes, and a repeat changes nothing', async () => {
  for (const _ of ['first', 'after a lost response']) {
    expect((await change(shop.admin, CUSTOMER, 'admin', 'user')).data).toEqual(['admin'])
    expect(await admins()).toEqual([ADMIN, CUSTOMER].sort())
  }
  for (const _ of ['first', 'after a lost response']) {
    expect((await change(shop.admin, CUSTOMER, 'user', 'admin')).data).toEqual(['user'])
    expect(await admins()).toEqual([ADMIN])
  }
})

test('[ROLE-02] a change is recorded with the administrator and both roles, a refused one is not', async () => {
  await shop.sql('truncate private.activity_entries')
  await change(shop.admin, CUSTOMER, 'admin', 'user')
  await change(shop.admin, CUSTOMER, 'admin', 'user')
  await change(shop.customer, ADMIN, 'admin', 'user')
  await change(shop.admin, CUSTOMER, 'user', 'admin')
  await change(shop.admin, ADMIN, 'user', 'admin')
  expect(
    await shop.sql('select actor_id, kind, operation, object_id, changes from private.activity_entries order by id'),
  ).toEqual(
    [
      ['user', 'admin'],
      ['admin', 'user'],
    ].map((role) => ({
      actor_id: demoId('user', 1),
      kind: 'profile',
      operation: 'update',
      object_id: demoId('user', 2),
      changes: { role },
    })),
  )
})

test('[ROLE-02] the last administrator cannot be demoted', async () => {
  expect((await change(shop.admin, ADMIN, 'user', 'admin')).error).toMatchObject(LAST_ADMIN)
  expect(await admins()).toEqual([ADMIN])
})

test('[ROLE-02] an administrator gives up the own role when another one remains', async () => {
  await setAdmins(ADMIN, CUSTOMER)
  expect((await change(shop.admin, ADMIN, 'user', 'admin')).data).toEqual(['user'])
  expect((await change(shop.admin, ADMIN, 'admin', 'user')).error).toMatchObject({ code: '42501' })
  expect(await admins()).toEqual([CUSTOMER])
})

test('[ROLE-02] a role that differs from the seen one is returned and not changed', async () => {
  expect((await change(shop.admin, CUSTOMER, 'admin', 'admin')).data).toEqual(['user'])
  expect((await change(shop.admin, demoId('profile', 9999), 'admin', 'user')).data).toEqual([])
  expect((await change(shop.admin, CUSTOMER, 'owner', 'user')).error).toMatchObject({ code: '22023' })
  expect(await admins()).toEqual([ADMIN])
})

test('[ROLE-02] neither a customer nor the secret key changes a role by the function', async () => {
  const server = clientOf(shop.backend, shop.backend.secretKey)
  for (const client of [shop.customer, shop.anonymous, server]) {
    expect((await change(client, CUSTOMER, 'admin', 'user')).error).toMatchObject({ code: '42501' })
  }
  expect((await shop.admin.from('profiles').update({ role: 'admin' }).eq('id', CUSTOMER)).error).not.toBeNull()
  expect(await admins()).toEqual([ADMIN])
})

test.each([
  ['who demote each other', CUSTOMER, ADMIN],
  ['who give up their roles', ADMIN, CUSTOMER],
])(`[ROLE-02] of two administrators %s one remains, in ${ROUNDS} rounds`, async (_, first, second) => {
  const other = await signedIn(shop.backend, 'customer')
  for (let round = 0; round < ROUNDS; round += 1) {
    await setAdmins(ADMIN, CUSTOMER)
    const answers = await Promise.all([
      change(shop.admin, first, 'user', 'admin'),
      change(other, second, 'user', 'admin'),
    ])
    expect(answers.filter(({ error }) => error)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  }
})
