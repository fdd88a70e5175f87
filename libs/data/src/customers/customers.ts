import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { pageArgs } from '../client/filter-args'
import { CUSTOMER_MATCHES, type CustomerCard, type CustomerMatch, toCustomerCard } from './customer-card'

/** An account by its id or that of its profile, or the customer of an order. Ids are UUIDs. */
export type CustomerAddress = { user: string } | { order: string }

export interface CustomerOrder {
  id: string
  orderNumber: string
  status: OrderStatus
  total: number
  createdAt: string
  match: CustomerMatch
}

export const CUSTOMER_ORDERS_SIZE = 10

export const customerKeys = {
  all: ['customers'],
  card: (who: CustomerAddress) => ['customers', 'card', who],
  orders: (who: CustomerAddress, page: number) => ['customers', 'orders', who, page],
  found: (search: string) => ['customers', 'found', search],
} as const

/** @throws DataError `not-found` without such an account or order */
export async function getCustomer(who: CustomerAddress, signal?: AbortSignal): Promise<CustomerCard> {
  const operation = 'customers.get'
  const rows = await ask(operation, db().rpc('customer_card', argsOf(who), { get: true }), signal)
  return toCustomerCard(operation, oneRow(operation, rows, 'not-found'))
}

export async function listCustomerOrders(
  who: CustomerAddress,
  page: number,
  signal?: AbortSignal,
): Promise<CustomerOrder[]> {
  const args = { ...argsOf(who), ...pageArgs(page, CUSTOMER_ORDERS_SIZE) }
  const rows = await ask('customers.listOrders', db().rpc('customer_orders', args, { get: true }), signal)
  return rows.map(({ matched_by, ...row }) => ({
    ...camel(row),
    status: toOrderStatus(row.status),
    match: CUSTOMER_MATCHES.find((one) => one === matched_by) ?? 'pedido',
  }))
}

function argsOf(who: CustomerAddress): { p_user?: string; p_order?: string } {
  return 'user' in who ? { p_user: who.user } : { p_order: who.order }
}
