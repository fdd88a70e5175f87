import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

describe('[ORD-02] [ORD-11] list_orders and order_status_counts', () => {
  beforeAll(() =>
    shop.sql(`insert into public.orders (order_number, status) values
      ('T-100%', 'pendente'), ('T_200', null), ('T\\300', 'enviado'), ('T*400', 'cancelado'), ('T-500', 'entregue')`),
  )
  const numbers = async (term: string | null, status: string | null = null) => {
    const { data, error } = await shop.admin
      .rpc('list_orders', { filter: { search: term, status }, page_size: 1000 })
      .select('order_number')
      .order('order_number')
    if (error) throw error
    return (data as { order_number: string }[]).map((row) => row.order_number)
  }
  const counts = async (filter: object) => {
    const { data } = await shop.admin.rpc('order_status_counts', { filter }).select('order_status, order_count')
    return (data ?? []) as { order_status: string; order_count: number }[]
  }

  test('without a character that can be searched find every order', async () => {
    const count = await shop.value<number>('select count(*)::int as n from public.orders')
    for (const term of [null, '', ' # , ', '\u200b', '\u2068\u2069']) {
      expect(await numbers(term), JSON.stringify(term)).toHaveLength(count)
    }
  })

  test('[ORD-05] pendente includes missing statuses in list and counts', async () => {
    expect(await numbers('T_200', 'pendente')).toEqual(['T_200'])
    expect(await numbers('T_2', 'pendente')).toEqual(['T_200'])
    expect(await counts({ search: 'T-100%, T_200' })).toEqual([
      { order_status: 'pendente', order_count: 2 },
      { order_status: 'processando', order_count: 0 },
      { order_status: 'enviado', order_count: 0 },
      { order_status: 'entregue', order_count: 0 },
      { order_status: 'cancelado', order_count: 0 },
    ])
  })

  test('[ORD-01] return the counts of the table', async () => {
    const truth = await shop.sql(`select coalesce(status, 'pendente') as order_status, count(*)::int as order_count
      from public.orders group by 1 order by 1`)
    const byName = [...(await counts({ search: null }))].sort((a, b) => (a.order_status < b.order_status ? -1 : 1))
    expect(byName).toEqual(truth)
    expect(await counts({ search: '', status: 'enviado' })).toEqual(
      truth.filter((row) => (row as { order_status: string }).order_status === 'enviado'),
    )
  })

  test('[VIEW-06] find orders older than a number of days by the clock of the database', async () => {
    await shop.sql(`insert into public.orders (order_number, status, created_at) values
      ('IDADE-1', null, now() - interval '47 hours'), ('IDADE-2', null, now() - interval '49 hours'),
      ('IDADE-8', 'pendente', now() - interval '8 days')`)
    const older = async (filter: object) => {
      const { data } = await shop.admin.rpc('list_orders', { filter: { search: 'IDADE', ...filter } })
      return (data as { order_number: string }[]).map((row) => row.order_number)
    }
    expect(await older({ older_than: '2', status: 'pendente' })).toEqual(['IDADE-2', 'IDADE-8'])
    expect(await older({ older_than: '7' })).toEqual(['IDADE-8'])
    expect((await shop.admin.rpc('list_orders', { filter: { older_than: '4' } })).error?.code).toBe('22023')
    await shop.sql("delete from public.orders where order_number like 'IDADE-%'")
  })

  test('put a complete number before longer ones', async () => {
    await shop.sql(`insert into public.orders (order_number, created_at) values
      ('LJ-2031-000417', '2031-01-01'), ('EXT-LJ-2031-000417-2', '2031-01-03'), ('LJ-2031-0004170', '2031-01-02')`)
    const listed = async (search: string, args: object = {}) => {
      const data = await shop.call<{ order_number: string }[]>('list_orders', { filter: { search }, ...args })
      return data.map((row) => row.order_number)
    }
    const all = ['LJ-2031-000417', 'EXT-LJ-2031-000417-2', 'LJ-2031-0004170']
    expect(await listed('lj-2031-000417')).toEqual(all)
    expect(await listed('J-2031-000417')).toEqual(['EXT-LJ-2031-000417-2', 'LJ-2031-0004170', 'LJ-2031-000417'])
    expect(await listed('LJ-2031-000417', { page_size: 1, page_offset: 1 })).toEqual([all[1]])
    expect(await listed('LJ-2031-000417', { sort: 'date_asc' })).toEqual([all[0], all[2], all[1]])
    const { data: batch } = await shop.admin.rpc('list_order_batch', { filter: { search: 'LJ-2031-000417' } })
    const exported = (JSON.parse(String(batch)) as { order_number: string }[]).map((row) => row.order_number)
    expect(exported).toEqual([all[1], all[2], all[0]])
    expect(await counts({ search: 'LJ-2031-000417', status: 'pendente' })).toEqual([
      { order_status: 'pendente', order_count: 3 },
    ])
    await shop.sql(`delete from public.orders where order_number like '%LJ-2031-%'`)
  })

  const PAGE = [{ sort: 'id' }, { page_size: 0 }, { page_size: 1001 }, { page_offset: -1 }]
  const BATCH = [
    { sort: 'total_desc' },
    { page_size: 0 },
    { page_size: 1001 },
    { after_id: crypto.randomUUID() },
    { after_created_at: '2026-01-01' },
  ]
  test.each([
    ['list_orders', PAGE],
    ['list_order_batch', BATCH],
  ])('[ORD-11] %s refuses a page that does not exist', async (name, refused) => {
    for (const args of refused) {
      expect((await shop.admin.rpc(name, args)).error?.code, JSON.stringify(args)).toBe('22023')
    }
  })

  test.runIf(TEST_ENGINE === 'postgres')('[ORD-11] use an index for page 1 and a number of 20,000 orders', async () => {
    await shop.sql(`begin; set local session_replication_role = replica;
      insert into public.orders (order_number, status, total, created_at)
      select 'LJ-2027-' || lpad(n::text, 6, '0'), (array['pendente', 'processando', 'enviado', 'entregue', 'cancelado', null])[1 + n % 6], n % 5000,
        now() - n * interval '5 minutes' from generate_series(1, 20000) n;
      commit;
      analyze public.orders`)
    const plan = async (filter: object): Promise<string> => {
      const [row] = await shop.sql<{ few: string | null }>(
        'select private.few_orders($1::jsonb ->> $$search$$)::text as few',
        [filter],
      )
      const few = row?.few ? `'${row.few}'` : 'null'
      const plans: string[] = []
      for (const sort of ['created_at desc, id desc', 'created_at, id', 'total desc, created_at desc, id desc']) {
        const lines = await shop.sql<{ 'QUERY PLAN': string }>(
          `explain select id from public.orders o where private.is_order_match(o, '${JSON.stringify(filter)}', ${few})
              order by ${sort} limit 20`,
        )
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      }
      return plans.join('\n')
    }
    const today = new Date().toISOString().slice(0, 10)
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
    for (const filter of [
      {},
      { status: 'pendente' },
      { status: 'pendente', older_than: '2' },
      { status: 'cancelado', first_day: monthAgo, last_day: today },
      { first_day: today, last_day: today },
      { search: '000417' },
      { search: 'LJ-2026-000417 LJ-2026-000418 LJ-2026-000419', status: 'enviado' },
    ]) {
      const text = await plan(filter)
      expect(text, JSON.stringify(filter)).not.toContain('Seq Scan')
      expect(text, JSON.stringify(filter)).toContain('Index')
    }
    const many = Array.from({ length: 1000 }, (_, index) => `LJ-2027-${String(1 + 19 * index).padStart(6, '0')}`)
    // Its trigrams are in nearly all numbers: each would take 40 ms.
    const lookup = await shop.sql<{ 'QUERY PLAN': string }>(
      `explain select 1 from public.orders o where private.is_number_match(o.order_number, '${many.join(' ')}')`,
    )
    expect(JSON.stringify(lookup)).toContain('orders_running_number_idx')
    expect(await numbers(many.join('\n'))).toEqual(many)
  })
})
