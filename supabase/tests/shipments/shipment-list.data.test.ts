import { signedIn } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop

async function rpc<Row>(name: string, args: Record<string, unknown>): Promise<Row[]> {
  const { data, error } = await shop.admin.rpc(name, args)
  if (error) throw new Error(error.code)
  return data as Row[]
}

describe('[TRK-01] the list of shipments', () => {
  const DEMO = `from public.tracking_shipments s join public.orders o on o.id = s.order_id`
  const ids = async (where: string, order = 'desc') =>
    (await sql<{ id: string }>(`select s.id ${DEMO} where ${where} order by s.moved_at ${order}, s.id ${order}`)).map(
      ({ id }) => id,
    )
  const listed = async (filter: Record<string, unknown>, page: Record<string, unknown> = {}) =>
    (await rpc<{ id: string }>('list_shipments', { filter, page_size: 100, ...page })).map(({ id }) => id)
  const counted = async (filter: Record<string, unknown>) =>
    Object.fromEntries(
      (await rpc<{ shipment_state: string; shipment_count: number }>('shipment_counts', { filter })).map((row) => [
        row.shipment_state,
        row.shipment_count,
      ]),
    )

  test.each<[args: Record<string, unknown>, where: string]>([
    [{ state: 'problema' }, "s.state = 'problema'"],
    [{ carrier: 'Expresso Ipê', state: null }, "s.carrier = 'Expresso Ipê'"],
    [{ stalled_days: 7 }, "s.state <> 'entregue' and s.moved_at < now() - interval '7 days'"],
    [{ search: '#00041, lj-2026-000100' }, "o.order_number ~ '00041' or o.order_number = 'LJ-2026-000100'"],
    [{ search: '  ipe-000  ' }, "s.tracking_code like '%IPE-000%'"],
    [{ search: '%' }, 'false'],
    [{ search: 'sl_' }, 'false'],
    [
      { search: '00012', state: 'entregue', carrier: 'Correios' },
      "o.order_number ~ '00012' and s.state = 'entregue' and s.carrier = 'Correios'",
    ],
  ])('finds and counts %j', async (args, where) => {
    const wanted = await ids(where)
    expect((await listed(args)).slice(0, 100)).toEqual(wanted.slice(0, 100))
    expect(await listed(args, { sort: 'moved_asc', page_size: 5, page_offset: 2 })).toEqual(
      (await ids(where, 'asc')).slice(2, 7),
    )
    const { state, ...rest } = args
    const { sem_codigo: _, ...counts } = await counted(rest)
    const inState = state ? counts[String(state)] : Object.values(counts).reduce((sum, n) => sum + n, 0)
    expect(inState).toBe(wanted.length)
  })

  test('matches many codes and numbers whole', async () => {
    const rows = await sql<{ code: string; number: string; id: string }>(
      `select s.tracking_code as code, o.order_number as number, s.id ${DEMO} order by s.id limit 24`,
    )
    const search = rows.map(({ code, number }, n) => (n % 2 ? code.toLowerCase() : number)).join('\n')
    expect((await listed({ search })).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(await listed({ search: rows.map(({ code }) => code.slice(0, -1)).join(' ') })).toEqual([])
  })

  test('returns the order and the newest event of a row', async () => {
    const [row] = await rpc<Record<string, unknown>>('list_shipments', { filter: { state: 'problema' }, page_size: 1 })
    const [truth] = await sql(
      `select s.id, s.order_id, o.order_number, o.status as order_status, s.carrier as shipment_carrier, s.tracking_code,
         'problema' as shipment_state, e.description as event_description, e.location as event_location
       ${DEMO} join public.tracking_events e on e.tracking_shipment_id = s.id and e.occurred_at = s.moved_at
       where s.id = $1`,
      [row?.id],
    )
    expect(row).toMatchObject(truth ?? {})
  })

  test('returns distinct carriers and refuses invalid filters and pages', async () => {
    expect(await rpc('shipment_carriers', {})).toEqual(['Correios', 'Expresso Ipê', 'Rota Azul'])
    for (const filter of [
      { state: 'perdido' },
      { stalled_days: 0 },
      { stalled_days: 3651 },
      { stalled_days: 1.5 },
      { stage: 'entregue' },
    ])
      await expect(listed(filter)).rejects.toThrow('22023')
    for (const page of [{ sort: 'x' }, { page_size: 0 }, { page_size: 101 }, { page_offset: -1 }])
      await expect(listed({}, page)).rejects.toThrow('22023')
    await expect(rpc('shipment_counts', { filter: { stalled_days: -1 } })).rejects.toThrow('22023')
    await expect(rpc('list_orders_without_code', { page_size: 0 })).rejects.toThrow('22023')
  })

  test('[TRK-05] orders without a code are sorted and counted', async () => {
    const WITHOUT = "status = 'enviado' and tracking_code is null"
    const numbers = await shop.column<string>(
      `select order_number as n from public.orders where ${WITHOUT} order by shipped_at desc`,
    )
    const list = async (args: Record<string, unknown>) =>
      (await rpc<{ order_number: string }>('list_orders_without_code', args)).map((row) => row.order_number)
    expect(numbers.length).toBeGreaterThan(2)
    expect(await list({})).toEqual(numbers)
    expect(await list({ sort: 'moved_asc', page_size: 2, page_offset: 1 })).toEqual([...numbers].reverse().slice(1, 3))
    expect(await list({ filter: { search: numbers[1] } })).toEqual([numbers[1]])
    expect((await counted({})).sem_codigo).toBe(numbers.length)
    expect((await counted({ search: numbers[1] })).sem_codigo).toBe(1)
    expect(await list({ filter: { stalled_days: 3650 } })).toEqual([])
    const { data } = await shop.admin.rpc('dashboard_summary').single<{ orders_without_code: number }>()
    expect(data?.orders_without_code).toBe(numbers.length)
  })
})

describe('[TRK-04] many codes at once', () => {
  interface Applied {
    result: string
    stored_code: string | null
    order_number: string | null
    order_status: string | null
    sent: boolean
  }
  let ids: string[] = []
  beforeAll(async () => {
    const rows =
      await shop.column<string>(`insert into public.orders (order_number, status, tracking_code) values ('LOTE-2026-900001', 'pendente', null),
        ('LOTE-2026-900002', 'processando', 'HAS-0002'), ('LOTE-2026-900003', 'entregue', null),
        ('LOTE-2026-900004', 'cancelado', null), ('OUTRO-900004', 'pendente', null), ('900001', 'pendente', null) returning id`)
    ids = rows
  })
  const line = (index: number, code: string, seen_code: string | null = null) => ({
    order_id: ids[index],
    code,
    seen_code,
  })
  const apply = async (lines: unknown[], set_sent = false) =>
    (await rpc<Applied>('apply_tracking_codes', { lines, set_sent })).map(
      ({ result, stored_code, order_status, sent }) => `${result} ${stored_code} ${order_status}${sent ? ' sent' : ''}`,
    )

  test('are previewed line by line', async () => {
    const preview = await rpc<Record<string, unknown>>('preview_tracking_codes', {
      lines: [
        { order: ' lote-2026-900001', code: 'has-0002' },
        { order: '#900002', code: 'new-0002' },
        { order: '900003', code: 'new-0003' },
        { order: '900004', code: 'new-0004' },
        { order: '900001', code: 'new-0001' },
        { order: '77777777', code: 'new-0005' },
        { order: '%', code: 'new-0006' },
        { order: '7', code: 'new-0007' },
      ],
    })
    expect(
      preview.map((row) => [row.line, row.found, row.order_number, row.order_status, row.current_code, row.also_on]),
    ).toEqual([
      [0, 1, 'LOTE-2026-900001', 'pendente', null, 'LOTE-2026-900002'],
      [1, 1, 'LOTE-2026-900002', 'processando', 'HAS-0002', null],
      [2, 1, 'LOTE-2026-900003', 'entregue', null, null],
      [3, 2, null, null, null, null],
      [4, 1, '900001', 'pendente', null, null],
      [5, 0, null, null, null, null],
      [6, 0, null, null, null, null],
      [7, 1, 'LJ-2026-000007', expect.any(String), expect.anything(), null],
    ])
  })

  test('are written if unchanged since the preview, with the result of each line', async () => {
    const lines = [
      line(0, 'n-0001'),
      line(1, 'n-0002'),
      line(2, 'n-0003'),
      line(3, 'n-0004'),
      { order_id: crypto.randomUUID(), code: 'n-0005' },
    ]
    const expected = (sent: string) => [
      `${sent ? 'saved' : 'unchanged'} N-0001 enviado${sent}`,
      'conflict HAS-0002 processando',
      `${sent ? 'saved' : 'unchanged'} N-0003 entregue`,
      `${sent ? 'saved' : 'unchanged'} N-0004 cancelado`,
      'gone null null',
    ]
    expect(await apply(lines, true)).toEqual(expected(' sent'))
    expect(await apply(lines, true)).toEqual(expected(''))
    expect(await apply([line(1, 'n-0002', 'HAS-0002')])).toEqual(['saved N-0002 processando'])
  })

  test('[UNDO-02] are recorded as one change of the status, which can be undone, and stay', async () => {
    const made = await sql<{ id: string }>(
      `insert into public.orders (order_number, status) values ('LOTE-2026-910001', 'pendente'),
        ('LOTE-2026-910002', 'processando'), ('LOTE-2026-910003', 'cancelado') returning id`,
    )
    await apply(
      made.map(({ id }, n) => ({ order_id: id, code: `UNDO-910${n}` })),
      true,
    )
    const [change] = await rpc<{ id: string; object_count: number }>('list_changes', { page_size: 1 })
    expect(change).toMatchObject({ object_count: 2, arguments: { status: 'enviado' } })
    expect(await rpc('undo_change', { change_id: change?.id })).toMatchObject([
      { restored: 2, skipped: [], adjusted: [] },
    ])
    expect(
      await sql('select status, tracking_code as code from public.orders where id = any ($1) order by order_number', [
        made.map(({ id }) => id),
      ]),
    ).toEqual([
      { status: 'pendente', code: 'UNDO-9100' },
      { status: 'processando', code: 'UNDO-9101' },
      { status: 'cancelado', code: 'UNDO-9102' },
    ])
  })

  test.each<[what: string, lines: (given: string[]) => unknown]>([
    ['no line', () => []],
    [
      'more than a thousand',
      () => Array.from({ length: 1001 }, () => ({ order_id: crypto.randomUUID(), code: 'X-1234' })),
    ],
    [
      'an order twice',
      ([id]) => [
        { order_id: id, code: 'X-1234' },
        { order_id: id, code: 'X-1235' },
      ],
    ],
    [
      'a code of no carrier, after one that is',
      ([id, other]) => [
        { order_id: id, code: 'OK-12345' },
        { order_id: other, code: 'é' },
      ],
    ],
  ])('with %s are refused', async (_, lines) => {
    const before = await sql("select md5(string_agg(s::text, '' order by id)) from public.tracking_shipments s")
    await expect(rpc('apply_tracking_codes', { lines: lines(ids) })).rejects.toThrow('22023')
    expect(await sql("select md5(string_agg(s::text, '' order by id)) from public.tracking_shipments s")).toEqual(
      before,
    )
  })

  test('sent concurrently in another order have one winner per line', async () => {
    const rows = await sql<{ id: string }>(
      "insert into public.orders (order_number, status) select 'MIL-' || n, 'processando' from generate_series(1, 1000) as n returning id",
    )
    const people = await Promise.all([signedIn(shop.backend, 'admin'), signedIn(shop.backend, 'admin')])
    const listOf = (who: number) => rows.map(({ id }, n) => ({ order_id: id, code: `P${who}-${n + 1000}` }))
    const answers = await Promise.all(
      people.map((person, who) => {
        const lines = who === 0 ? listOf(who) : listOf(who).reverse()
        return person.rpc('apply_tracking_codes', { lines, set_sent: true })
      }),
    )
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    const results = answers.map(({ data }) => new Set((data as Applied[]).map(({ result }) => result)))
    expect(results.map((set) => [...set])).toContainEqual(['saved'])
    expect(results.map((set) => [...set])).toContainEqual(['conflict'])
    const [stored] = await sql<{ codes: number; sent: number }>(
      `select count(distinct tracking_code)::int as codes, count(*) filter (where status = 'enviado')::int as sent
       from public.orders where order_number like 'MIL-%'`,
    )
    expect(stored).toEqual({ codes: 1000, sent: 1000 })
  })
})
