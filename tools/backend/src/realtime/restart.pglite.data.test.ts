import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../start-backend'
import { connectRaw, subscribe, until } from '../testing/realtime-client'
import { signedIn, temporaryFolder } from '../testing/test-backend'

let dataDir: string
beforeAll(async () => {
  dataDir = await temporaryFolder('loja-realtime-')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('an open page reconnects after a restart and receives changes', async () => {
  const first = await startBackend({ dataDir, demoData: true })
  const admin = await signedIn(first, 'admin')
  const feed = await subscribe(admin, {})
  const raw = await connectRaw(first.url, first.publishableKey)
  await admin.from('products').insert({ name: 'Antes', price: 1 })
  await feed.wait(1)
  await first.close()
  expect(await raw.closed).toBe(1001)
  await until(() => feed.statuses.includes('CHANNEL_ERROR'))

  const second = await startBackend({ dataDir, demoData: true, port: Number(new URL(first.url).port) })
  try {
    await until(() => feed.statuses.filter((status) => status === 'SUBSCRIBED').length === 2, 30_000)
    await until(() => feed.systems.length === 2)
    await admin.from('products').insert({ name: 'Depois', price: 1 })
    const events = await feed.wait(2)
    expect(events.map((event) => (event.new as { name: string }).name)).toEqual(['Antes', 'Depois'])
    const triggers = await second.sql(`select tgname from pg_trigger where tgrelid = 'public.products'::regclass
      and tgname like 'realtime%' order by 1`)
    expect(triggers).toEqual([
      { tgname: 'realtime_delete' },
      { tgname: 'realtime_insert' },
      { tgname: 'realtime_update' },
    ])
  } finally {
    await admin.removeAllChannels()
    await second.close()
  }
})
