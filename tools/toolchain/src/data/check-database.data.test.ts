import { testServer } from '@loja/backend/testing'
import { createDatabase, runOn } from '@loja/backend/testing/cluster'
import { expect, test } from 'vitest'
import { runCommand } from './run-command'

const checkDatabase = (databaseUrl: string) => runCommand('check-database.ts', { databaseUrl })

const CHANGES: [sql: string, line: string][] = [
  ['alter table public.suppliers drop column contact', 'missing    column public.suppliers.contact'],
  ['alter table public.orders alter total drop not null', 'different  column public.orders.total'],
  [
    'drop policy "admin_settings: admin inserts" on public.admin_settings',
    'missing    policy public.admin_settings: admin_settings: admin inserts',
  ],
  ['grant select on public.tracking_logs to anon', 'different  grant public.tracking_logs'],
  ['revoke execute on function public.is_admin() from anon', 'different  grant public.is_admin()'],
  [
    `create or replace function private.contains_pattern(literal text) returns text language sql immutable parallel safe
      set search_path = '' as $$ select literal $$`,
    'different  function private.contains_pattern(literal text)',
  ],
  ['drop trigger orders_number on public.orders', 'missing    trigger public.orders.orders_number'],
  ['alter table public.invoices disable row level security', 'different  table public.invoices'],
  ['drop index public.orders_uninvoiced_idx', 'missing    index public.orders_uninvoiced_idx'],
  ['create table public.coupons (id int primary key)', 'extra      table public.coupons'],
]

test('pnpm check:database finds no difference in a database of this version, and each change of one', async () => {
  const { url, template } = testServer()
  const databaseUrl = await createDatabase(url, template)
  expect(await checkDatabase(databaseUrl)).toEqual({
    code: 0,
    output: 'The database has the structure of this version.\n',
  })
  for (const [sql] of CHANGES) await runOn(databaseUrl, sql)
  const { code, output } = await checkDatabase(databaseUrl)
  expect(code).toBe(1)
  const lines = output.split('\n').map((line) => line.trim())
  const parts = [
    'missing    constraint public.suppliers.suppliers_contact_check',
    'missing    grant public.suppliers.contact',
    'extra      index public.coupons_pkey',
  ]
  expect(lines.slice(1, -2).sort()).toEqual([...CHANGES.map(([, line]) => line), ...parts].sort())
  expect(lines[0]).toBe('The database differs from this version in 13 places:')
})

test('pnpm check:database finds counts that differ from the tables', async () => {
  const { url, template } = testServer()
  const databaseUrl = await createDatabase(url, template)
  await runOn(
    databaseUrl,
    "update private.counts set quantity = quantity + 1 where subject = 'profiles' and day is null",
  )
  expect(await checkDatabase(databaseUrl)).toEqual({
    code: 1,
    output: 'The database differs from this version in 1 place:\n  different  count profiles\nNothing was changed.\n',
  })
})

test('pnpm check:database reports a database that it cannot read', async () => {
  expect((await checkDatabase('postgres://ana:x@127.0.0.1:9/loja')).code).toBe(2)
})
