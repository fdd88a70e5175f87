import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../../libs/domain/src/orders/order-status'

const shop = sharedBackend()

test('[ORD-05] the counts have every status', async () => {
  const { data } = await shop.admin.rpc('order_status_counts', {}).throwOnError()
  const counted = (data as unknown as { order_status: string }[]).map(({ order_status }) => order_status)
  expect(counted).toEqual(ORDER_STATUSES)
})

test.each(ORDER_STATUSES)('[ORD-05] [MSG-01] %s can be filtered, and has a message', async (status) => {
  const { error } = await shop.admin.rpc('list_orders', { filter: { status } })
  expect(error).toBeNull()
  const settings = await shop.sql('select 1 from private.known_settings() where setting_key = $1', [
    `message_${status}`,
  ])
  expect(settings).toHaveLength(1)
})
