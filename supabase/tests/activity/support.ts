import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, expect } from 'vitest'

export const SHOP = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
export const SYSTEM = '00000000-0000-0000-0000-000000000000'

export interface Entry {
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

export function shopWithLog() {
  const backend = sharedBackend()
  const sql = <T>(text: string, params?: unknown[]) => backend.backend.sql<T>(text, params)
  const make = async (table: string, values: string, returning = 'id') =>
    (await sql<{ id: string }>(`insert into public.${table} ${values} returning ${returning}`))[0]?.id ?? ''
  let server: SupabaseClient
  let administrator = ''
  beforeAll(async () => {
    server = clientOf(backend.backend, backend.backend.secretKey)
    const [user] = await sql<{ id: string }>('select id from auth.users where email = $1', [DEMO_ACCOUNTS.admin.email])
    administrator = user?.id ?? ''
  })
  beforeEach(() => sql('truncate private.activity_entries'))
  return {
    get anonymous() {
      return backend.anonymous
    },
    get customer() {
      return backend.customer
    },
    get admin() {
      return backend.admin
    },
    get server() {
      return server
    },
    get administrator() {
      return administrator
    },
    sql,
    make,
    entries: () => sql<Entry>('select * from private.activity_entries order by id'),
    product: (name: string) => make('products', `(name, price, stock_quantity) values ('${name}', 10, 5)`),
    order: () => make('orders', '(total) values (10)'),
  }
}

export async function done<T extends { error: unknown }>(call: PromiseLike<T>): Promise<T> {
  const answer = await call
  expect(answer.error).toBeNull()
  return answer
}
