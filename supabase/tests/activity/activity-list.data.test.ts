import { DEMO_ACCOUNTS } from '@loja/backend'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { done, SHOP, shopWithLog } from './support'

const shop = shopWithLog()
const { sql, entries, product } = shop

test('[HIST-05] the timeline of an object has its entries and those of several, newest first', async () => {
  const ids = [await product('Linha A'), await product('Linha B')]
  await done(shop.admin.from('products').update({ price: 11 }).eq('id', ids[0]))
  await done(shop.admin.from('products').update({ is_active: false }).in('id', ids))
  const timeline = await sql<{ operation: string; actor_name: string | null; row_count: number }>(
    'select * from private.object_activity($1, 10)',
    [ids[0]],
  )
  expect(timeline.map((entry) => [entry.operation, entry.row_count])).toEqual([
    ['update', 2],
    ['update', 1],
    ['insert', 1],
  ])
  expect(timeline[0]?.actor_name).toEqual(expect.any(String))
})

describe('[HIST-03] the list', () => {
  interface Listed {
    id: number
    object_name: string
    actor_name: string | null
  }
  const list = async (filter: object, page: object = {}) =>
    ((await done(shop.admin.rpc('list_activity', { filter, ...page }))).data ?? []) as Listed[]

  test('is filtered by words, kind, actor and day, newest first, and counted', async () => {
    const id = await product('Âmbar Raro')
    await product('Outro qualquer')
    await done(shop.server.from('orders').insert({ total: 1 }))
    await done(shop.admin.from('products').update({ price: 11 }).eq('id', id))
    await sql("update private.activity_entries set created_at = created_at - interval '3 days' where kind = 'order'")
    const names = async (filter: object) => (await list(filter)).map((entry) => entry.object_name)
    expect(await names({ search: 'raro ambar' })).toEqual(['Âmbar Raro', 'Âmbar Raro'])
    expect(await names({ search: 'ra' })).toEqual(['Âmbar Raro', 'Âmbar Raro'])
    expect(await names({ kind: 'product' })).toHaveLength(3)
    expect(await names({ actor: shop.administrator })).toEqual(['Âmbar Raro'])
    expect(await names({ actor: SHOP, kind: 'order' })).toHaveLength(1)
    const today = await shop.value<string>(
      "select to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as today",
    )
    expect(await names({ first_day: today })).toHaveLength(3)
    expect(await names({ last_day: today })).toHaveLength(4)
    expect((await done(shop.admin.rpc('count_activity', { filter: { kind: 'product' } }))).data).toBe(3)
    expect((await list({}, { page_size: 1, page_offset: 1 })).map((entry) => entry.object_name)).toEqual([
      'Outro qualquer',
    ])
  })

  test('has the current name of an account, which no entry has', async () => {
    const { data } = await shop.customer.auth.getUser()
    await done(shop.customer.from('profiles').update({ phone: '11 90000-0000' }).eq('user_id', data.user?.id))
    const [entry] = await list({ kind: 'profile' })
    expect(entry?.object_name).toEqual(entry?.actor_name)
    expect((await entries())[0]).toMatchObject({ label: null, changes: { phone: [null, null] } })
  })
})

describe('[HIST-06] a release of a module', () => {
  const release = { module: 'mf-orders', action: 'activated', from_release: '1.0.0', to_release: '1.1.0' }

  test('is listed with its values', async () => {
    await done(shop.server.rpc('record_release', { ...release, note: 'Frete grátis', by: 'Ana' }))
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'module', search: 'orders' } }))
    expect(data).toEqual([
      expect.objectContaining({
        actor_id: SHOP,
        object_name: 'mf-orders',
        cause: 'activated',
        changes: { release: ['1.0.0', '1.1.0'], note: [null, 'Frete grátis'], by: [null, 'Ana'] },
      }),
    ])
  })

  test.each([{ module: '' }, { action: 'deleted' }, { to_release: null }, { note: 'x'.repeat(161) }])(
    'is refused with %j',
    async (values) => {
      expect((await shop.server.rpc('record_release', { ...release, ...values })).error?.code).toBe('22023')
    },
  )
})

describe('[HIST-02] an entry of an account', () => {
  const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id
  const rename = async (client: SupabaseClient, full_name: string) =>
    done(
      client
        .from('profiles')
        .update({ full_name })
        .eq('user_id', await userOf(client)),
    )

  test('has the names of an administrator, and the list the e-mail address beside the present one', async () => {
    const ownName = await shop.value<string>('select full_name from public.profiles where user_id = $1', [
      shop.administrator,
    ])
    await rename(shop.admin, 'Outra Pessoa')
    await rename(shop.admin, ownName)
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'profile' } }))
    const actor = { actor_name: ownName, actor_email: DEMO_ACCOUNTS.admin.email }
    expect(data).toEqual([
      expect.objectContaining({ ...actor, changes: { full_name: ['Outra Pessoa', ownName] } }),
      expect.objectContaining({ ...actor, changes: { full_name: [ownName, 'Outra Pessoa'] } }),
    ])
  })

  test('is one an hour for what a customer writes, without the name', async () => {
    await Promise.all(Array.from({ length: 9 }, (_, n) => rename(shop.customer, `Cliente ${n}`)))
    expect((await entries()).map(({ kind, changes }) => [kind, changes])).toEqual([
      ['profile', { full_name: [null, null] }],
    ])
    await sql("update private.activity_entries set created_at = created_at - interval '1 hour'")
    await rename(shop.customer, 'Cliente')
    expect(await entries()).toHaveLength(2)
  })

  test('is missing for a sign-up', async () => {
    await sql(`insert into auth.users (id, email) values (gen_random_uuid(), 'muitos@exemplo.test')`)
    expect(await entries()).toEqual([])
  })

  test('has no name of a saved view that only its owner sees', async () => {
    const view = (owner_id: string | null) => ({ list: 'orders', name: `Visão de ${owner_id}`, address: '', owner_id })
    await done(shop.admin.from('saved_views').insert([view(shop.administrator)]))
    await done(shop.admin.from('saved_views').insert([view(null)]))
    await done(shop.admin.from('saved_views').update({ name: 'Só minha' }).eq('owner_id', shop.administrator))
    await done(shop.admin.from('saved_views').update({ name: 'De todos' }).is('owner_id', null))
    for (const name of ['Só minha', 'De todos']) await done(shop.admin.from('saved_views').delete().eq('name', name))
    expect((await entries()).map(({ operation, label, changes }) => [operation, label, changes])).toEqual([
      ['insert', null, { list: [null, 'orders'] }],
      ['insert', 'Visão de null', { list: [null, 'orders'] }],
      ['update', null, { name: [null, null] }],
      ['update', 'De todos', { name: ['Visão de null', 'De todos'] }],
      ['delete', null, {}],
      ['delete', 'De todos', {}],
    ])
  })
})

describe('[HIST-04] old entries', () => {
  const age = (days: number) =>
    sql(`insert into private.activity_entries (kind, relation, operation, created_at)
      values ('order', 'orders', 'insert', now() - make_interval(days => ${days}, hours => 1))`)

  test('are removed in batches after two years, or the days of the setting', async () => {
    for (const days of [31, 729, 730, 731]) await age(days)
    expect((await done(shop.server.rpc('remove_old_activity', { batch: 1 }))).data).toBe(1)
    expect((await done(shop.server.rpc('remove_old_activity'))).data).toBe(1)
    await done(shop.admin.rpc('save_settings', { settings: { activity_retention_days: '30' } }))
    expect((await done(shop.server.rpc('remove_old_activity'))).data).toBe(2)
    await done(shop.admin.rpc('save_settings', { settings: { activity_retention_days: '730' } }))
  })

  test('leave one entry a day with their number and moments', async () => {
    for (const days of [900, 800, 731]) await age(days)
    const moments = await sql<{ at: string }>(
      'select to_jsonb(created_at) as at from private.activity_entries order by id',
    )
    await done(shop.server.rpc('remove_old_activity', { batch: 2 }))
    await done(shop.server.rpc('remove_old_activity'))
    const { data } = await done(shop.admin.rpc('list_activity', { filter: { kind: 'setting' } }))
    expect(data).toMatchObject([
      {
        ...{ relation: 'activity_entries', operation: 'delete', row_count: 3, object_name: 'activity_retention_days' },
        changes: { removed_at: [moments[0]?.at, moments[2]?.at] },
      },
    ])
  })
})
