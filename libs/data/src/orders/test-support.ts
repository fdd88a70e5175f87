import type { RunningBackend } from '@loja/backend'
import { orderListParams, resolveOrderFilter } from '@loja/domain/orders'
import { listOrders, type OrderPageRequest } from './orders'

type Backend = Pick<RunningBackend, 'sql'>

export const ABSENT_ID = '00000000-0000-4000-8000-000000000000'

export const EVERY_ORDER = resolveOrderFilter(orderListParams.initial, '2026-11-21')

export const params = (overrides: Partial<OrderPageRequest> = {}): OrderPageRequest => ({
  ...EVERY_ORDER,
  sort: 'date_desc',
  page: 1,
  pageSize: 20,
  ...overrides,
})

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

export async function storedOrder({ sql }: Backend, id: string): Promise<StoredOrder | undefined> {
  const [row] = await sql<StoredOrder>('select * from public.orders where id = $1', [id])
  return row
}
