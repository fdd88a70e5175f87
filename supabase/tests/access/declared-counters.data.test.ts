import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'

const shop = sharedBackend()

const PAGE_ROWS = 1000

let tables: { table: string; column: string }[]
beforeAll(async () => {
  tables = await shop.sql(`select c.relname::text as table, a.attname::text as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') order by 1`)
})

interface Counter {
  table: string
  column: string
  condition?: string
}

async function count(client: SupabaseClient, { table, column, condition }: Counter) {
  const counted = client.from(table).select(column, { count: 'exact', head: true }).limit(1)
  const { count, status } = await (condition ? counted.or(`${column}.${condition}`) : counted)
  return { count, isAllowed: status < 300 }
}

const contents = async () => {
  const sums = await Promise.all(
    tables.map(({ table }) =>
      shop.sql(`select md5(string_agg(t::text, '' order by t::text)) as rows from public.${table} t`),
    ),
  )
  return JSON.stringify(sums)
}

test.each(['anonymous', 'customer', 'admin'] as const)(
  '[PAGE-10] a declared counter counts for %s the rows that the account may read',
  async (who) => {
    const client = shop[who]
    const check = async (counter: Counter) => {
      const { data } = await client.from(counter.table).select(counter.column).limit(PAGE_ROWS)
      const counted = await count(client, counter)
      expect(counted.isAllowed, counter.table).toBe(data !== null)
      expect(Math.min(counted.count ?? 0, PAGE_ROWS), counter.table).toBe(data?.length ?? 0)
    }
    await Promise.all(tables.map(check))
  },
)

test('[PAGE-10] a condition of a counter does not reveal rows that the account may not read', async () => {
  const hidden: Counter[] = [
    { table: 'orders', column: 'order_number', condition: 'gt.0' },
    { table: 'profiles', column: 'email', condition: `eq.${DEMO_ACCOUNTS.admin.email}` },
    { table: 'products', column: 'active', condition: 'eq.false' },
    { table: 'admin_settings', column: 'setting_key', condition: 'eq.facebook_access_token' },
  ]
  for (const counter of hidden) expect((await count(shop.customer, counter)).count ?? 0, counter.table).toBe(0)
  expect((await count(shop.admin, hidden[0] as Counter)).count).toBeGreaterThan(0)
})

test('[PAGE-10] a counter changes nothing, even one that no gate has checked', async () => {
  const before = await contents()
  const functions = await shop.sql<{ name: string }>(
    `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  )
  expect(functions.length).toBeGreaterThan(20)
  await Promise.all(functions.map(({ name }) => count(shop.admin, { table: `rpc/${name}`, column: '*' })))
  await count(shop.admin, { table: 'orders', column: '*,order_items(*)' })
  await count(shop.admin, { table: 'orders', column: 'id', condition: 'gt.0),or(id.gt.0' })
  expect(await contents()).toBe(before)
})
