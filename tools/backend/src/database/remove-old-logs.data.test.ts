import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { signedIn, startTestBackend } from '../testing/test-backend'
import type { Session } from './database'
import { removeOldLogs, startLogRemoval } from './remove-old-logs'

let backend: RunningBackend
let database: Session
beforeAll(async () => {
  backend = await startTestBackend()
  database = { query: (text, params) => backend.sql(text, params), exec: (text) => backend.sql(text) }
})
afterAll(() => backend?.close())

const insertOld = (count: number) =>
  backend.sql(`insert into public.tracking_logs (provider, event_name, status, source, created_at)
    select 'meta', 'Old', 'enviado', 'servidor', now() - interval '92 days' from generate_series(1, ${count})`)
const old = () => backend.sql(`select 1 from public.tracking_logs where event_name = 'Old'`)

test('[LOG-02] removes logs over 90 days old in batches', async () => {
  await insertOld(5100)
  await removeOldLogs(database)
  expect(await old()).toEqual([])
  expect(await removeOldLogs(database)).toBe(0)
})

test('[HIST-04] removes activity over two years old', async () => {
  await backend.sql(`insert into private.activity_entries (kind, relation, operation, created_at)
    select 'order', 'orders', 'insert', now() - interval '731 days' from generate_series(1, 5100)`)
  expect(await removeOldLogs(database)).toBe(5100)
})

test('[HIST-04] [TRASH-02] nothing is removed by age while the clock is doubted', async () => {
  const expired = ['activity_entries', 'tracking_logs', 'changes', 'deleted_notes']
  await backend.sql(`
    insert into public.tracking_logs (provider, event_name, status, source, created_at)
      values ('meta', 'Expired', 'enviado', 'servidor', now() - interval '92 days');
    insert into private.activity_entries (kind, relation, operation, created_at)
      values ('order', 'expired', 'insert', now() - interval '731 days');
    insert into private.changes (kind, arguments, created_at, object_count, first_names, object_ids, object_names)
      values ('stock', '{}', now() - interval '31 days', 7, '{}', '{}', '{}');
    insert into private.deleted_notes (id, body_hash, created_at, updated_at, deleted_at)
      values (gen_random_uuid(), 'x', now(), now(), now() - interval '2 days')`)
  const left = async () => {
    const rows = await backend.sql<{ name: string }>(`
      select 'activity_entries' as name from private.activity_entries where relation = 'expired'
      union all select 'tracking_logs' from public.tracking_logs where event_name = 'Expired'
      union all select 'changes' from private.changes where created_at < now() - interval '30 days'
      union all select 'deleted_notes' from private.deleted_notes where deleted_at < now() - interval '1 day'`)
    return rows.map(({ name }) => name).sort()
  }
  const admin = await signedIn(backend, 'admin')
  const work = async () => {
    const [order, other] = await backend.sql<{ id: string }>(
      'insert into public.orders (status) values (null), (null) returning id',
    )
    const [product] = await backend.sql<{ id: string }>(
      'select id from public.products where stock_quantity between 1 and 99 limit 1',
    )
    await admin.rpc('set_order_status', { order_id: order?.id, seen: 'pendente', status: 'enviado' })
    await admin.rpc('change_products', {
      selection: { ids: [product?.id] },
      kind: 'stock',
      arguments: { mode: 'add', quantity: 1 },
    })
    await admin.from('staff_notes').insert({ order_id: other?.id, body: 'x' })
    await admin.from('staff_notes').delete().eq('order_id', other?.id)
    await admin.rpc('delete_order', { order_id: other?.id })
    const lines: string[] = []
    await startLogRemoval(database, { log: (line) => lines.push(line) })()
    return lines
  }
  const clock = (seen: string, doubted: string | null) =>
    backend.sql('update private.clock set seen_at = now() - $1::interval, doubted_since = now() - $2::interval', [
      seen,
      doubted,
    ])

  await clock('1100 days', null)
  const doubt =
    'old tracking logs were not removed: the clock is 1100 days later than at the last removal. If it is right, they are removed from the seventh day on'
  expect(await work()).toEqual([doubt])
  expect(await left()).toEqual(expired.toSorted())
  await clock('1100 days', '6 days')
  expect(await work()).toEqual([doubt])
  expect(await left()).toEqual(expired.toSorted())
  await clock('29 days', '-1000 days')
  expect(await work()).toEqual([])
  await removeOldLogs(database)
  expect(await left()).toEqual([])
  expect(await backend.sql('select doubted_since from private.clock')).toEqual([{ doubted_since: null }])
})

test('[HIST-04] a clock that runs so for seven days is believed', async () => {
  await backend.sql(
    "update private.clock set seen_at = now() - interval '1100 days', doubted_since = now() - interval '7 days'",
  )
  await backend.sql(`insert into private.activity_entries (kind, relation, operation, created_at)
    values ('order', 'orders', 'insert', now() - interval '731 days')`)
  expect(await removeOldLogs(database)).toBe(1)
})

test('[LOG-02] repeats until stopped and logs a failure', async () => {
  const lines: string[] = []
  await insertOld(1)
  const stop = startLogRemoval(database, { log: (line) => lines.push(line), intervalMs: 5 })
  await vi.waitFor(async () => expect(await old()).toEqual([]), { timeout: 10_000 })
  await insertOld(1)
  await vi.waitFor(async () => expect(await old()).toEqual([]), { timeout: 10_000 })
  await stop()
  await insertOld(1)
  expect(await old()).toHaveLength(1)
  expect(lines).toEqual([])
  const broken: Session = { ...database, query: () => Promise.reject(new Error('no connection')) }
  await startLogRemoval(broken, { log: (line) => lines.push(line) })()
  const again = startLogRemoval(broken, { log: (line) => lines.push(line) })
  await vi.waitFor(() => expect(lines).toContain('old tracking logs were not removed: no connection'))
  await again()
})
