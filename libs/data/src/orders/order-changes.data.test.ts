import type { RunningBackend } from '@loja/local-backend'
import { getSupabase } from '@loja/platform'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { subscribeToOrders } from './order-changes'

let backend: RunningBackend
const stops: (() => void)[] = []
beforeAll(async () => {
  backend = await startPlatform()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => backend?.close())

/** What a page would receive, as lines. */
async function follow(): Promise<string[]> {
  const received: string[] = []
  stops.push(
    subscribeToOrders({
      onInsert: (row) => received.push(`insert ${row.orderNumber} ${row.total} ${Object.keys(row).sort().join(' ')}`),
      onUpdate: (row) => received.push(`update ${row.orderNumber} ${row.status}`),
      onDelete: (id) => received.push(`delete ${id}`),
      onLive: () => received.push('live'),
    }),
  )
  await vi.waitFor(() => expect(received).toContain('live'), { timeout: 10_000 })
  return received
}

const insert = async (number: string) => {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.orders (order_number, total, notes) values ($1, 12.5, 'segredo') returning id`,
    [number],
  )
  return row?.id ?? ''
}

test('an administrator receives new, changed and deleted orders, without what the list does not show', async () => {
  await signInAs('admin')
  const received = await follow()
  // Whether a row may be seen is asked when its change is delivered: each is waited for.
  const receive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 10_000 })
  const id = await insert('VIVO-1')
  await receive(2)
  await backend.sql("update public.orders set status = 'enviado' where id = $1", [id])
  await receive(3)
  await backend.sql('delete from public.orders where id = $1', [id])
  await receive(4)
  expect(received).toEqual([
    'live',
    'insert VIVO-1 12.5 createdAt id orderNumber status total',
    'update VIVO-1 enviado',
    `delete ${id}`,
  ])
})

test('after a lost connection it is live again; who stops receives no more', async () => {
  await signInAs('admin')
  const received = await follow()
  // The socket falls, as it does when a laptop wakes up; supabase-js opens it again after a second.
  const { socketAdapter } = getSupabase().realtime as unknown as {
    socketAdapter: { socket: { conn: { close(code: number): void } } }
  }
  socketAdapter.socket.conn.close(3001)
  await vi.waitFor(() => expect(received).toEqual(['live', 'live']), { timeout: 10_000 })
  await insert('VIVO-2')
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 10_000 })
  for (const stop of stops.splice(0)) stop()
  await vi.waitFor(() => expect(getSupabase().getChannels()).toEqual([]), { timeout: 10_000 })
  const other = await follow()
  await insert('VIVO-3')
  await vi.waitFor(() => expect(other).toHaveLength(2), { timeout: 10_000 })
  expect(received).toHaveLength(3)
})

test('[AUTH-07] a customer receives no order; a deletion carries an id and nothing else', async () => {
  await signInAs('customer')
  const received = await follow()
  const id = await insert('VIVO-4')
  await backend.sql("update public.orders set status = 'enviado' where id = $1", [id])
  await backend.sql('delete from public.orders where id = $1', [id])
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 10_000 })
  expect(received).toEqual(['live', `delete ${id}`])
})
