import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { type SharedBackend, sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, expect } from 'vitest'

export const SHOP = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
export const SYSTEM = '00000000-0000-0000-0000-000000000000'

interface Entry {
  actor_id: string
  kind: string
  relation: string
  operation: string
  object_id: string | null
  object_ids: string[] | null
  row_count: number
  label: string | null
  changes: Record<string, unknown>
  cause: string | null
  details: unknown
  record_id: string | null
}

interface ShopWithLog extends SharedBackend {
  server: SupabaseClient
  administrator: string
  entries(): Promise<Entry[]>
  product(name: string): Promise<string>
  order(): Promise<string>
}

export function shopWithLog(): ShopWithLog {
  const shop: ShopWithLog = Object.assign(sharedBackend(), {
    entries: () => shop.sql<Entry>('select * from private.activity_entries order by id'),
    product: (name: string) => shop.insert('products', { name, price: 10, stock_quantity: 5 }),
    order: () => shop.insert('orders', { total: 10 }),
    server: {} as SupabaseClient,
    administrator: '',
  })
  beforeAll(async () => {
    shop.server = clientOf(shop.backend, shop.backend.secretKey)
    shop.administrator = await shop.value('select id from auth.users where email = $1', [DEMO_ACCOUNTS.admin.email])
  })
  beforeEach(() => shop.sql('truncate private.activity_entries'))
  return shop
}

export async function done<T extends { error: unknown }>(call: PromiseLike<T>): Promise<T> {
  const answer = await call
  expect(answer.error).toBeNull()
  return answer
}
