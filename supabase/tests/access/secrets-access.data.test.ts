import type { Callers } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const TOKEN = 'EAAB-guarda-a-loja-9f3K'
const shop = sharedBackend()
let tokens: Record<keyof Callers, string>
beforeAll(async () => {
  const of = async (who: keyof Callers) =>
    (await shop[who].auth.getSession()).data.session?.access_token ?? shop.backend.publishableKey
  tokens = { anonymous: await of('anonymous'), customer: await of('customer'), admin: await of('admin') }
  await shop.sql(`insert into public.admin_settings values
    ('facebook_access_token', '${TOKEN}', 'string'), ('tiktok_access_token', '${TOKEN}', 'string')`)
})

const READS: [what: string, path: string, init?: { method?: string; body?: unknown; prefer?: string }][] = [
  ['the table', '/rest/v1/admin_settings?select=*'],
  ['a table as text', '/rest/v1/admin_settings?select=setting_value&setting_value=not.is.null&limit=1000'],
  ['an alias and a cast', '/rest/v1/admin_settings?select=x:setting_value::text'],
  ['the public settings, filtered', '/rest/v1/rpc/public_settings?setting_key=eq.facebook_access_token'],
  ['the settings of the admin', '/rest/v1/rpc/settings_for_admin', { method: 'POST', body: {} }],
  ['the state of tracking, by a link', '/rest/v1/rpc/tracking_status?select=*'],
  [
    'a save that expects the very token',
    '/rest/v1/rpc/save_settings',
    {
      method: 'POST',
      body: { settings: { facebook_access_token: 'other-token' }, expected: { facebook_access_token: TOKEN } },
    },
  ],
  [
    'an update that returns it',
    '/rest/v1/admin_settings?setting_key=eq.facebook_access_token',
    { method: 'PATCH', body: { setting_type: 'string' }, prefer: 'return=representation' },
  ],
  [
    'an upsert that returns it',
    '/rest/v1/admin_settings?on_conflict=setting_key&columns=setting_key',
    {
      method: 'POST',
      body: [{ setting_key: 'facebook_access_token' }],
      prefer: 'return=representation,resolution=merge-duplicates',
    },
  ],
  [
    'a duplicate, whose error may quote',
    '/rest/v1/admin_settings',
    { method: 'POST', body: { setting_key: 'facebook_access_token', setting_value: 'y' } },
  ],
  [
    'renaming it to a public key',
    '/rest/v1/admin_settings?setting_key=eq.facebook_access_token',
    { method: 'PATCH', body: { setting_key: 'public_copy' }, prefer: 'return=representation' },
  ],
  ['the description of the API', '/rest/v1/'],
]

async function answerTo(who: keyof Callers, [, path, init = {}]: (typeof READS)[number]): Promise<string> {
  const response = await fetch(shop.backend.url + path, {
    method: init.method ?? 'GET',
    headers: {
      apikey: shop.backend.publishableKey,
      authorization: `Bearer ${tokens[who]}`,
      'content-type': 'application/json',
      ...(init.prefer ? { prefer: init.prefer } : {}),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  })
  return `${await response.text()} ${JSON.stringify([...response.headers])}`
}

const CALLERS = ['anonymous', 'customer', 'admin'] as const

test.each(READS)('[AUTH-08] %s shows no token', async (...read) => {
  for (const who of CALLERS) expect(await answerTo(who, read), who).not.toContain('guarda')
  const stored = await shop.sql(`select setting_key, setting_value from public.admin_settings
    where setting_key like '%access_token' order by 1`)
  expect(stored).toEqual([
    { setting_key: 'facebook_access_token', setting_value: TOKEN },
    { setting_key: 'tiktok_access_token', setting_value: TOKEN },
  ])
})

describe.each(CALLERS)('[AUTH-08] to %s', (who) => {
  test('no filter distinguishes letters of a token', async () => {
    const count = async (filter: string) => {
      const { count: n } = await shop[who]
        .from('admin_settings')
        .select('setting_key', { count: 'exact', head: true })
        .like('setting_value', filter)
      return n ?? 0
    }
    expect(await count('EAAB-guarda%')).toBe(0)
    expect(await count('EAAB%')).toBe(0)
    const ordered = await shop[who].from('admin_settings').select('setting_key').order('setting_value')
    expect(JSON.stringify(ordered.data ?? [])).not.toContain('access_token')
  })

  test('only an administrator sees the last four characters', async () => {
    const { data } = await shop[who].rpc('settings_for_admin')
    expect(JSON.stringify(data).includes('9f3K')).toBe(who === 'admin')
  })
})

test('[AUTH-08] a public key list never contains a secret one', async () => {
  const both = await shop.sql(`select k.setting_key from private.known_settings() k
    where k.is_public and k.is_secret`)
  const secrets = await shop.sql(`select k.setting_key from private.known_settings() k
    where k.is_secret order by 1`)
  expect(both).toEqual([])
  expect(secrets).toEqual([{ setting_key: 'facebook_access_token' }, { setting_key: 'tiktok_access_token' }])
})
