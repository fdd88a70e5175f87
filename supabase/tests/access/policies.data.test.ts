import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { SETTING_KEYS, settingRule } from '../../../libs/domain/src/settings/settings'

const shop = sharedBackend()
const { sql } = shop
beforeAll(() => sql(`insert into public.admin_settings values ('facebook_access_token', 'EAAB-very-secret', 'string')`))

describe.each(['anonymous', 'customer'] as const)('[AUTH-06][AUTH-07] %s', (who) => {
  test('[AUTH-08] reads public keys through public_settings() and no row of admin_settings', async () => {
    const table = await shop[who].from('admin_settings').select('setting_key')
    expect(table.data ?? []).toEqual([])
    const { data, error } = await shop[who].rpc('public_settings')
    expect(error).toBeNull()
    const keys = (data as { setting_key: string }[]).map((row) => row.setting_key)
    expect(keys).toEqual(SETTING_KEYS.filter((key) => settingRule(key).public).sort())
  })

  test('reads active products only', async () => {
    const { count } = await shop[who].from('products').select('id', { count: 'exact', head: true })
    const storedCount = await shop.value<number>('select count(*)::int as n from public.products where is_active')
    expect(count).toBe(storedCount)
  })
})

test('[AUTH-07] the trigger refuses a role change even where a grant allows it', async () => {
  await sql('grant update on public.profiles to authenticated')
  const { data: session } = await shop.customer.auth.getUser()
  const { error } = await shop.customer.from('profiles').update({ role: 'admin' }).eq('user_id', session.user?.id)
  await sql(
    'revoke update on public.profiles from authenticated; grant update (full_name, phone) on public.profiles to authenticated',
  )
  expect(error?.code).toBe('42501')
})

test('[AUTH-06] every table has row security without an always true policy', async () => {
  const open = await sql(`select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and not relrowsecurity`)
  const lax = await sql(`select policyname from pg_policies where schemaname = 'public'
    and (qual = 'true' or with_check = 'true')`)
  const definers = await sql(`select proname from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select 1 from unnest(proconfig) c where c like 'search_path=%')`)
  const published = await sql(`select tablename from pg_publication_tables where pubname = 'supabase_realtime'
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
  const bare = await sql(`select conname from pg_constraint c where contype = 'f'
    and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
  expect(bare).toEqual([])
})

test('[AUTH-06] the schema realtime is closed to REST and to the API roles', async () => {
  const response = await fetch(`${shop.backend.url}/rest/v1/change?select=*`, {
    headers: { apikey: shop.backend.secretKey, 'accept-profile': 'realtime', 'user-agent': 'probe' },
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  const open = await sql(`select r from unnest('{anon,authenticated,service_role}'::text[]) r
    where has_schema_privilege(r, 'realtime', 'usage')`)
  expect(open).toEqual([])
})
