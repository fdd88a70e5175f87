import { signedIn } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'

const shop = sharedBackend()

const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> =>
  (await shop.sql<Row & object>(sql, values))[0] as Row
const orderWith = (columns: Record<string, unknown> = {}) => shop.insert('orders', { total: 1, ...columns })
const shipmentOf = (order_id: string, tracking_code: string | null = null, carrier: string | null = null) =>
  shop.insert('tracking_shipments', { order_id, tracking_code, carrier })
const codeOf = async (order: string) =>
  (await one<{ code: string | null }>('select tracking_code as code from public.orders where id = $1', [order])).code
const codesOf = (order: string) =>
  shop.column<string | null>(
    'select tracking_code as code from public.tracking_shipments where order_id = $1 order by created_at, id',
    [order],
  )
const stateOf = async (shipment: string) => {
  const row = await one<{ state: string; hours: number }>(
    `select state, round(extract(epoch from now() - moved_at) / 3600)::int as hours
     from public.tracking_shipments where id = $1`,
    [shipment],
  )
  return `${row.state} ${row.hours}`
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('[TRK-01] a shipment’s state follows one or many events and ignores a caller’s values', async () => {
  const [a, b] = [await shipmentOf(await orderWith()), await shipmentOf(await orderWith())]
  expect(await stateOf(a)).toBe('aguardando 0')
  await shop.sql(
    `insert into public.tracking_events (tracking_shipment_id, status, occurred_at, created_at) values
     ($1, 'em_transito', now() - interval '5 hours', now()), ($1, 'postado', now() - interval '9 hours', now()),
     ($2, 'postado', now() - interval '7 hours', now()), ($2, 'em_transito', now() - interval '7 hours', now() + interval '1 s')`,
    [a, b],
  )
  expect([await stateOf(a), await stateOf(b)]).toEqual(['em_transito 5', 'em_transito 7'])
  await shop.sql(
    `update public.tracking_events set tracking_shipment_id = $2, occurred_at = now() - interval '2 hours'
     where tracking_shipment_id = $1 and status = 'em_transito'`,
    [a, b],
  )
  expect([await stateOf(a), await stateOf(b)]).toEqual(['postado 9', 'em_transito 2'])
  await shop.admin
    .from('tracking_shipments')
    .update({ state: 'entregue', moved_at: hoursAgo(99) })
    .eq('id', a)
  expect(await stateOf(a)).toBe('postado 9')
  await shop.sql('delete from public.tracking_events where tracking_shipment_id in ($1, $2)', [a, b])
  expect([await stateOf(a), await stateOf(b)]).toEqual(['aguardando 0', 'aguardando 0'])
})

describe("the order's code is that of its newest shipment", () => {
  test('follows inserts, updates and deletes of shipments', async () => {
    const order = await orderWith()
    const first = await shipmentOf(order, ' aa 123456785\u200bbr ')
    expect(await codeOf(order)).toBe('AA123456785BR')
    await shop.sql(
      `insert into public.tracking_shipments (order_id, tracking_code, created_at) values
       ($1, 'OLDER', now() - interval '1 day'), ($1, ' ', now() + interval '1 day')`,
      [order],
    )
    expect([await codeOf(order), await codesOf(order)]).toEqual(['AA123456785BR', ['OLDER', 'AA123456785BR', null]])
    await shop.sql("update public.tracking_shipments set tracking_code = 'novo1' where id = $1", [first])
    expect(await codeOf(order)).toBe('NOVO1')
    await shop.sql('delete from public.tracking_shipments where id = $1', [first])
    expect(await codeOf(order)).toBe('OLDER')
    await shop.sql('delete from public.tracking_shipments where order_id = $1', [order])
    expect(await codeOf(order)).toBeNull()
  })

  test('written by another program becomes or corrects a shipment', async () => {
    const order = await orderWith({ tracking_code: ' shop-1 ' })
    expect([await codeOf(order), await codesOf(order)]).toEqual(['SHOP-1', ['SHOP-1']])
    const write = (code: string | null) => shop.admin.from('orders').update({ tracking_code: code }).eq('id', order)
    await write('shop-2')
    expect([await codeOf(order), await codesOf(order)]).toEqual(['SHOP-2', ['SHOP-2']])
    await shop.sql(
      "insert into public.tracking_events (tracking_shipment_id, status) select id, 'postado' from public.tracking_shipments where order_id = $1",
      [order],
    )
    await write('shop-3')
    expect(await codeOf(order)).toBe('SHOP-3')
    expect((await codesOf(order)).sort()).toEqual(['SHOP-2', 'SHOP-3'])
    await write(null)
    expect([await codeOf(order), await codesOf(order)]).toEqual([null, [null, null]])
    await shop.admin.from('orders').delete().eq('id', order)
    expect(await codesOf(order)).toEqual([])
  })
})

describe('[TRK-03] set_tracking_code', () => {
  const set = async (order_id: string, args: Record<string, unknown>) => {
    const { data, error } = await shop.admin.rpc('set_tracking_code', { order_id, ...args })
    if (error) return error.code
    const [row] = data as { result: string; stored_code: string | null; also_on: string | null }[]
    return `${row?.result} ${row?.stored_code}${row?.also_on ? ` ${row.also_on}` : ''}`
  }

  test('creates, corrects and removes a code and reports conflicts', async () => {
    const order = await orderWith()
    const correios = { tracking_code: 'aa123456785br', carrier: 'Correios' }
    expect(await set(order, correios)).toBe('saved AA123456785BR')
    expect(await set(order, correios)).toBe('unchanged AA123456785BR')
    expect(await set(order, { tracking_code: 'X-1234' })).toBe('conflict AA123456785BR')
    expect(await set(order, { tracking_code: 'X-1234', seen_code: 'AA123456785BR', seen_carrier: 'Loggi' })).toBe(
      'conflict AA123456785BR',
    )
    const seen = { seen_code: 'AA123456785BR', seen_carrier: 'Correios' }
    expect(await set(order, { tracking_code: 'X-1234', ...seen })).toBe('saved X-1234')
    expect(await set(order, { tracking_code: '', seen_code: 'X-1234' })).toBe('saved null')
    expect(await codesOf(order)).toEqual([])
    expect(await set(order, { tracking_code: '', seen_code: 'X-1234' })).toBe('unchanged null')
    expect(await set(order, { tracking_code: 'X-9999', seen_code: 'X-1234' })).toBe('conflict null')
  })

  test('writes to one of several shipments or a further one', async () => {
    const order = await orderWith()
    const first = await shipmentOf(order, 'FIRST-1')
    expect(await set(order, { tracking_code: 'SECOND-1', another: true })).toBe('saved SECOND-1')
    expect(await set(order, { tracking_code: 'SECOND-1', another: true })).toBe('unchanged SECOND-1')
    await shop.sql("insert into public.tracking_events (tracking_shipment_id, status) values ($1, 'postado')", [first])
    expect(await set(order, { tracking_code: 'FIRST-2', seen_code: 'FIRST-1', shipment_id: first })).toBe(
      'saved FIRST-2',
    )
    expect(await set(order, { tracking_code: '', seen_code: 'FIRST-2', shipment_id: first })).toBe('saved null')
    expect((await codesOf(order)).sort()).toEqual(['SECOND-1', null])
    const elsewhere = await orderWith({ order_number: 'TWICE-1' })
    expect(await set(elsewhere, { tracking_code: 'second-1', unless_shared: true })).toMatch(/^shared null LJ-/)
    expect(await codesOf(elsewhere)).toEqual([])
    expect(await set(elsewhere, { tracking_code: 'second-1' })).toMatch(/^saved SECOND-1 LJ-/)
    expect(await set(elsewhere, { tracking_code: 'FIRST-3', shipment_id: first })).toBe('gone null')
  })

  test('refuses another code, and reports a deleted order', async () => {
    const order = await orderWith()
    for (const tracking_code of ['abc', 'código-1', 'x'.repeat(61)])
      expect(await set(order, { tracking_code })).toBe('22023')
    expect(await set(crypto.randomUUID(), { tracking_code: 'X-1234' })).toBe('gone null')
  })

  test('[TRK-03] one of two concurrent codes of an order wins', async () => {
    const people = await Promise.all([signedIn(shop.backend, 'admin'), signedIn(shop.backend, 'admin')])
    for (let round = 0; round < 5; round += 1) {
      const order_id = await orderWith()
      const answers = await Promise.all(
        people.map((person, n) => person.rpc('set_tracking_code', { order_id, tracking_code: `RACE-${n}` })),
      )
      const rows = answers.map(({ data }) => (data as { result: string; stored_code: string }[])[0])
      expect(rows.map((row) => row?.result).sort()).toEqual(['conflict', 'saved'])
      expect(new Set(rows.map((row) => row?.stored_code)).size).toBe(1)
      expect(await codesOf(order_id)).toEqual([rows[0]?.stored_code])
    }
  })
})

describe('[SHIP-01] ship_order', () => {
  interface Answer {
    result: string
    order_status: string | null
    stored_code: string | null
    stored_carrier: string | null
    also_on: string | null
  }
  const ship = async (order_id: string, args: Record<string, unknown>, person = shop.admin) => {
    const { data, error } = await person.rpc('ship_order', { order_id, seen_status: 'pendente', ...args })
    if (error) return error.code
    const [row] = data as Answer[]
    return [row?.result, row?.order_status, row?.stored_code, row?.stored_carrier, row?.also_on].join(' ').trim()
  }
  const orderOf = (id: string) =>
    one<{ status: string; tracking_code: string | null; version: number; shipped: boolean }>(
      'select status, tracking_code, version, shipped_at is not null as shipped from public.orders where id = $1',
      [id],
    )
  const correios = { tracking_code: 'aa123456785br', carrier: 'Correios' }

  test('writes code and status once, however often it is repeated', async () => {
    const order = await orderWith()
    expect(await ship(order, correios)).toBe('saved enviado AA123456785BR Correios')
    const stored = await orderOf(order)
    expect(stored).toEqual({ status: 'enviado', tracking_code: 'AA123456785BR', version: 2, shipped: true })
    expect(await ship(order, correios)).toBe('unchanged enviado AA123456785BR Correios')
    expect([await orderOf(order), await codesOf(order)]).toEqual([stored, ['AA123456785BR']])
  })

  test('[UNDO-02] records the status, which can be undone, and leaves the code', async () => {
    const order = await orderWith({ status: 'processando', order_number: 'SHIP-UNDO' })
    const args = { order_id: order, tracking_code: 'UNDO-0001', seen_status: 'processando' }
    const { data: answers } = await shop.admin.rpc('ship_order', args)
    const { data: changes } = await shop.admin.rpc('list_changes', { page_size: 1 })
    const [change] = changes as { id: string; first_names: string[] }[]
    expect(change?.first_names).toEqual(['SHIP-UNDO'])
    expect(answers).toMatchObject([{ result: 'saved', change_id: change?.id }])
    const { data: again } = await shop.admin.rpc('ship_order', args)
    expect(again).toMatchObject([{ result: 'unchanged', change_id: null }])
    expect((await shop.admin.rpc('undo_change', { change_id: change?.id })).data).toMatchObject([{ restored: 1 }])
    expect(await orderOf(order)).toMatchObject({
      ...{ status: 'processando', tracking_code: 'UNDO-0001', shipped: false },
    })
  })

  test('adds a further parcel once, and names another order with the code', async () => {
    const order = await orderWith({ order_number: 'SHIP-1' })
    await ship(order, { tracking_code: 'FIRST-9' })
    const second = { tracking_code: 'SECOND-9', another: true, seen_status: 'enviado' }
    expect(await ship(order, second)).toBe('saved enviado SECOND-9')
    expect(await ship(order, second)).toBe('unchanged enviado SECOND-9')
    expect((await codesOf(order)).sort()).toEqual(['FIRST-9', 'SECOND-9'])
    const elsewhere = await orderWith()
    const shared = { tracking_code: 'SECOND-9', unless_shared: true }
    expect(await ship(elsewhere, shared)).toBe('shared pendente   SHIP-1')
    expect(await ship(elsewhere, { ...shared, unless_shared: false })).toBe('saved enviado SECOND-9  SHIP-1')
    expect(await ship(elsewhere, { ...shared, seen_status: 'enviado' })).toBe('unchanged enviado SECOND-9  SHIP-1')
    await shop.sql("update public.orders set status = 'processando' where id = $1", [elsewhere])
    const again = { ...shared, seen_status: 'processando', seen_code: 'SECOND-9' }
    expect(await ship(elsewhere, again)).toBe('shared processando SECOND-9  SHIP-1')
    expect((await orderOf(elsewhere)).status).toBe('processando')
  })

  test('changes nothing when another session wrote a status and a code', async () => {
    const order = await orderWith()
    await shipmentOf(order, 'OLD-0001', 'Loggi')
    await shop.sql("update public.orders set status = 'cancelado' where id = $1", [order])
    const before = await orderOf(order)
    expect(await ship(order, { tracking_code: 'MINE-001' })).toBe('conflict cancelado OLD-0001 Loggi')
    expect([await orderOf(order), await codesOf(order)]).toEqual([before, ['OLD-0001']])
  })

  test('replaces the seen code, and ships an order seen as cancelled', async () => {
    const first = { tracking_code: 'PN123456785BR', carrier: 'Correios' }
    const order = await orderWith({ status: 'cancelado' })
    await shipmentOf(order, null, 'Loggi')
    const seen = { seen_status: 'cancelado', seen_carrier: 'Loggi' }
    expect(await ship(order, { ...first, ...seen })).toBe('saved enviado PN123456785BR Correios')
    const replaced = { tracking_code: 'NEW-0001', seen_code: 'PN123456785BR', seen_carrier: 'Correios' }
    expect(await ship(order, { ...replaced, seen_status: 'enviado' })).toBe('saved enviado NEW-0001')
    expect(await codesOf(order)).toEqual(['NEW-0001'])
  })

  test('refuses an empty code and leaves the status, and reports a deleted order', async () => {
    const order = await orderWith()
    expect(await ship(order, { tracking_code: '' })).toBe('22023')
    expect((await orderOf(order)).status).toBeNull()
    expect(await ship(crypto.randomUUID(), correios)).toBe('gone')
  })

  test('lets one of two concurrent sessions win', async () => {
    const people = await Promise.all([signedIn(shop.backend, 'admin'), signedIn(shop.backend, 'admin')])
    const order = await orderWith()
    const answers = await Promise.all(people.map((person, n) => ship(order, { tracking_code: `BOTH-${n}` }, person)))
    const [code] = await codesOf(order)
    expect(answers.sort()).toEqual([`conflict enviado ${code}`, `saved enviado ${code}`])
  })
})

describe('[TRK-02] an event', () => {
  const save = async (args: Record<string, unknown>) => {
    const { data, error } = await shop.admin.rpc('save_tracking_event', args)
    if (error) return error.code
    const [row] = data as { result: string; version: number | null; is_newest: boolean }[]
    return `${row?.result} ${row?.version}${row?.is_newest ? ' newest' : ''}`
  }
  const remove = async (event_id: string, seen: number) =>
    (await shop.admin.rpc('delete_tracking_event', { event_id, seen })).data

  test('is added once when repeated, changed by version, and removed', async () => {
    const shipment = await shipmentOf(await orderWith())
    const [posted, delivered] = [crypto.randomUUID(), crypto.randomUUID()]
    const post = {
      event_id: posted,
      shipment_id: shipment,
      status: 'postado',
      occurred_at: hoursAgo(5),
      location: ' Natal ',
    }
    expect([await save(post), await save(post)]).toEqual(['saved 1 newest', 'saved 1 newest'])
    expect(await save({ ...post, location: 'Olinda' })).toBe('conflict 1 newest')
    const deliver = { event_id: delivered, shipment_id: shipment, status: 'entregue', occurred_at: hoursAgo(1) }
    expect(await save(deliver)).toBe('saved 1 newest')
    expect(await stateOf(shipment)).toBe('entregue 1')
    const correction = { ...post, location: 'Olinda', seen: 1 }
    expect([await save(correction), await save(correction)]).toEqual(['saved 2', 'saved 2'])
    expect(await save({ ...post, location: 'Recife', seen: 1 })).toBe('conflict 2')
    expect(await remove(posted, 1)).toBe('conflict')
    expect([await remove(posted, 2), await remove(posted, 2)]).toEqual(['deleted', 'deleted'])
    expect(await save({ ...post, seen: 2 })).toBe('gone null')
    expect(await remove(delivered, 1)).toBe('deleted')
    expect(await stateOf(shipment)).toBe('aguardando 0')
    await shop.sql('delete from public.tracking_shipments where id = $1', [shipment])
    expect(await save({ ...post, event_id: crypto.randomUUID() })).toBe('gone null')
  })

  test('changed by two sessions reports a conflict to the second', async () => {
    const shipment = await shipmentOf(await orderWith())
    const event = { event_id: crypto.randomUUID(), shipment_id: shipment, status: 'postado', occurred_at: hoursAgo(5) }
    await save(event)
    const changed = await Promise.all(['Natal', 'Olinda'].map((location) => save({ ...event, location, seen: 1 })))
    expect(changed.sort()).toEqual(['conflict 2 newest', 'saved 2 newest'])
  })

  test.each([
    [{ occurred_at: null }, '22023'],
    [{ occurred_at: hoursAgo(-2) }, '22023'],
    [{ occurred_at: '1999-12-31T00:00:00Z' }, '22023'],
    [{ location: 'x'.repeat(121) }, '22023'],
    [{ description: 'x'.repeat(501) }, '22023'],
    [{ status: 'perdido' }, '23514'],
    [{ event_id: null }, '22023'],
  ])('%j is refused', async (change, code) => {
    const shipment_id = await shipmentOf(await orderWith())
    const event = { event_id: crypto.randomUUID(), shipment_id, status: 'postado', occurred_at: hoursAgo(1) }
    expect(await save({ ...event, ...change })).toBe(code)
  })
})
