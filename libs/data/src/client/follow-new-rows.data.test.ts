import { getSupabase } from '@loja/platform'
import { afterEach, expect, test, vi } from 'vitest'
import { loseConnection, signInAs, startPlatform } from '../test-support'
import { followNewRows } from './follow-new-rows'

const backend = await startPlatform()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
const WAIT = { timeout: 15_000 }

async function follow() {
  await insert()
  const received: number[] = []
  const requests = vi.spyOn(globalThis, 'fetch')
  stops.push(followNewRows('orders', (count) => received.push(count)))
  await vi.waitFor(
    () => expect(requests.mock.calls.map(([url]) => String(url)).join()).toContain('created_at=lte.now'),
    WAIT,
  )
  await Promise.all(requests.mock.results.map(({ value }) => value))
  requests.mockRestore()
  await settle(received)
  received.length = 0
  return received
}

async function settle(received: number[]) {
  const count = received.length
  await insert()
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(count), WAIT)
}

const insert = (createdAt = 'now()') =>
  backend.sql<{ id: string }>(`insert into public.orders (created_at) values (${createdAt}) returning id`)

test('[NEW-01] a restored order is not new, and a new one is received once', async () => {
  await signInAs('admin')
  await insert("now() + interval '10 years'")
  const received = await follow()
  await insert("now() - interval '1 day'")
  await settle(received)
  expect(received).toEqual([1])
})

test('[NEW-01] orders of a lost connection are received after it', async () => {
  await signInAs('admin')
  const received = await follow()
  await loseConnection()
  await insert()
  await insert()
  await vi.waitFor(() => expect(received.reduce((sum, count) => sum + count, 0)).toBe(2), WAIT)
})

test('[NEW-01] orders before the subscription is live are received', async () => {
  await signInAs('admin')
  await insert()
  let join: () => void = () => undefined
  const joined = new Promise<void>((resolve) => {
    join = resolve
  })
  const supabase = getSupabase()
  const { openRealtime } = supabase
  const held = vi.spyOn(supabase, 'openRealtime').mockImplementation(async () => {
    await joined
    return openRealtime()
  })
  const received: number[] = []
  const requests = vi.spyOn(globalThis, 'fetch')
  stops.push(followNewRows('orders', (count) => received.push(count)))
  await vi.waitFor(() => expect(requests.mock.calls.join()).toContain('created_at=lte.now'), WAIT)
  await Promise.all(requests.mock.results.map(({ value }) => value))
  await insert()
  await insert()
  join()
  await vi.waitFor(() => expect(received).toEqual([2]), WAIT)
  requests.mockRestore()
  held.mockRestore()
})
