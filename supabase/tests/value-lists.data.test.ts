import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { activityListParams } from '../../libs/domain/src/activity/activity-list-params'
import { feedbackListParams } from '../../libs/domain/src/feedbacks/feedback-list-params'
import { FEEDBACK_STATES } from '../../libs/domain/src/feedbacks/feedback-state'
import { INVOICE_SITUATIONS } from '../../libs/domain/src/invoices/invoice-status'
import { MESSAGE_KINDS } from '../../libs/domain/src/messages/order-message'
import { orderListParams } from '../../libs/domain/src/orders/order-list-params'
import { ORDER_STATUSES } from '../../libs/domain/src/orders/order-status'
import { ORDER_SOURCES, PAID_FILTERS, PAYMENT_METHODS, PAYMENT_STATES } from '../../libs/domain/src/orders/payments'
import { RETURN_REASONS } from '../../libs/domain/src/orders/return-reason'
import { groupListParams } from '../../libs/domain/src/products/group-list-params'
import { productListParams } from '../../libs/domain/src/products/product-list-params'
import { profileListParams } from '../../libs/domain/src/profiles/profile-list-params'
import { PROFILE_ROLES } from '../../libs/domain/src/profiles/profile-role'
import { supplierListParams } from '../../libs/domain/src/suppliers/supplier-list-params'
import { TRACKING_LOG_STATUSES, TRACKING_PROVIDERS } from '../../libs/domain/src/tracking-logs/tracking-log'
import { trackingLogListParams } from '../../libs/domain/src/tracking-logs/tracking-log-list-params'

const shop = sharedBackend()

test.each([
  ['public.orders', 'status', ORDER_STATUSES],
  ['public.orders', 'source', ORDER_SOURCES],
  ['public.orders', 'paid_state', PAID_FILTERS.slice(1)],
  ['public.payments', 'state', PAYMENT_STATES],
  ['public.payments', 'method', PAYMENT_METHODS],
  ['public.order_messages', 'kind', MESSAGE_KINDS],
  ['private.order_returns', 'reason', RETURN_REASONS],
  ['public.invoices', 'status', INVOICE_SITUATIONS.slice(0, -1)],
  ['public.feedbacks', 'state', FEEDBACK_STATES],
  ['public.tracking_logs', 'status', TRACKING_LOG_STATUSES],
  ['public.tracking_logs', 'provider', TRACKING_PROVIDERS],
  ['public.profiles', 'role', PROFILE_ROLES],
] as [string, string, readonly string[]][])(
  '[ORD-05] %s.%s accepts exactly the values of the domain',
  async (table, column, values) => {
    const rows = await shop.sql<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.conrelid = $1::regclass and a.attname = $2 and c.contype = 'c'
        and pg_get_constraintdef(c.oid) like '% = ANY %'`,
      [table, column],
    )
    const accepted = rows.flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map(([, word]) => word))
    expect(accepted.sort()).toEqual([...values].sort())
  },
)

const RANGES: Record<string, string[]> = { period: ['first_day', 'last_day'], total: ['min_total', 'max_total'] }
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test.each([
  ['list_activity', activityListParams, {}],
  ['list_feedbacks', feedbackListParams, {}],
  ['list_orders', orderListParams, {}],
  ['list_product_groups', groupListParams, { kind: 'category' }],
  ['search_products', productListParams, {}],
  ['search_profiles', profileListParams, {}],
  ['list_suppliers', supplierListParams, {}],
  ['list_tracking_logs', trackingLogListParams, {}],
] as const)('[LIST-03] %s accepts each filter of its list', async (name, { filters }, args) => {
  const parts = filters.flatMap((filter) => RANGES[filter] ?? [snake(filter)])
  const filter = Object.fromEntries(parts.map((part) => [part, null]))
  expect(await shop.admin.rpc(name, { ...args, filter })).toMatchObject({ error: null })
  // A null does not excuse a part that the function does not know.
  expect(await shop.admin.rpc(name, { ...args, filter: { unknown: null } })).toMatchObject({ error: { code: '22023' } })
})
