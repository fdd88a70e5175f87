import { expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'
import { SHARED_FUNCTIONS } from './shared-reads'

const shop = sharedBackend()

const counts = (client = shop.admin) => client.rpc('order_status_counts', {}, { get: true })
const makeCustomer = (role: 'admin' | 'user') =>
  shop.backend.sql(
    `update public.profiles set role = $1 where user_id = (select id from auth.users where email = 'cliente@loja.test')`,
    [role],
  )

test('[AUTH-06] concurrent reads answer administrators, and refuse all others', async () => {
  const callers = Array.from({ length: 8 }, () => [shop.admin, shop.customer, shop.anonymous]).flat()
  const answers = await Promise.all(callers.map((client) => counts(client)))
  for (const [n, { data, error }] of answers.entries()) {
    if (n % 3 === 0) expect([data?.length, error]).toEqual([5, null])
    else expect([data, error?.code]).toEqual([null, '42501'])
  }
})

test('[AUTH-06] a new role decides at once', async () => {
  const both = () => Promise.all(Array.from({ length: 6 }, (_, n) => counts(n % 2 ? shop.customer : shop.admin)))
  await makeCustomer('admin')
  expect((await both()).map(({ error }) => error?.code)).toEqual(Array(6).fill(undefined))
  await makeCustomer('user')
  expect((await both()).map(({ error }) => error?.code)).toEqual(
    Array.from({ length: 6 }, (_, n) => (n % 2 ? '42501' : undefined)),
  )
})

test('a count after a change includes it while other sessions count', async () => {
  const pending = ({ data }: Awaited<ReturnType<typeof counts>>) =>
    (data as { order_status: string; order_count: number }[]).find((row) => row.order_status === 'pendente')
      ?.order_count
  const before = pending(await counts()) ?? 0
  const others: Promise<unknown>[] = []
  for (let n = 1; n <= 5; n += 1) {
    for (let tab = 0; tab < 10; tab += 1) others.push(Promise.resolve(counts()))
    await shop.backend.sql(
      `insert into public.orders (order_number, status, subtotal, total) values ('LJ-CONTAGEM-' || $1::integer, 'pendente', 1, 1)`,
      [n],
    )
    expect(pending(await counts())).toBe(before + n)
  }
  await Promise.all(others)
})

test.each(SHARED_FUNCTIONS)(
  '[AUTH-06] %s refuses all but administrators, and is the same for all of them',
  async (name) => {
    const functions = await shop.backend.sql<{ name: string; source: string; isStable: boolean; asOwner: boolean }>(
      `with recursive called as (
        select p.oid, p.proname, p.prosrc, p.provolatile, p.prosecdef from pg_proc p
          where p.proname = $1 and p.pronamespace = 'public'::regnamespace
        union
        select p.oid, p.proname, p.prosrc, p.provolatile, p.prosecdef from called c
          join pg_proc p on c.prosrc ~ ('\\m(private|public)\\.' || p.proname || '\\(')
          where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      )
      select proname as name, prosrc as source, provolatile <> 'v' as "isStable", prosecdef as "asOwner" from called`,
      [name],
    )
    const [first] = functions
    expect(first).toMatchObject({ name, isStable: true, asOwner: true })
    expect(first?.source).toMatch(/^\s*(declare[\s\S]*?)?begin\s+perform private\.require_admin\(\);/)
    const personal = functions.filter(({ source }) => /auth\.|current_setting|current_user|session_user/.test(source))
    expect(personal.map((one) => one.name)).toEqual(['is_admin'])
    expect(functions.every(({ isStable }) => isStable)).toBe(true)
  },
)
