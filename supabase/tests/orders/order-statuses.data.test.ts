import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../../libs/domain/src/orders/order-status'

const shop = sharedBackend()

const quotedIn = async (table: string, column: string) => {
  const rows = await shop.backend.sql<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%' || $2 || ' = ANY%'`,
    [table, column],
  )
  return rows.flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map(([, word]) => word))
}

test('[ORD-05] the table accepts exactly the statuses of the domain', async () => {
  expect((await quotedIn('public.orders', 'status')).sort()).toEqual([...ORDER_STATUSES].sort())
})

test('[ORD-05] the counts have every status', async () => {
  const { data } = await shop.admin.rpc('order_status_counts', {}).throwOnError()
  const counted = (data as unknown as { order_status: string }[]).map(({ order_status }) => order_status)
  expect(counted).toEqual(ORDER_STATUSES)
})

test.each(ORDER_STATUSES)('[ORD-05] [MSG-01] %s can be filtered, and has a message', async (status) => {
  const { error } = await shop.admin.rpc('list_orders', { filter: { status } })
  expect(error).toBeNull()
  expect(await quotedIn('public.order_messages', 'kind')).toContain(status)
  const settings = await shop.backend.sql('select 1 from private.known_settings() where setting_key = $1', [
    `message_${status}`,
  ])
  expect(settings).toHaveLength(1)
})
