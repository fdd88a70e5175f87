import type { OrderListParams } from '@loja/domain'
import type { RunningBackend } from '@loja/local-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOrdersByStatus, deleteOrder, listOrders, updateOrderStatus } from './orders'
import { becomes, startPlatform } from './test-support'

let backend: RunningBackend
const ABSENT_ID = '00000000-0000-4000-8000-000000000000'
const params = (overrides: Partial<OrderListParams> = {}) => ({ search: '', status: null, page: 1, ...overrides })

beforeAll(async () => {
  backend = await startPlatform()
})
afterAll(() => backend?.close())

interface StoredOrder {
  id: string
  status: string | null
  shipped_at: string | null
  delivered_at: string | null
  updated_at: string
}

async function stored(id: string): Promise<StoredOrder | undefined> {
  const [row] = await backend.sql<StoredOrder>('select * from public.orders where id = $1', [id])
  return row
}

async function scalar(sql: string, values: unknown[] = []): Promise<number> {
  const [row] = await backend.sql<{ n: number }>(sql, values)
  return row?.n ?? Number.NaN
}

async function firstId(page: number): Promise<string> {
  const { rows } = await listOrders(params({ page }))
  return rows[0]?.id ?? ''
}

describe('an administrator', () => {
  beforeAll(() => becomes('admin'))

  test('[ORD-03] [ORD-11] reads every order exactly once over the pages, newest first', async () => {
    const seen: string[] = []
    let newest = '9999'
    for (let page = 1; page <= 21; page += 1) {
      const { rows, total } = await listOrders(params({ page }))
      expect(total).toBe(420)
      for (const row of rows) {
        expect(row.created_at <= newest).toBe(true)
        newest = row.created_at
        seen.push(row.id)
      }
    }
    expect(seen).toHaveLength(420)
    expect(new Set(seen).size).toBe(420)
  })

  test('[ORD-11] a page after the last has no rows and the true total', async () => {
    expect(await listOrders(params({ page: 22 }))).toEqual({ rows: [], total: 420 })
    expect(await listOrders(params({ page: 22, search: 'nada' }))).toEqual({ rows: [], total: 0 })
  })

  test.each(['%', '_', '\\', '"', "'", ',', '(', ')', '.', 'nada'])(
    '[ORD-02] the search %j is literal',
    async (search) => {
      expect(await listOrders(params({ search }))).toEqual({ rows: [], total: 0 })
    },
  )

  test('[ORD-02] finds by part of the number, without regard to case', async () => {
    const { rows, total } = await listOrders(params({ search: 'lj-2026-00041' }))
    expect(total).toBe(10)
    for (const row of rows) expect(row.order_number).toContain('LJ-2026-00041')
  })

  test('[ORD-01] [ORD-05] the cards are exact; an order without a status counts and is found as pendente', async () => {
    const counts = await countOrdersByStatus()
    const truth = (where: string) => scalar(`select count(*)::int as n from public.orders where ${where}`)
    expect(counts).toEqual({
      total: await truth('true'),
      pendente: await truth("status = 'pendente' or status is null"),
      processando: await truth("status = 'processando'"),
      entregue: await truth("status = 'entregue'"),
    })
    expect(await truth('status is null')).toBeGreaterThan(0)
    expect((await listOrders(params({ status: 'pendente' }))).total).toBe(counts.pendente)
  })

  test("[ORD-06] enviado and entregue are stamped by the database's clock, and updated_at always", async () => {
    const id = await firstId(3)
    await updateOrderStatus(id, 'pendente')
    await updateOrderStatus(id, 'enviado')
    const sent = await stored(id)
    const ageS = await scalar(
      'select extract(epoch from now() - shipped_at)::float8 as n from public.orders where id = $1',
      [id],
    )
    expect(sent?.status).toBe('enviado')
    expect(ageS).toBeGreaterThanOrEqual(0)
    expect(ageS).toBeLessThan(60)
    expect(sent?.updated_at).toBe(sent?.shipped_at)
    await updateOrderStatus(id, 'entregue')
    const delivered = await stored(id)
    expect(delivered?.delivered_at).toBe(delivered?.updated_at)
    expect(delivered?.shipped_at).toBe(sent?.shipped_at)
  })

  test('[ORD-06] an order that is gone is not-found, and an id that is none is invalid', async () => {
    await expect(updateOrderStatus(ABSENT_ID, 'enviado')).rejects.toMatchObject({ code: 'not-found' })
    await expect(updateOrderStatus('x', 'enviado')).rejects.toMatchObject({ code: 'invalid' })
  })

  test('[ORD-09] deletion takes items, shipments and events along, and nothing else', async () => {
    const [order] = await backend.sql<{ id: string }>(`
      select o.id from public.orders o
      join public.tracking_shipments s on s.order_id = o.id
      join public.tracking_events e on e.tracking_shipment_id = s.id limit 1`)
    const id = order?.id ?? ''
    const tables = ['orders', 'order_items', 'tracking_shipments', 'tracking_events']
    const count = () => Promise.all(tables.map((table) => scalar(`select count(*)::int as n from public.${table}`)))
    const below = await Promise.all([
      1,
      scalar('select count(*)::int as n from public.order_items where order_id = $1', [id]),
      scalar('select count(*)::int as n from public.tracking_shipments where order_id = $1', [id]),
      scalar(
        'select count(*)::int as n from public.tracking_events e join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = $1',
        [id],
      ),
    ])
    const before = await count()
    await deleteOrder(id)
    expect(await count()).toEqual(before.map((rows, index) => rows - (below[index] ?? 0)))
    await expect(deleteOrder(id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('[AUTH-07] a customer', () => {
  test('sees no order, and neither changes nor deletes one', async () => {
    await becomes('admin')
    const id = await firstId(1)
    const before = await stored(id)
    await becomes('customer')
    expect(await listOrders(params())).toEqual({ rows: [], total: 0 })
    await expect(updateOrderStatus(id, 'cancelado')).rejects.toMatchObject({ code: 'not-found' })
    await expect(deleteOrder(id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored(id)).toEqual(before)
  })
})

describe('[AUTH-06] nobody signed in', () => {
  test('is asked to sign in', async () => {
    await becomes('anonymous')
    await expect(listOrders(params())).rejects.toMatchObject({ code: 'session' })
    await expect(updateOrderStatus(ABSENT_ID, 'enviado')).rejects.toMatchObject({ code: 'session' })
  })
})
