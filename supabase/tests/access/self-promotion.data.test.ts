import { createHmac } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const shop = sharedBackend({ signUp: 'open' })
let me: string
let adminId: string
let bearer: string
beforeAll(async () => {
  const { data } = await shop.customer.auth.getSession()
  me = data.session?.user.id ?? ''
  bearer = data.session?.access_token ?? ''
  adminId = await shop.value<string>('select id from auth.users where email = $1', [DEMO_ACCOUNTS.admin.email])
})

const staff = () => shop.sql(`select user_id, role from public.profiles where role <> 'user' order by user_id`)

const send = (method: string, path: string, body?: unknown, token = bearer) =>
  fetch(shop.backend.url + path, {
    method,
    headers: {
      apikey: shop.backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

function forged(claims: object, alg = 'HS256', secret = 'dev-secret-change-me'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, typ: 'JWT' })}.${part({ sub: adminId, exp: 4_102_444_800, ...claims })}`
  return alg === 'none' ? `${text}.` : `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

function tampered(claims: object): string {
  const [head, body, signature] = bearer.split('.')
  const old = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  return `${head}.${Buffer.from(JSON.stringify({ ...old, ...claims })).toString('base64url')}.${signature}`
}

const PROFILE = '/rest/v1/profiles'
const ATTEMPTS: [what: string, attempt: () => PromiseLike<unknown>][] = [
  ['updating the own role', () => shop.customer.from('profiles').update({ role: 'admin' }).eq('user_id', me)],
  ['updating every role', () => shop.customer.from('profiles').update({ role: 'admin' }).not('id', 'is', null)],
  [
    'hiding the role beside a name',
    () => send('PATCH', `${PROFILE}?user_id=eq.${me}`, { full_name: 'x', role: 'admin' }),
  ],
  [
    'naming only a harmless column',
    () => send('PATCH', `${PROFILE}?user_id=eq.${me}&columns=full_name`, { full_name: 'x', role: 'admin' }),
  ],
  [
    'an upsert by user',
    () => shop.customer.from('profiles').upsert({ user_id: me, role: 'admin' }, { onConflict: 'user_id' }),
  ],
  ['putting a whole row', () => send('PUT', `${PROFILE}?user_id=eq.${me}`, { user_id: me, role: 'admin' })],
  [
    'pointing the own profile at the admin',
    () => shop.customer.from('profiles').update({ user_id: adminId }).eq('user_id', me),
  ],
  ['metadata of the account', () => shop.customer.auth.updateUser({ data: { role: 'admin', is_admin: true } })],
  [
    'metadata of the application',
    () => send('PUT', '/auth/v1/user', { app_metadata: { role: 'admin' }, role: 'service_role' }),
  ],
  [
    'signing up as admin',
    () =>
      send('POST', '/auth/v1/signup', {
        email: 'x1@exemplo.test',
        password: 'uma-senha-longa',
        data: { role: 'admin' },
        role: 'service_role',
        app_metadata: { role: 'admin' },
      }),
  ],
  [
    'a forged token of the service',
    () => send('PATCH', `${PROFILE}?user_id=eq.${me}`, { role: 'admin' }, forged({ role: 'service_role' })),
  ],
  [
    'an unsigned token',
    () => send('PATCH', `${PROFILE}?user_id=eq.${me}`, { role: 'admin' }, forged({ role: 'service_role' }, 'none')),
  ],
  [
    'the own token with the role changed',
    () => send('PATCH', `${PROFILE}?user_id=eq.${me}`, { role: 'admin' }, tampered({ role: 'service_role' })),
  ],
  ['the trigger’s own function', () => shop.customer.rpc('create_profile_for_user')],
  [
    'setting the session through a function',
    () => shop.customer.rpc('set_config', { setting_name: 'role', new_value: 'postgres', is_local: true }),
  ],
]

beforeEach(() => shop.sql(`update public.profiles set role = 'user' where user_id = $1`, [me]))

test.each(ATTEMPTS)('[AUTH-07] no promotion by %s', async (_what, attempt) => {
  const before = await staff()
  await attempt()
  expect(await staff()).toEqual(before)
  expect(await shop.value<string>('select role from public.profiles where user_id = $1', [me])).toBe('user')
  const accounts = await shop.sql(`select email from auth.users where role <> 'authenticated'`)
  expect(accounts).toEqual([])
  expect((await shop.customer.rpc('is_admin')).data).toBe(false)
  expect((await shop.customer.from('orders').select('id').limit(1)).data).toEqual([])
})
