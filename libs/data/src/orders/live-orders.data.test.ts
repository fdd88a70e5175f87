import { DEMO_ACCOUNTS } from '@loja/backend'
import { getSupabase } from '@loja/platform'
import { afterEach, expect, test, vi } from 'vitest'
import { loseConnection, signInAs, startPlatform } from '../test-support'
import { subscribeToOrders } from './live-orders'

const backend = await startPlatform()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

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
  return backend.insert('orders', { order_number: number, total: 12.5, notes: 'segredo' })
}

test('an administrator receives inserted, updated and deleted orders with only the columns of the list', async () => {
  await signInAs('admin')
  const received = await follow()
  const receive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 10_000 })
  const id = await insert('VIVO-1')
  await receive(2)
  await backend.sql("update public.orders set status = 'enviado' where id = $1", [id])
  await receive(3)
  await backend.sql('delete from public.orders where id = $1', [id])
  await receive(4)
  expect(received).toEqual([
    'live',
    'insert VIVO-1 12.5 createdAt id orderNumber status total version',
    'update VIVO-1 enviado',
    `delete ${id}`,
  ])
})

test('a subscription reconnects after a lost connection and ends when stopped', async () => {
  await signInAs('admin')
  const received = await follow()
  const realtime = await getSupabase().openRealtime()
  await loseConnection()
  await vi.waitFor(() => expect(received).toEqual(['live', 'live']), { timeout: 10_000 })
  await insert('VIVO-2')
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 10_000 })
  for (const stop of stops.splice(0)) stop()
  await vi.waitFor(() => expect(realtime.getChannels()).toEqual([]), { timeout: 10_000 })
  const other = await follow()
  await insert('VIVO-3')
  await vi.waitFor(() => expect(other).toHaveLength(2), { timeout: 10_000 })
  expect(received).toHaveLength(3)
})

test('[AUTH-05] a new token applies to open channels', async () => {
  await signInAs('customer')
  const received = await follow()
  const { error } = await getSupabase().auth.signInWithPassword(DEMO_ACCOUNTS.admin)
  expect(error).toBeNull()
  let count = 0
  await vi.waitFor(
    async () => {
      count += 1
      await insert(`VIVO-NOVO-${count}`)
      expect(received).toContainEqual(expect.stringMatching(/^insert VIVO-NOVO/))
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('[AUTH-02] sign-out closes the socket and the next session reconnects', async () => {
  await signInAs('admin')
  const received = await follow()
  const realtime = await getSupabase().openRealtime()
  await getSupabase().auth.signOut({ scope: 'local' })
  await vi.waitFor(() => expect([realtime.getChannels(), realtime.isConnected()]).toEqual([[], false]), {
    timeout: 10_000,
  })
  for (const stop of stops.splice(0)) stop()
  await signInAs('admin')
  const next = await follow()
  await insert('VIVO-5')
  await vi.waitFor(() => expect(next).toHaveLength(2), { timeout: 10_000 })
  expect(received).toEqual(['live'])
  expect(await getSupabase().openRealtime(), 'it holds nothing of who has left').not.toBe(realtime)
})
