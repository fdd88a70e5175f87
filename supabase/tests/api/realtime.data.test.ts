import { type Feed, subscribe } from '@loja/backend/testing/realtime'
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
  call('subscription to a table that is not published', {
    run: (client) => follow(client, { table: 'admin_settings' }, 0, async () => undefined),
    anonymous: { status: 200, data: ['error'] },
  }),
])
