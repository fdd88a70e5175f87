import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()

test('[ORD-05] set_order_status of an order that was deleted changes and records nothing', async () => {
  const args = { order_id: crypto.randomUUID(), seen: 'pendente', status: 'enviado' }
  const { data, error } = await shop.admin.rpc('set_order_status', args)
  expect([data, error]).toEqual([[], null])
  expect(await shop.sql('select 1 from private.changes where null = any (object_ids) is not false')).toEqual([])
})

describe('change_order_status', () => {
  interface Change {
    matched: number
    changed: number
    failures: { id: string; name: string | null; status: string | null }[]
  }
  let ids: string[]
  const numbers = ['B-1', 'B-2', 'B-3', 'B-4']
  beforeAll(async () => {
    ids = await shop.column<string>(`insert into public.orders (order_number, status, created_at) values
      ('B-1', 'pendente', '2020-01-01T12:00Z'), ('B-2', null, '2020-01-02T12:00Z'),
      ('B-3', 'enviado', '2020-01-03T12:00Z'), ('B-4', 'entregue', '2020-01-04T12:00Z') returning id`)
  })
  const reset = () =>
    shop.sql(`update public.orders o set status = v.status
      from (values ('B-1', 'pendente'), ('B-2', null), ('B-3', 'enviado'), ('B-4', 'entregue')) v (number, status)
      where o.order_number = v.number`)
  const change = async (args: Record<string, unknown>): Promise<Change> => {
    const data = await shop.call<Change[]>('change_order_status', args)
    const { matched, changed, failures } = data[0] as Change
    return { matched, changed, failures }
  }
  const cancelled = () =>
    shop.column<string>(
      `select order_number from public.orders where order_number = any ($1) and status = 'cancelado' order by 1`,
      [numbers],
    )

  test.each([
    [{ search: 'b-' }, ['B-1', 'B-2', 'B-3', 'B-4']],
    [{ search: 'B-', status: 'pendente' }, ['B-1', 'B-2']],
    [{ search: 'B-', first_day: '2020-01-02', last_day: '2020-01-03' }, ['B-2', 'B-3']],
  ])('changes the listed orders under %j', async (filter, expected) => {
    await reset()
    const before = await shop.sql("select count(*) from public.orders where status = 'cancelado'")
    const result = await change({ selection: { filter }, status: 'cancelado' })
    expect(result).toEqual({ matched: expected.length, changed: expected.length, failures: [] })
    expect(await cancelled()).toEqual(expected)
    await reset()
    expect(await shop.sql("select count(*) from public.orders where status = 'cancelado'")).toEqual(before)
  })

  test('does not stamp orders that have the status', async () => {
    await reset()
    expect(
      await change({ selection: { filter: { search: 'B-' }, except: [ids[0], ids[3]] }, status: 'enviado' }),
    ).toEqual({
      matched: 2,
      changed: 1,
      failures: [],
    })
    const [row] = await shop.sql<{
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

  test('skips and names deleted and changed orders', async () => {
    await reset()
    const gone = crypto.randomUUID()
    const [first, second, third] = await shop.sql<{ version: number }>(
      `select version from public.orders where order_number like 'B-_' order by order_number`,
    )
    const versions = [first?.version, second?.version, (third?.version ?? 0) - 1, 1]
    const seen = Object.fromEntries([...ids.slice(0, 3), gone].map((id, index) => [id, versions[index]]))
    expect(await change({ selection: { ids: [...ids.slice(0, 3), gone] }, status: 'cancelado', seen })).toEqual({
      matched: 3,
      changed: 2,
      failures: [
        { id: ids[2], name: 'B-3', reason: 'changed', status: 'enviado' },
        { id: gone, name: null, reason: 'deleted', status: null },
      ],
    })
    expect(await cancelled()).toEqual(['B-1', 'B-2'])
  })

  test('with another count than confirmed changes nothing', async () => {
    await reset()
    const selection = { filter: { search: 'B-', status: 'pendente' } }
    expect(await change({ selection, status: 'cancelado', expected: 3 })).toEqual({
      matched: 2,
      changed: 0,
      failures: [],
    })
    expect(await cancelled()).toEqual([])
    expect(await change({ selection, status: 'cancelado', expected: 2 })).toMatchObject({ matched: 2, changed: 2 })
  })

  describe('[ORD-06] with a snapshot', () => {
    const all = { selection: { filter: { search: 'B-' } }, status: 'cancelado' }
    const snapshot = async () => {
      const { data } = await shop.admin.rpc('order_status_counts', { filter: { search: 'B-' } })
      return (data as { snapshot: string }[])[0]?.snapshot
    }
    const changeInPart = async () => {
      const [row] = await shop.sql<{ part: string; whole: string }>(`do $$ begin
          begin update public.orders set status = 'pendente' where order_number = 'B-4'; exception when others then raise; end;
        end $$;
        select xmin::text as part, changed_in::text as whole from public.orders where order_number = 'B-4'`)
      expect(Number(row?.part)).toBeGreaterThan(Number(row?.whole))
      return Number(row?.whole)
    }
    const left = { id: expect.any(String), name: 'B-4', reason: 'changed', status: 'pendente' }

    test('skips and names orders changed since', async () => {
      await reset()
      const seen = await snapshot()
      await shop.sql(`update public.orders set notes = 'lido' where order_number = 'B-1'`)
      await shop.sql(`update public.orders set status = 'pendente' where order_number = 'B-4'`)
      expect(await change({ ...all, snapshot: seen, expected: 4 })).toEqual({
        matched: 4,
        changed: 3,
        failures: [left],
      })
      expect(await cancelled()).toEqual(['B-1', 'B-2', 'B-3'])
      expect(await change({ ...all, snapshot: await snapshot() })).toEqual({ matched: 4, changed: 1, failures: [] })
    })

    test('skips a change that was running when the counts were read', async () => {
      await reset()
      const whole = await changeInPart()
      const underWay = `${whole}:${whole + 1000}:${whole}`
      expect(await change({ ...all, snapshot: underWay })).toMatchObject({ failures: [left] })
      await reset()
      expect(await change({ ...all, snapshot: `${whole + 1000}:${whole + 1000}:` })).toMatchObject({ changed: 4 })
    })

    test('treats orders copied from another database as seen', async () => {
      await reset()
      await shop.sql(`alter table public.orders disable trigger orders_stamp;
        update public.orders set changed_in = 4000000000000 where order_number = 'B-4';
        alter table public.orders enable trigger orders_stamp`)
      expect(await change({ ...all, snapshot: await snapshot() })).toMatchObject({ changed: 4, failures: [] })
    })

    test.each(['', 'x', '5:1:', '1:2', "1:1:'"])('refuses the snapshot %j', async (text) => {
      await reset()
      expect((await shop.admin.rpc('change_order_status', { ...all, snapshot: text })).error?.code).toBe('22P02')
      expect(await cancelled()).toEqual([])
    })
  })

  test('refuses more than 10,000 orders', async () => {
    await reset()
    await shop.sql(`begin; set local session_replication_role = replica;
      insert into public.orders (order_number, created_at) select 'MUITOS-' || n, '2010-01-01' from generate_series(1, 10001) n;
      commit`)
    const { error } = await shop.admin.rpc('change_order_status', {
      selection: { filter: { last_day: '2010-12-31' } },
      status: 'cancelado',
    })
    expect(error?.code).toBe('54000')
    expect(await cancelled()).toEqual([])
  })

  test.each([
    [null],
    [{ ids: [null] }],
    [{ ids: [], filter: {} }],
    [{ filter: null }],
    [{ filter: { serch: 'B-' } }],
    [{ filter: { search: 'B-', first_day: 'today' } }],
    [{ filter: { search: 'B-' }, except: ['x'] }],
  ])('refuses the selection %j', async (selection) => {
    await reset()
    const { error } = await shop.admin.rpc('change_order_status', { selection, status: 'cancelado' })
    expect(error?.code).toBe('22023')
    expect(await cancelled()).toEqual([])
  })

  test.each([[null], [''], ['shipped']])('refuses the status %j', async (status) => {
    const bulk = await shop.admin.rpc('change_order_status', { selection: { ids }, status })
    const one = await shop.admin.rpc('set_order_status', { order_id: ids[0], seen: 'pendente', status })
    expect([bulk.error?.code, one.error?.code]).toEqual(['22023', '22023'])
  })
})
