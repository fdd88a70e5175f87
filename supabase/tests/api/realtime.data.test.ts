import { clientOf } from '@loja/backend/testing'
import { connectRaw, type Feed, subscribe } from '@loja/backend/testing/realtime'
import type { SupabaseClient } from '@supabase/supabase-js'
import { apiCalls, type Caller, call, type OwnerSql } from './api-calls'

const FEATURED = { table: 'products', filter: 'is_featured=eq.true' }

async function makePair(sql: OwnerSql, who: Caller): Promise<string[]> {
  const names = [`Vitrine oculta ${who}`, `Vitrine ${who}`]
  for (const [index, name] of names.entries()) {
    await sql('insert into public.products (name, price, is_active) values ($1, 9, $2)', [name, index === 1])
  }
  return names
}

const remove = (sql: OwnerSql) => sql("delete from public.products where name like 'Vitrine %' returning 1 as n")

async function follow(client: SupabaseClient, wanted: object, count: number, change: (feed: Feed) => Promise<unknown>) {
  const feed = await subscribe(client, wanted)
  await change(feed)
  const status = feed.systems[0]?.status
  const events = status === 'ok' ? await feed.wait(count) : []
  await client.removeChannel(feed.channel)
  return { data: [status, ...events.map((event) => [event.eventType, (event.new as { name?: string }).name])] }
}

const removed = { status: 200, stored: [{ n: 1 }, { n: 1 }] }

apiCalls('realtime', [
  call('subscription to product changes filtered to is_featured true', {
    given: makePair,
    // The inactive one changes first: subscribers who see it receive it first.
    run: (client, { sql, given, who }) =>
      follow(client, FEATURED, who === 'admin' ? 2 : 1, async () => {
        for (const name of given) await sql('update public.products set is_featured = true where name = $1', [name])
      }),
    stored: (sql) => remove(sql),
    anonymous: { ...removed, data: ['ok', ['UPDATE', 'Vitrine anonymous']] },
    admin: { ...removed, data: ['ok', ['UPDATE', 'Vitrine oculta admin'], ['UPDATE', 'Vitrine admin']] },
  }),
  call('taking a product out of the window is not in the filter; a deletion carries the key alone', {
    given: makePair,
    run: async (client, { sql, given }) => {
      const [, name] = given
      await sql('update public.products set is_featured = true where name = $1', [name])
      return follow(client, { table: 'products', event: '*' }, 2, async (feed) => {
        await sql('update public.products set is_featured = false where name = $1', [name])
        // A row deleted before delivery is not delivered.
        await feed.wait(1)
        await sql('delete from public.products where name = $1', [name])
      })
    },
    stored: (sql) => remove(sql),
    anonymous: {
      status: 200,
      data: ['ok', ['UPDATE', 'Vitrine anonymous'], ['DELETE', undefined]],
      stored: [{ n: 1 }],
    },
  }),
  call('subscription to a table that is not published', {
    run: (client) => follow(client, { table: 'admin_settings' }, 0, async () => undefined),
    anonymous: { status: 200, data: ['error'] },
  }),
  call('connecting with a wrong key', {
    run: async (_client, { backend }) => {
      const refusal = await connectRaw(backend.url, 'sb_publishable_errada').catch((error: Error) => error.message)
      return { data: refusal }
    },
    anonymous: { status: 200, data: 'Unexpected server response: 401' },
  }),
  call('two subscriptions of one caller, one ended', {
    given: makePair,
    run: async (_client, { backend, sql, given }) => {
      const client = clientOf(backend, backend.publishableKey)
      const [gone, kept] = [
        await subscribe(client, { table: 'products' }),
        await subscribe(client, { table: 'products' }),
      ]
      await client.removeChannel(gone.channel)
      await sql('update public.products set price = 10 where name = $1', [given[1]])
      const events = await kept.wait(1)
      await client.removeAllChannels()
      return { data: [gone.events.length, events.length] }
    },
    stored: (sql) => remove(sql),
    anonymous: { ...removed, data: [0, 1] },
  }),
])
