import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'

const shop = sharedBackend()
const { sql } = shop

const SCHEDULES = 2 * Number(process.env.LOJA_TEST_RUNS ?? 1)
const STEPS = 20
const SESSIONS = TEST_ENGINE === 'postgres' ? 3 : 1

const one = <T>(random: () => number, list: readonly T[]) => list[Math.floor(random() * list.length)] as T

function stepFrom(random: () => number): string {
  const n = Math.floor(random() * 1000)
  const status = one(random, ['null', `'pendente'`, `'enviado'`, `'entregue'`, `'cancelado'`])
  const state = one(random, [`'postado'`, `'entregue'`, `'problema'`])
  /** In the order of ids, so that sessions cannot lock each other out. */
  const some = (table: string) =>
    `in (select id from public.${table} where hashtext(id::text || ${n}) % ${one(random, [20, 100])} = 0 order by id for update)`
  const orders = some('orders')
  return one(random, [
    `insert into public.orders (status, total, has_invoice, tracking_code, created_at)
      select ${status}, n, n % 2 = 0, case when n % 3 = 0 then 'BR' || n end, now() - make_interval(hours => n * ${n % 50})
      from generate_series(1, ${1 + (n % 9)}) n`,
    `update public.orders set status = ${status} where id ${orders}`,
    `update public.orders set notes = 'x' where id ${orders}`,
    `update public.orders set total = total + 1, has_invoice = not has_invoice where id ${orders}`,
    `update public.orders set tracking_code = nullif('X', tracking_code) where id ${orders}`,
    `begin; set local session_replication_role = replica;
      update public.orders set created_at = created_at - interval '30 hours' where id ${orders}; commit`,
    `begin; update public.orders set total = 7 where id ${orders}; savepoint s; delete from public.orders where id ${orders};
      rollback to s; commit`,
    `delete from public.orders where id in (select id from public.orders order by id limit 2 for update)`,
    `insert into public.products (name, price, created_at)
      select 'Contado ' || gen_random_uuid(), 10, now() - make_interval(days => n) from generate_series(1, ${1 + (n % 9)}) n`,
    `update public.products set stock_quantity = nullif(${n % 12}, 11), brand_id = null,
      category_id = (select id from public.categories order by hashtext(id::text || ${n}) limit 1) where id ${some('products')}`,
    `delete from public.products where id in (select id from public.products order by id limit 2 for update)`,
    `update public.profiles set created_at = created_at - interval '30 hours' where id ${some('profiles')}`,
    `insert into public.tracking_shipments (order_id, state)
      select id, ${state} from public.orders where id in (select id from public.orders order by hashtext(id::text || ${n}) limit 5)`,
    `update public.tracking_shipments set state = ${state} where id ${some('tracking_shipments')}`,
    'select private.fold_counts()',
  ])
}

const miscounted = () => sql('select * from private.miscounted()')

test(`[DASH-01] counts equal the tables after ${SCHEDULES} random sequences of writes in ${SESSIONS} sessions`, async () => {
  const seed = Number(process.env.LOJA_TEST_SEED)
  for (let schedule = 0; schedule < SCHEDULES; schedule += 1) {
    await Promise.all(
      Array.from({ length: SESSIONS }, async (_, session) => {
        const random = randomFrom(seed + schedule * SESSIONS + session)
        for (let step = 0; step < STEPS; step += 1) await sql(stepFrom(random))
      }),
    )
    expect(await miscounted(), `schedule ${schedule}`).toEqual([])
  }
})

test('[DASH-01] answers from counts equal those that read the rows', async () => {
  const [days] = await sql<Record<'first_day' | 'last_day' | 'month', string>>(`select (d - 20)::text as first_day,
    (d - 3)::text as last_day, date_trunc('month', d)::date::text as month
    from (select (now() at time zone 'America/Sao_Paulo')::date as d) today`)
  const { first_day, last_day, month } = days ?? {}
  /** A part that matches every row, and is not counted. */
  const all = { search: ' ' }
  const cases: [string, object][] = [
    ...[{}, { first_day, last_day }, { first_day }, { last_day, status: 'enviado' }].map((filter): [string, object] => [
      'order_status_counts',
      filter,
    ]),
    ['products_by_category_counts', {}],
    ['shipment_counts', {}],
    ['uninvoiced_totals', {}],
    ['uninvoiced_totals', { month }],
  ]
  for (const [name, filter] of cases) {
    const answer = async (part: object) => {
      const { data } = await shop.admin.rpc(name, { filter: { ...filter, ...part } }).throwOnError()
      return (data as Record<string, unknown>[]).map(({ snapshot: _, ...row }) => JSON.stringify(row)).sort()
    }
    expect([name, filter, await answer({})]).toEqual([name, filter, await answer(all)])
  }
})

const differences = () => shop.value<number>('select count(*)::integer as n from private.count_changes')

test('[DASH-01] writes fold their differences, and writes of other columns have none', async () => {
  await sql(`do $$ begin for n in 1..150 loop
    insert into public.orders (status, total) values ('enviado', n); end loop; end $$`)
  const before = await differences()
  expect(before).toBeLessThan(300)
  await sql(`update public.orders set notes = 'x' where true; update public.products set description = 'x' where true`)
  expect(await differences()).toBe(before)
  expect(await miscounted()).toEqual([])
})

test.runIf(TEST_ENGINE === 'postgres')(
  '[DASH-01] a session does not wait for another one that folds, and folds nothing',
  async () => {
    let before = 0
    // The write that appends each 256th difference folds them all.
    while (before === 0) {
      await sql(`insert into public.orders (status, total) values ('enviado', 3)`)
      before = await differences()
    }
    const folding = expect(sql('select private.fold_counts(), pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
    const holders = () =>
      sql<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      )
    await expect.poll(holders).toHaveLength(1)
    const [holder] = await holders()
    await sql('select private.fold_counts()')
    expect([await differences(), await miscounted()]).toEqual([before, []])
    await sql(`select pg_cancel_backend(${holder?.pid})`)
    await folding
    // PostgreSQL reports an error before it releases the locks of its transaction.
    const locks = `select from pg_locks where pid = ${holder?.pid} and locktype = 'advisory'`
    await expect.poll(() => sql(locks)).toHaveLength(0)
    await sql('select private.fold_counts()')
    expect([await differences(), await miscounted()]).toEqual([0, []])
  },
)

test('[DASH-01] counts are right after a truncation and are corrected after rows that came without triggers', async () => {
  await sql(`alter table public.orders disable trigger user; insert into public.orders (order_number, total) values ('SEM', 5);
    alter table public.orders enable trigger user`)
  expect(await miscounted()).toHaveLength(2)
  await sql('select private.correct_counts()')
  expect(await miscounted()).toEqual([])
  await sql('truncate public.orders cascade')
  expect(await miscounted()).toEqual([])
})
