import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change, undo, remove } = orderActions(shop)

const STATES = ['pendente', null, 'enviado', 'entregue']
const SHIPPED = '2026-01-02T10:00:00+00:00'

async function makeOrders(): Promise<string[]> {
  return shop.column<string>(
    `insert into public.orders (status, shipped_at, delivered_at)
      select s, case when s in ('enviado', 'entregue') then $2::timestamptz end,
        case when s = 'entregue' then $2::timestamptz + interval '1 day' end
      from unnest($1::text[]) with ordinality as t (s, n) order by n returning id`,
    [STATES, SHIPPED],
  )
}

const stored = (ids: string[]) =>
  shop.sql<{ id: string; status: string | null; shipped_at: string | null; delivered_at: string | null }>(
    `select o.id, o.status, o.shipped_at::text, o.delivered_at::text
      from unnest($1::uuid[]) with ordinality as i (id, n) join public.orders o using (id) order by n`,
    [ids],
  )
const record = async (id: string | null) =>
  (
    await shop.sql<{ object_ids: string[]; restored_count: number | null; email: string }>(
      `select to_jsonb(object_ids) as object_ids, restored_count,
        (select u.email from auth.users u where u.id = created_by) as email
        from private.changes where id = $1`,
      [id],
    )
  )[0]

test('[UNDO-02] an undo restores status, shipped_at and delivered_at exactly', async () => {
  const ids = await makeOrders()
  const before = await stored(ids)
  const { change_id, changed } = await change(ids, 'enviado')
  expect(changed).toBe(3)
  const after = await stored(ids)
  expect(after.map(({ status }) => status)).toEqual(['enviado', 'enviado', 'enviado', 'enviado'])
  expect(after[0]?.shipped_at).not.toBeNull()
  expect((await record(change_id))?.email).toBe(DEMO_ACCOUNTS.admin.email)
  expect(await undo(change_id)).toEqual({ restored: 3, skipped: [], adjusted: [] })
  expect(await stored(ids)).toEqual(before)
  const again = await shop.admin.rpc('undo_change', { change_id })
  expect(again.error).toMatchObject({ code: 'P0001', details: 'change_undone' })
})

test('[UNDO-02] an undo skips and names orders changed since, and restores them later', async () => {
  const ids = await makeOrders()
  const [first, second, , fourth] = ids as [string, string, string, string]
  const before = await stored(ids)
  const { change_id } = await change(ids, 'enviado')
  const later = await change([first], 'cancelado')
  const deletion = await remove(second)
  const { restored, skipped } = await undo(change_id)
  expect(restored).toBe(1)
  expect(skipped).toHaveLength(2)
  expect(skipped).toContainEqual({ id: first, name: expect.any(String), reason: 'changed', status: 'cancelado' })
  expect(skipped).toContainEqual({ id: second, name: expect.any(String), reason: 'deleted', status: null })
  expect(await stored([first, fourth])).toMatchObject([{ status: 'cancelado' }, { status: 'entregue' }])
  await undo(later.change_id)
  await undo(deletion)
  expect(await undo(change_id)).toEqual({ restored: 2, skipped: [], adjusted: [] })
  expect(await stored(ids)).toEqual(before)
  expect(await record(change_id)).toMatchObject({ object_ids: [], restored_count: 3 })
})

test('[UNDO-02] the same status set again by another session is a later change', async () => {
  const [id = ''] = await makeOrders()
  const { change_id } = await change([id], 'enviado')
  await shop.admin.from('orders').update({ status: 'pendente' }).eq('id', id)
  await shop.admin.from('orders').update({ status: 'enviado' }).eq('id', id)
  expect((await undo(change_id)).restored).toBe(0)
  expect(await stored([id])).toMatchObject([{ status: 'enviado' }])
})

test('[UNDO-02] a status change of one order is undone like a bulk change', async () => {
  const [id = '', , sent = ''] = await makeOrders()
  const before = await stored([id, sent])
  const set = async (order_id: string, seen: string, status: string) =>
    (await shop.admin.rpc('set_order_status', { order_id, seen, status })).data[0]
  const first = await set(id, 'pendente', 'entregue')
  expect(first).toMatchObject({ stored_status: 'entregue', version: 2, change_id: expect.any(String) })
  const second = await set(sent, 'enviado', 'enviado')
  expect(second).toMatchObject({ stored_status: 'enviado', version: 1, change_id: null })
  expect(await set(id, 'pendente', 'cancelado')).toMatchObject({ stored_status: 'entregue', change_id: null })
  expect(await undo(first.change_id)).toEqual({ restored: 1, skipped: [], adjusted: [] })
  expect(await stored([id, sent])).toEqual(before)
})

test('[UNDO-02] a repeated request changes nothing and returns the recorded number', async () => {
  const ids = await makeOrders()
  const request_id = randomUUID()
  const first = await change(ids, 'cancelado', { request_id })
  const [before] = await shop.sql('select max(version) from public.orders where id = any ($1)', [ids])
  expect(first).toMatchObject({ changed: 4, change_id: request_id })
  expect(await change(ids, 'cancelado', { request_id, expected: 4 })).toEqual({
    matched: 4,
    changed: 4,
    failures: [],
    change_id: request_id,
  })
  expect(await shop.sql('select max(version) from public.orders where id = any ($1)', [ids])).toEqual([before])
})

test('[UNDO-02] API roles cannot set the columns of an undo', async () => {
  const [id = ''] = await makeOrders()
  const { error } = await shop.admin
    .from('orders')
    .update({ status: 'enviado', restored_version: 7, shipped_at: SHIPPED, version: 9 })
    .eq('id', id)
  expect(error).toBeNull()
  const [row] = await shop.sql<{ version: number; restored_version: number | null; is_now: boolean }>(
    "select version, restored_version, shipped_at > now() - interval '1 hour' as is_now from public.orders where id = $1",
    [id],
  )
  expect(row).toEqual({ version: 2, restored_version: null, is_now: true })
})

test('[UNDO-03] the list has changes of 30 days, of one or many orders, and the next change deletes older ones', async () => {
  const ids = await makeOrders()
  const { change_id } = await change(ids, 'processando')
  const one = await change(ids.slice(0, 1), 'cancelado')
  const list = async () => (await shop.admin.rpc('list_changes', { p_area: 'orders' })).data as { id: string }[]
  const [last, before] = await list()
  expect(last).toMatchObject({ id: one.change_id, object_count: 1, remaining_count: 1 })
  expect(before).toMatchObject({
    id: change_id,
    kind: 'order_status',
    arguments: { status: 'processando' },
    object_count: 4,
    remaining_count: 4,
    first_names: [expect.any(String), expect.any(String), expect.any(String)],
    created_by_email: expect.stringContaining('@'),
  })
  await shop.sql("update private.changes set created_at = now() - interval '30 days 1 minute' where id = $1", [
    change_id,
  ])
  expect((await list()).map(({ id }) => id)).not.toContain(change_id)
  const { error } = await shop.admin.rpc('undo_change', { change_id })
  expect(error).toMatchObject({ code: 'P0001', details: 'change_expired' })
  await change(ids, 'entregue')
  expect(await record(change_id)).toBeUndefined()
})
