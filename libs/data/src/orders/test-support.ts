import type { RunningBackend } from '@loja/backend'
import { orderListParams, resolveOrderFilter } from '@loja/domain'
import { listOrders, type OrderPageRequest } from './orders'

type Backend = Pick<RunningBackend, 'sql'>

/** As PostgreSQL writes a snapshot: the oldest transaction under way, the first one to come, all those under way. */
export const SNAPSHOT = /^\d+:\d+:[\d,]*$/
export const ABSENT_ID = '00000000-0000-4000-8000-000000000000'

/** A filter that lets every order through. */
export const EVERY_ORDER = resolveOrderFilter(orderListParams.initial, '2026-11-21')

/** The first page of all orders, unless told otherwise. */
export const params = (overrides: Partial<OrderPageRequest> = {}): OrderPageRequest => ({
  ...EVERY_ORDER,
  sort: 'date_desc',
  page: 1,
  pageSize: 20,
  ...overrides,
})

/** Id of the order at the top of a page. */
export async function firstId(page: number): Promise<string> {
  const rows = await listOrders(params({ page }))
  return rows[0]?.id ?? ''
}

interface StoredOrder {
  id: string
  status: string | null
  shipped_at: string | null
  delivered_at: string | null
  updated_at: string
}

/** What the database holds of an order. */
export async function storedOrder({ sql }: Backend, id: string): Promise<StoredOrder | undefined> {
  const [row] = await sql<StoredOrder>('select * from public.orders where id = $1', [id])
  return row
}

/** The number that a statement answers as `n`. */
export async function storedNumber({ sql }: Backend, statement: string, values: unknown[] = []): Promise<number> {
  const [row] = await sql<{ n: number }>(statement, values)
  return row?.n ?? Number.NaN
}
