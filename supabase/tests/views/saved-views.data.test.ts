import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend({ signUp: 'open' })
let ana: SupabaseClient
let bia: SupabaseClient
let ids: { ana: string; bia: string }

beforeAll(async () => {
  ana = shop.admin
  bia = clientOf(shop.backend, shop.backend.publishableKey)
  await bia.auth.signUp({ email: 'bia@exemplo.test', password: 'uma-senha-longa' })
  const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? ''
  ids = { ana: await idOf(ana), bia: await idOf(bia) }
  await shop.sql("update public.profiles set role = 'admin' where user_id = $1", [ids.bia])
})

const ROWS = { own: 'Própria', foreign: 'De Bia', shared: 'De todos' }
beforeEach(async () => {
  await shop.sql('delete from public.saved_views')
  await shop.sql(
    `insert into public.saved_views (list, name, address, owner_id) values
      ('orders', $1, 'status=pendente', $4), ('orders', $2, '', $5), ('orders', $3, 'ordem=maior-total', null)`,
    [ROWS.own, ROWS.foreign, ROWS.shared, ids.ana, ids.bia],
  )
})

const views = (client: SupabaseClient) => client.from('saved_views')
const names = async (client: SupabaseClient) => {
  const { data } = await views(client).select('name').order('name')
  return (data ?? []).map((row) => row.name as string)
}
const draft = (values: object = {}) => ({ list: 'orders', name: 'Nova', address: '', ...values })

describe('[VIEW-03] row security of saved views', () => {
  test('shows own and shared views to an administrator, and none to other callers', async () => {
    expect(await names(ana)).toEqual([ROWS.shared, ROWS.own])
    expect(await names(bia)).toEqual([ROWS.foreign, ROWS.shared])
    expect(await names(shop.customer)).toEqual([])
    expect((await views(shop.anonymous).select('name')).error?.code).toBe('42501')
  })

  test('lets an administrator write own and shared views only', async () => {
    const rename = async (name: string) =>
      (await views(ana).update({ address: 'status=enviado' }).eq('name', name).select('version')).data
    expect(await rename(ROWS.own)).toEqual([{ version: 2 }])
    expect(await rename(ROWS.shared)).toEqual([{ version: 2 }])
    expect(await rename(ROWS.foreign)).toEqual([])
    expect((await views(ana).delete().eq('name', ROWS.foreign).select('id')).data).toEqual([])
    expect((await views(ana).insert(draft({ owner_id: ids.bia }))).error?.code).toBe('42501')
    expect((await views(ana).insert(draft({ owner_id: ids.ana }))).error).toBeNull()
    expect((await views(ana).insert(draft({ owner_id: null }))).error).toBeNull()
    expect((await views(ana).delete().eq('name', ROWS.shared).select('id')).data).toHaveLength(1)
  })

  test('lets no administrator give a view to another account, or set what the database sets', async () => {
    expect((await views(ana).update({ owner_id: ids.bia }).eq('name', ROWS.own)).error?.code).toBe('42501')
    for (const patch of [{ version: 9 }, { position: 9 }, { list: 'products' }])
      expect((await views(ana).update(patch).eq('name', ROWS.own)).error?.code).toBe('42501')
  })

  test('shares a view, and another administrator may take it back', async () => {
    expect((await views(ana).update({ owner_id: null }).eq('name', ROWS.own).select('version')).data).toHaveLength(1)
    expect(await names(bia)).toEqual([ROWS.foreign, ROWS.shared, ROWS.own])
    await views(bia).update({ owner_id: ids.bia }).eq('name', ROWS.own)
    expect(await names(ana)).toEqual([ROWS.shared])
  })

  test('deletes the personal views with their account, and leaves the shared ones', async () => {
    const other = clientOf(shop.backend, shop.backend.publishableKey)
    await other.auth.signUp({ email: 'caio@exemplo.test', password: 'uma-senha-longa' })
    const { data } = await other.auth.getUser()
    await shop.sql("insert into public.saved_views (list, name, address, owner_id) values ('users', 'Caio', '', $1)", [
      data.user?.id,
    ])
    await shop.sql('delete from auth.users where id = $1', [data.user?.id])
    expect(await shop.sql("select name from public.saved_views where list = 'users'")).toEqual([])
    expect(await names(ana)).toContain(ROWS.shared)
  })
})

describe('[VIEW-03] limits of saved views', () => {
  test.each([
    ['a name of blanks', { name: ' ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a long address', { address: 'x'.repeat(2001) }],
    ['a malformed list', { list: 'Orders' }],
  ])('refuse %s', async (_, values) => {
    expect((await views(ana).insert(draft(values))).error?.code).toBe('23514')
  })

  test('refuse a name twice in one list and group', async () => {
    expect((await views(ana).insert(draft({ name: ROWS.own }))).error?.code).toBe('23505')
    expect((await views(ana).insert(draft({ name: ROWS.shared, owner_id: null }))).error?.code).toBe('23505')
    expect((await views(ana).insert(draft({ name: ROWS.shared }))).error).toBeNull()
    expect((await views(ana).insert(draft({ name: ROWS.own, list: 'users' }))).error).toBeNull()
  })

  test('refuse the view after the hundredth of an account', async () => {
    await shop.sql(
      `insert into public.saved_views (list, name, address, owner_id)
        select 'users', 'Visão ' || n, '', $1 from generate_series(1, 99) n`,
      [ids.ana],
    )
    expect((await views(ana).insert(draft())).error).toMatchObject({ code: 'P0001', details: 'saved_views_limit' })
    expect((await views(bia).insert(draft())).error).toBeNull()
  })
})

describe('[VIEW-04] the order of saved views', () => {
  const listed = async () => {
    const { data } = await views(ana).select('id, name, version').order('position').order('id')
    return data ?? []
  }

  test('is set for all at once, and is no change of a view', async () => {
    await views(ana).insert([draft({ name: 'B' }), draft({ name: 'C' })])
    const own = (await listed()).filter(({ name }) => name !== ROWS.shared)
    expect(own.map(({ name }) => name)).toEqual([ROWS.own, 'B', 'C'])
    const shared = (await listed()).find(({ name }) => name === ROWS.shared)
    const order = [own[2], own[0], own[1], shared].map((view) => view?.id)
    expect((await ana.rpc('order_saved_views', { list: 'orders', ids: order })).error).toBeNull()
    const after = await listed()
    expect(after.map(({ name }) => name)).toEqual(['C', ROWS.own, 'B', ROWS.shared])
    expect(after.map(({ version }) => version)).toEqual([1, 1, 1, 1])
  })

  test('is refused when a view is missing, foreign or of another session', async () => {
    const all = (await listed()).map(({ id }) => id as string)
    const foreignId = await shop.value<string>('select id from public.saved_views where name = $1', [ROWS.foreign])
    for (const ids of [[], all.slice(1), [...all, foreignId], [...all, crypto.randomUUID()]]) {
      const { error } = await ana.rpc('order_saved_views', { list: 'orders', ids })
      expect(error).toMatchObject({ code: 'P0001', details: 'saved_views_changed' })
    }
  })
})
