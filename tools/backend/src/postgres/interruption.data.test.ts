import { request } from 'node:http'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { clientOf, signedIn, startTestBackend } from '../testing/test-backend'

let backend: RunningBackend
let admin: SupabaseClient
let token: string
beforeAll(async () => {
  backend = await startTestBackend()
  await backend.sql(`create function public.endless() returns void language sql as 'select pg_catalog.pg_sleep(60)'`)
  await backend.sql('grant execute on function public.endless() to anon')
  admin = await signedIn(backend, 'admin')
  token = (await admin.auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => backend?.close())

const LEFT_SQL = `select
  (select count(*)::int from public.orders where id = $1) as orders,
  (select count(*)::int from public.order_items where order_id = $1) as items,
  (select count(*)::int from public.tracking_shipments where order_id = $1) as shipments`

async function pickOrder(offset: number): Promise<string> {
  const [order] = await backend.sql<{ id: string }>(
    `select o.id from public.orders o where exists (select 1 from public.order_items i where i.order_id = o.id)
      and exists (select 1 from public.tracking_shipments s where s.order_id = o.id) order by o.id offset $1 limit 1`,
    [offset],
  )
  return order?.id ?? ''
}

const ACTIVITY_SQL = `select pid from pg_stat_activity
  where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like $1`
const running = (query: string) => backend.sql<{ pid: number }>(ACTIVITY_SQL, [query])
const waiting = (query: string) => backend.sql<{ pid: number }>(`${ACTIVITY_SQL} and wait_event_type = 'Lock'`, [query])

const endless = () =>
  fetch(`${backend.url}/rest/v1/rpc/endless`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  })

const HELD = 'for update; select pg_sleep(600)'
async function lockShipment(id: string): Promise<() => Promise<void>> {
  const locking = backend.sql(`begin; select 1 from public.tracking_shipments where order_id = '${id}' ${HELD}`)
  const ended = locking.catch(() => undefined)
  const holders = () => backend.sql<{ pid: number }>(`${ACTIVITY_SQL} and wait_event = 'PgSleep'`, [`%${HELD}%`])
  const [holder] = await vi.waitFor(async () => {
    const found = await holders()
    expect(found).toHaveLength(1)
    return found
  }, WAIT)
  return async () => {
    await backend.sql('select pg_terminate_backend($1::int)', [holder?.pid])
    await ended
  }
}
const WAIT = { timeout: 60_000, interval: 20 }

test('a lost connection is 503, and no later statement runs as the owner', async () => {
  const pending = endless()
  await vi.waitFor(async () => expect(await running('%endless%')).toHaveLength(1), { timeout: 2500, interval: 20 })
  await backend.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  const answer = await pending
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'PGRST001' })
  const visitor = clientOf(backend, backend.publishableKey)
  const seen = await Promise.all(
    Array.from({ length: 30 }, async () => await visitor.from('orders').select('id').limit(1)),
  )
  for (const { data, error } of seen) expect([error?.code, data]).toEqual(['42501', null])
  expect((await admin.from('orders').select('id').limit(1)).data).toHaveLength(1)
})

test('[ORD-10] an order is complete or absent when its deletion loses the connection', async () => {
  const id = await pickOrder(0)
  const [before] = await backend.sql<Record<string, number>>(LEFT_SQL, [id])
  expect(before?.orders).toBe(1)
  const unlock = await lockShipment(id)
  const deletion = Promise.resolve(admin.rpc('delete_order', { order_id: id }))
  const [held] = await vi.waitFor(async () => {
    const found = await waiting('%delete_order%')
    expect(found.length).toBeGreaterThan(0)
    return found
  }, WAIT)
  await backend.sql('select pg_terminate_backend($1::int)', [held?.pid])
  expect((await deletion).error).not.toBeNull()
  await unlock()
  const [after] = await backend.sql<Record<string, number>>(LEFT_SQL, [id])
  expect(after).toEqual(before)
})

test('[ORD-10] an order is complete or absent when the client disconnects', async () => {
  const id = await pickOrder(5)
  const [before] = await backend.sql<Record<string, number>>(LEFT_SQL, [id])
  const unlock = await lockShipment(id)
  const body = JSON.stringify({ order_id: id })
  const call = request(`${backend.url}/rest/v1/rpc/delete_order`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  call.on('error', () => undefined)
  call.end(body)
  await vi.waitFor(async () => expect((await waiting('%delete_order%')).length).toBeGreaterThan(0), WAIT)
  call.destroy()
  await unlock()
  await vi.waitFor(async () => expect(await running('%delete_order%')).toEqual([]), { timeout: 10_000, interval: 50 })
  const [after] = await backend.sql<Record<string, number>>(LEFT_SQL, [id])
  expect([JSON.stringify(before), JSON.stringify({ orders: 0, items: 0, shipments: 0 })]).toContain(
    JSON.stringify(after),
  )
})
