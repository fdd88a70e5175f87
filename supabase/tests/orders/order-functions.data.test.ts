import { sharedBackend } from '@loja/local-backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

/** An order with two shipments or more events, and what hangs on it. */
async function anOrder() {
  const [row] = await shop.backend.sql<{
    id: string
    order_number: string
    items: number
    shipments: number
    events: number
  }>(`
    select o.id, o.order_number, (select count(*)::int from public.order_items i where i.order_id = o.id) as items,
      count(distinct s.id)::int as shipments, count(e.id)::int as events
    from public.orders o join public.tracking_shipments s on s.order_id = o.id
    join public.tracking_events e on e.tracking_shipment_id = s.id
    group by o.id having count(e.id) > 2 order by o.order_number limit 1`)
  if (!row) throw new Error('no order with a shipment')
  return row
}

const totals = () =>
  shop.backend.sql(`select (select count(*)::int from public.orders) as orders,
    (select count(*)::int from public.order_items) as items,
    (select count(*)::int from public.tracking_shipments) as shipments,
    (select count(*)::int from public.tracking_events) as events`)

describe('[ORD-09] delete_order', () => {
  test('takes everything that hangs on the order, nothing else, and says what', async () => {
    const { id, ...went } = await anOrder()
    const [before] = (await totals()) as { orders: number; items: number; shipments: number; events: number }[]
    if (!before) throw new Error('no totals')
    expect((await shop.admin.rpc('delete_order', { order_id: id })).data).toEqual([went])
    expect(await totals()).toEqual([
      {
        orders: before.orders - 1,
        items: before.items - went.items,
        shipments: before.shipments - went.shipments,
        events: before.events - went.events,
      },
    ])
    expect(await shop.admin.rpc('delete_order', { order_id: id })).toMatchObject({ data: [], error: null })
  })

  test.each(['orders', 'order_items', 'tracking_shipments', 'tracking_events'])(
    'a failure while deleting from %s leaves everything',
    async (table) => {
      await shop.backend.sql(`create function public.fail() returns trigger language plpgsql set search_path = '' as
        $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
        create trigger zz_fail after delete on public.${table} for each row execute function public.fail()`)
      const before = await totals()
      const { error } = await shop.admin.rpc('delete_order', { order_id: (await anOrder()).id })
      await shop.backend.sql(`drop trigger zz_fail on public.${table}; drop function public.fail()`)
      expect(error).not.toBeNull()
      expect(await totals()).toEqual(before)
    },
  )

  test.each([
    [null, undefined],
    ["' or true --", '22P02'],
    ['%', '22P02'],
  ])('%s deletes nothing', async (id, code) => {
    const before = await totals()
    const { error, data } = await shop.admin.rpc('delete_order', { order_id: id })
    expect([error?.code, data]).toEqual([code, code ? null : []])
    expect(await totals()).toEqual(before)
  })
})

describe('[ORD-02] [ORD-11] list_orders and order_status_counts', () => {
  beforeAll(() =>
    shop.backend.sql(`insert into public.orders (order_number, status) values
      ('T-100%', 'pendente'), ('T_200', null), ('T\\300', 'enviado'), ('T*400', 'cancelado'), ('T-500', 'entregue')`),
  )
  const numbers = async (term: string | null, status: string | null = null) => {
    const { data, error } = await shop.admin
      .rpc('list_orders', { search: term, status, page_size: 1000 })
      .select('order_number')
      .order('order_number')
    if (error) throw error
    return (data as { order_number: string }[]).map((row) => row.order_number)
  }
  const counts = async (args: object) => {
    const { data } = await shop.admin.rpc('order_status_counts', args).select('order_status, order_count')
    return (data ?? []) as { order_status: string; order_count: number }[]
  }

  test.each([
    ['t-', ['T-100%', 'T-500']],
    ['%', ['T-100%']],
    ['t_', ['T_200']],
    ['\\', ['T\\300']],
    ['*', ['T*400']],
    ['#T-500', ['T-500']],
    ['# T-500 ', ['T-500']],
    ['T-500,T_200', ['T-500', 'T_200']],
    ['T-500\nT_200\r\n#T*400', ['T*400', 'T-500', 'T_200']],
    ['T-500; T-500\tT-500', ['T-500']],
    ['#T-500#T_200', ['T-500', 'T_200']],
    ["' or '1'='1", []],
    ['),status.eq.pendente', []],
    ['nada', []],
  ])('%j finds %j', async (term, expected) => {
    expect(await numbers(term)).toEqual(expected)
  })

  test.each([null, '', '   ', ' # , ', '\u200b', '\u2068\u2069'])('%j is no search: every order', async (term) => {
    const [row] = await shop.backend.sql<{ n: number }>('select count(*)::int as n from public.orders')
    expect(await numbers(term)).toHaveLength(row?.n ?? 0)
  })

  test('more than a thousand numbers are refused', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `N${index}`).join(' ')
    expect((await shop.admin.rpc('list_orders', { search: many })).error?.code).toBe('22023')
  })

  test('[ORD-05] pendente finds a missing status, in the list and in the counts', async () => {
    expect(await numbers('T_200', 'pendente')).toEqual(['T_200'])
    expect(await numbers('T', 'pendente')).toContain('T_200')
    expect(await counts({ search: 'T-100%, T_200' })).toEqual([
      { order_status: 'pendente', order_count: 2 },
      { order_status: 'processando', order_count: 0 },
      { order_status: 'enviado', order_count: 0 },
      { order_status: 'entregue', order_count: 0 },
      { order_status: 'cancelado', order_count: 0 },
    ])
  })

  test('[ORD-01] the counts are those of the table, all together and one by one', async () => {
    const truth =
      await shop.backend.sql(`select coalesce(status, 'pendente') as order_status, count(*)::int as order_count
      from public.orders group by 1 order by 1`)
    const byName = [...(await counts({ search: null }))].sort((a, b) => (a.order_status < b.order_status ? -1 : 1))
    expect(byName).toEqual(truth)
    expect(await counts({ search: '', status: 'enviado' })).toEqual(
      truth.filter((row) => (row as { order_status: string }).order_status === 'enviado'),
    )
  })

  test.each(['shipped', 'PENDENTE', "pendente' or true"])('%s is no status', async (status) => {
    expect((await shop.admin.rpc('list_orders', { search: 'T', status })).error?.code).toBe('22023')
    expect((await shop.admin.rpc('order_status_counts', { search: 'T', status })).error?.code).toBe('22023')
  })

  test.each([
    ['\u2066T-5\u200b00\u2069\ufeff', ['T-500']],
    ['T-500\u200b T\u00ad_200', ['T-500', 'T_200']],
    ['T-500\u2003T_200\u3000', ['T-500', 'T_200']],
  ])('numbers pasted as %j find %j', async (term, expected) => {
    expect(await numbers(term)).toEqual(expected)
  })

  test('a whole number comes first, and those that contain it after, in the list and in what is selected', async () => {
    await shop.backend.sql(`insert into public.orders (order_number, created_at) values
      ('LJ-2031-000417', '2031-01-01'), ('EXT-LJ-2031-000417-2', '2031-01-03'), ('LJ-2031-0004170', '2031-01-02')`)
    const listed = async (search: string, args: object = {}) => {
      const { data, error } = await shop.admin.rpc('list_orders', { search, ...args })
      if (error) throw error
      return (data as { order_number: string }[]).map((row) => row.order_number)
    }
    const all = ['LJ-2031-000417', 'EXT-LJ-2031-000417-2', 'LJ-2031-0004170']
    expect(await listed('lj-2031-000417')).toEqual(all)
    expect(await listed('J-2031-000417')).toEqual(['EXT-LJ-2031-000417-2', 'LJ-2031-0004170', 'LJ-2031-000417'])
    expect(await listed('LJ-2031-000417', { page_size: 1, page_offset: 1 })).toEqual([all[1]])
    expect(await listed('LJ-2031-000417', { sort: 'date_asc' })).toEqual([all[0], all[2], all[1]])
    // A batch of an export goes on by the date.
    expect(await listed('LJ-2031-000417', { page_size: 1000 })).toEqual([all[1], all[2], all[0]])
    expect(await counts({ search: 'LJ-2031-000417', status: 'pendente' })).toEqual([
      { order_status: 'pendente', order_count: 3 },
    ])
    await shop.backend.sql(`delete from public.orders where order_number like '%LJ-2031-%'`)
  })

  test('a whole number finds what begins with it, whatever its case', async () => {
    await shop.backend.sql(`insert into public.orders (order_number) values ('LJ-2030-1234567'), ('lj-2030-12345678')`)
    expect(await numbers('lj-2030-1234567')).toEqual(['LJ-2030-1234567', 'lj-2030-12345678'])
    expect(await numbers('LJ-2030-1234567, T-500')).toEqual(['LJ-2030-1234567', 'T-500', 'lj-2030-12345678'])
    await shop.backend.sql(`delete from public.orders where order_number ilike 'LJ-2030-%'`)
  })

  test('[ORD-11] going on after an order reads each once, with what hangs on it, while others come and go', async () => {
    const seen: string[] = []
    let after: { created_at: string; id: string } | undefined
    for (;;) {
      const { data, error } = await shop.admin
        .rpc('list_orders', {
          search: 'LJ-',
          status: 'entregue',
          page_size: 50,
          ...(after && { after_created_at: after.created_at, after_id: after.id }),
        })
        .select('id, created_at, order_items(product_name)')
      if (error) throw error
      const rows = data as { id: string; created_at: string; order_items: unknown[] }[]
      after = rows.at(-1)
      if (!after) break
      for (const row of rows) {
        seen.push(row.id)
        expect(row.order_items.length).toBeGreaterThan(0)
      }
      await shop.backend.sql(
        `insert into public.orders (order_number, status) values ('LJ-N' || gen_random_uuid(), 'entregue')`,
      )
    }
    await shop.backend.sql(`delete from public.orders where order_number like 'LJ-N%'`)
    const expected = await shop.backend.sql<{ id: string }>(`select id from public.orders where status = 'entregue'
      and order_number like 'LJ-%' order by created_at desc, id desc`)
    expect(seen).toEqual(expected.map((row) => row.id))
  })

  test.each([
    [{ sort: 'id' }],
    [{ sort: 'created_at; drop table orders' }],
    [{ page_size: 0 }],
    [{ page_size: 1001 }],
    [{ page_offset: -1 }],
    [{ sort: 'total_desc', after_id: crypto.randomUUID(), after_created_at: '2026-01-01' }],
    [{ after_id: crypto.randomUUID() }],
  ])('%j is no page', async (args) => {
    expect((await shop.admin.rpc('list_orders', args)).error?.code).toBe('22023')
  })

  test('[ORD-11] with 100,000 orders page 1 and a number come from an index, under each sort, status and period', async () => {
    await shop.backend.sql(`alter table public.orders disable trigger all;
      insert into public.orders (order_number, status, total, created_at)
      select 'LJ-2027-' || lpad(n::text, 6, '0'), (array['pendente', 'processando', 'enviado', 'entregue', 'cancelado', null])[1 + n % 6], n % 5000,
        now() - n * interval '5 minutes' from generate_series(1, 100000) n;
      alter table public.orders enable trigger all;
      analyze public.orders`)
    const plan = async (args: string): Promise<string> => {
      const [row] = await shop.backend.sql<{ condition: string; few: boolean }>(
        `select private.order_condition(${args}) as condition, private.finds_few_orders(${args.split(',')[0]}) as few`,
      )
      const plans: string[] = []
      for (const sort of ['created_at desc, id desc', 'created_at, id', 'total desc, created_at desc, id desc']) {
        const lines = await shop.backend.sql<{ 'QUERY PLAN': string }>(
          `explain select id from (select * from public.orders o where ${row?.condition} ${row?.few ? 'offset 0' : ''}) o
           order by ${sort} limit 20`,
        )
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      }
      return plans.join('\n')
    }
    const none = 'null, null, null, null'
    for (const args of [
      none,
      "null, 'pendente', null, null",
      "null, 'cancelado', current_date - 30, current_date",
      'null, null, current_date, current_date',
      "'000417', null, null, null",
      "'LJ-2026-000417 LJ-2026-000418 LJ-2026-000419', 'enviado', null, null",
    ]) {
      const text = await plan(args)
      expect(text, args).not.toContain('Seq Scan')
      expect(text, args).toContain('Index')
    }
  })
})

describe('change_order_status', () => {
  interface Change {
    matched: number
    changed: number
    failures: { id: string; order_number: string | null; status: string | null }[]
  }
  let ids: string[]
  const numbers = ['B-1', 'B-2', 'B-3', 'B-4']
  beforeAll(async () => {
    const rows = await shop.backend.sql<{
      id: string
    }>(`insert into public.orders (order_number, status, created_at) values
      ('B-1', 'pendente', '2020-01-01T12:00Z'), ('B-2', null, '2020-01-02T12:00Z'),
      ('B-3', 'enviado', '2020-01-03T12:00Z'), ('B-4', 'entregue', '2020-01-04T12:00Z') returning id`)
    ids = rows.map((row) => row.id)
  })
  const reset = () =>
    shop.backend.sql(`update public.orders o set status = v.status
      from (values ('B-1', 'pendente'), ('B-2', null), ('B-3', 'enviado'), ('B-4', 'entregue')) v (number, status)
      where o.order_number = v.number`)
  const change = async (args: Record<string, unknown>): Promise<Change> => {
    const { data, error } = await shop.admin.rpc('change_order_status', args)
    if (error) throw error
    return (data as Change[])[0] as Change
  }
  const cancelled = async () =>
    (
      await shop.backend.sql<{ order_number: string }>(
        `select order_number from public.orders where order_number = any ($1) and status = 'cancelado' order by 1`,
        [numbers],
      )
    ).map((row) => row.order_number)

  test.each([
    [{ search: 'b-' }, ['B-1', 'B-2', 'B-3', 'B-4']],
    [{ search: '#B-1, b-3' }, ['B-1', 'B-3']],
    [{ search: 'B-', status: 'pendente' }, ['B-1', 'B-2']],
    [{ search: 'B-', first_day: '2020-01-02', last_day: '2020-01-03' }, ['B-2', 'B-3']],
    [{ search: 'B-', status: null, first_day: null, last_day: '2020-01-01' }, ['B-1']],
    [{ search: 'B-%' }, []],
  ])('all under %j means what the list shows', async (filter, expected) => {
    await reset()
    const before = await shop.backend.sql("select count(*) from public.orders where status = 'cancelado'")
    const result = await change({ selection: { all: true, ...filter }, status: 'cancelado' })
    expect(result).toEqual({ matched: expected.length, changed: expected.length, failures: [] })
    expect(await cancelled()).toEqual(expected)
    await reset()
    expect(await shop.backend.sql("select count(*) from public.orders where status = 'cancelado'")).toEqual(before)
  })

  test('ids, and all except ids; those that have the status are not stamped again', async () => {
    await reset()
    expect(
      await change({ selection: { all: true, search: 'B-', except: [ids[0], ids[3]] }, status: 'enviado' }),
    ).toEqual({
      matched: 2,
      changed: 1,
      failures: [],
    })
    const [row] = await shop.backend.sql<{
      stamped: boolean
      earlier: boolean
    }>(`select b2.shipped_at = b2.updated_at as stamped,
      b3.updated_at < b2.updated_at as earlier
      from public.orders b2, public.orders b3 where b2.order_number = 'B-2' and b3.order_number = 'B-3'`)
    expect(row).toEqual({ stamped: true, earlier: true })
    expect(await change({ selection: { ids: [ids[0], ids[0]] }, status: 'cancelado' })).toMatchObject({ changed: 1 })
    expect(await change({ selection: { ids: [] }, status: 'cancelado' })).toEqual({
      matched: 0,
      changed: 0,
      failures: [],
    })
  })

  test('an order that is gone, and one that somebody else changed, are named and left alone; the rest changes', async () => {
    await reset()
    const gone = crypto.randomUUID()
    const seen = {
      [ids[0] ?? '']: 'pendente',
      [ids[1] ?? '']: 'pendente',
      [ids[2] ?? '']: 'processando',
      [gone]: 'pendente',
    }
    expect(await change({ selection: { ids: [...ids.slice(0, 3), gone] }, status: 'cancelado', seen })).toEqual({
      matched: 3,
      changed: 2,
      failures: [
        { id: ids[2], order_number: 'B-3', status: 'enviado' },
        { id: gone, order_number: null, status: null },
      ],
    })
    expect(await cancelled()).toEqual(['B-1', 'B-2'])
  })

  test('another number than the one that was confirmed changes nothing', async () => {
    await reset()
    const selection = { all: true, search: 'B-', status: 'pendente' }
    expect(await change({ selection, status: 'cancelado', expected: 3 })).toEqual({
      matched: 2,
      changed: 0,
      failures: [],
    })
    expect(await cancelled()).toEqual([])
    expect(await change({ selection, status: 'cancelado', expected: 2 })).toMatchObject({ matched: 2, changed: 2 })
  })

  describe('[ORD-06] with the snapshot of the counts that were seen', () => {
    const all = { selection: { all: true, search: 'B-' }, status: 'cancelado' }
    const snapshot = async () => {
      const { data } = await shop.admin.rpc('order_status_counts', { search: 'B-' })
      return (data as { snapshot: string }[])[0]?.snapshot
    }
    /** Sets the status of B-4 in a part of a transaction that can be undone; returns the transaction. */
    const changeInPart = async () => {
      const [row] = await shop.backend.sql<{ part: string; whole: string }>(`do $$ begin
          begin update public.orders set status = 'pendente' where order_number = 'B-4'; exception when others then raise; end;
        end $$;
        select xmin::text as part, status_changed_in::text as whole from public.orders where order_number = 'B-4'`)
      expect(Number(row?.part)).toBeGreaterThan(Number(row?.whole))
      return Number(row?.whole)
    }
    const left = { id: expect.any(String), order_number: 'B-4', status: 'pendente' }

    test('what was changed since is named and left alone, what was not changed is not', async () => {
      await reset()
      const seen = await snapshot()
      await shop.backend.sql(`update public.orders set notes = 'lido' where order_number = 'B-1'`)
      await shop.backend.sql(`update public.orders set status = 'pendente' where order_number = 'B-4'`)
      expect(await change({ ...all, snapshot: seen, expected: 4 })).toEqual({
        matched: 4,
        changed: 3,
        failures: [left],
      })
      expect(await cancelled()).toEqual(['B-1', 'B-2', 'B-3'])
      expect(await change({ ...all, snapshot: await snapshot() })).toEqual({ matched: 4, changed: 1, failures: [] })
    })

    test('a change that was under way when they were read, and was finished after, was not seen', async () => {
      await reset()
      const whole = await changeInPart()
      // Read while it was under way, by who came long after it had begun, and had read what it wrote last.
      const underWay = `${whole}:${whole + 1000}:${whole}`
      expect(await change({ ...all, snapshot: underWay })).toMatchObject({ failures: [left] })
      await reset()
      expect(await change({ ...all, snapshot: `${whole + 1000}:${whole + 1000}:` })).toMatchObject({ changed: 4 })
    })

    test('orders copied from another database, whose transactions have other numbers, were there before', async () => {
      await reset()
      await shop.backend.sql(`alter table public.orders disable trigger orders_stamp;
        update public.orders set status_changed_in = 4000000000000 where order_number = 'B-4';
        alter table public.orders enable trigger orders_stamp`)
      expect(await change({ ...all, snapshot: await snapshot() })).toMatchObject({ changed: 4, failures: [] })
    })

    test.each(['', 'x', '5:1:', '1:2', "1:1:'"])('%j is no snapshot: nothing changes', async (text) => {
      await reset()
      expect((await shop.admin.rpc('change_order_status', { ...all, snapshot: text })).error?.code).toBe('22P02')
      expect(await cancelled()).toEqual([])
    })
  })

  test('more than 10,000 at once are refused', async () => {
    await reset()
    await shop.backend.sql(
      `insert into public.orders (order_number) select 'MUITOS-' || n from generate_series(1, 10001) n`,
    )
    const { error } = await shop.admin.rpc('change_order_status', {
      selection: { all: true, search: 'MUITOS' },
      status: 'cancelado',
    })
    expect(error?.code).toBe('54000')
    expect(await cancelled()).toEqual([])
  })

  test.each([
    [null],
    [{}],
    [[]],
    [{ ids: null }],
    [{ ids: [null] }],
    [{ ids: ['1; delete from orders'] }],
    [{ ids: [], all: true }],
    [{ all: false }],
    [{ all: 'true' }],
    [{ search: 'B-' }],
    [{ all: true, serch: 'B-' }],
    [{ all: true, search: 5 }],
    [{ all: true, search: 'B-', status: 'shipped' }],
    [{ all: true, search: 'B-', except: null }],
    [{ all: true, search: 'B-', except: ['x'] }],
  ])('%j is no selection: refused, nothing changes', async (selection) => {
    await reset()
    const { error } = await shop.admin.rpc('change_order_status', { selection, status: 'cancelado' })
    expect(error?.code).toBe('22023')
    expect(await cancelled()).toEqual([])
  })

  test.each([[null], [''], ['shipped']])('%j is no status to set', async (status) => {
    const { error } = await shop.admin.rpc('change_order_status', { selection: { ids }, status })
    expect(error?.code).toBe('22023')
  })
})
