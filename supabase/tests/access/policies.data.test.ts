import type { RunningBackend } from '@loja/backend'
import { clientOf, signedIn, startTestBackend } from '@loja/backend/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_KEYS, settingRule } from '../../../libs/domain/src/settings/settings'

let backend: RunningBackend
let anonymous: SupabaseClient
let customer: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ signUp: 'open' })
  anonymous = clientOf(backend, backend.publishableKey)
  customer = await signedIn(backend, 'customer')
  await backend.sql(`insert into public.admin_settings values ('facebook_access_token', 'EAAB-very-secret', 'string')`)
})
afterAll(() => backend?.close())

const others = () => ({ anonymous, customer })

describe.each(['anonymous', 'customer'] as const)('[AUTH-06][AUTH-07] %s', (who) => {
  test('[AUTH-08] reads public keys through public_settings() and no row of admin_settings', async () => {
    const table = await others()[who].from('admin_settings').select('setting_key')
    expect(table.data ?? []).toEqual([])
    const { data, error } = await others()[who].rpc('public_settings')
    expect(error).toBeNull()
    const keys = (data as { setting_key: string }[]).map((row) => row.setting_key)
    expect(keys).toEqual(SETTING_KEYS.filter((key) => settingRule(key).public).sort())
  })

  test('reads active products only', async () => {
    const { count } = await others()[who].from('products').select('id', { count: 'exact', head: true })
    const [row] = await backend.sql<{ n: number }>('select count(*)::int as n from public.products where is_active')
    expect(count).toBe(row?.n)
  })
})

test('[AUTH-07] the trigger refuses a role change even where a grant allows it', async () => {
  await backend.sql('grant update on public.profiles to authenticated')
  const { data: session } = await customer.auth.getUser()
  const { error } = await customer.from('profiles').update({ role: 'admin' }).eq('user_id', session.user?.id)
  await backend.sql(
    'revoke update on public.profiles from authenticated; grant update (full_name, phone) on public.profiles to authenticated',
  )
  expect(error?.code).toBe('42501')
})

test('[AUTH-06] every table has row security without an always true policy', async () => {
  const open = await backend.sql(`select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and not relrowsecurity`)
  const lax = await backend.sql(`select policyname from pg_policies where schemaname = 'public'
    and (qual = 'true' or with_check = 'true')`)
  const definers = await backend.sql(`select proname from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select 1 from unnest(proconfig) c where c like 'search_path=%')`)
  const published = await backend.sql(`select tablename from pg_publication_tables where pubname = 'supabase_realtime'
    order by 1`)
  expect({ open, lax, definers, published }).toEqual({
    open: [],
    lax: [],
    definers: [],
    published: [
      'feedbacks',
      'invoices',
      'order_messages',
      'orders',
      'products',
      'staff_notes',
      'tracking_shipments',
    ].map((tablename) => ({ tablename })),
  })
})

test('every foreign key is indexed', async () => {
  const bare = await backend.sql(`select conname from pg_constraint c where contype = 'f'
    and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
  expect(bare).toEqual([])
})

test('[AUTH-06] the schema realtime is closed to REST and to the API roles', async () => {
  const response = await fetch(`${backend.url}/rest/v1/change?select=*`, {
    headers: { apikey: backend.secretKey, 'accept-profile': 'realtime', 'user-agent': 'probe' },
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  const open = await backend.sql(`select r from unnest('{anon,authenticated,service_role}'::text[]) r
    where has_schema_privilege(r, 'realtime', 'usage')`)
  expect(open).toEqual([])
})
