import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { startTestBackend } from '../testing/test-backend'
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
  // Stopping before the first run throws nothing.
  const again = startLogRemoval(broken, { log: (line) => lines.push(line) })
  await vi.waitFor(() => expect(lines).toContain('old tracking logs were not removed: no connection'))
  await again()
})
