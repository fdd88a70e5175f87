import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { FEEDBACK_STATES } from '../../libs/domain/src/feedbacks/feedback-state'
import { INVOICE_SITUATIONS } from '../../libs/domain/src/invoices/invoice-status'
import { MESSAGE_KINDS } from '../../libs/domain/src/messages/order-message'
import { ORDER_STATUSES } from '../../libs/domain/src/orders/order-status'
import { ORDER_SOURCES, PAID_FILTERS, PAYMENT_METHODS, PAYMENT_STATES } from '../../libs/domain/src/orders/payments'
import { RETURN_REASONS } from '../../libs/domain/src/orders/return-reason'
import { PROFILE_ROLES } from '../../libs/domain/src/profiles/profile-role'
import { TRACKING_LOG_STATUSES, TRACKING_PROVIDERS } from '../../libs/domain/src/tracking-logs/tracking-log'

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
    const rows = await shop.backend.sql<{ definition: string }>(
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
