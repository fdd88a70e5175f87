import type { APIRequestContext } from '@playwright/test'
import { adminRest } from './rest'

/** The orders as another administrator has them in hand: past the page, through the API. */
export interface OrdersApi {
  /** Makes orders with these columns; `clean` removes them. */
  insert(orders: Record<string, unknown>[]): Promise<void>
  setStatus(number: string, status: string): Promise<void>
  remove(number: string): Promise<void>
  /** What the database holds; `undefined` when there is no such order. */
  statusOf(number: string): Promise<string | null | undefined>
  /** Numbers of the orders that begin with this and have the status. */
  numbersWith(status: string, prefix: string): Promise<string[]>
  /** Removes the orders whose number begins with this. */
  clean(prefix: string): Promise<void>
}

export async function openOrdersApi(request: APIRequestContext): Promise<OrdersApi> {
  const rest = await adminRest(request)
  const byNumber = (number: string) => `orders?order_number=eq.${number}`
  return {
    insert: async (orders) => void (await rest.insert('orders', orders)),
    setStatus: (number, status) => rest.update(byNumber(number), { status }),
    remove: (number) => rest.remove(byNumber(number)),
    statusOf: async (number) => {
      const [order] = await rest.rows<{ status: string | null }>(`${byNumber(number)}&select=status`)
      return order?.status
    },
    numbersWith: async (status, prefix) => {
      const rows = await rest.rows<{ order_number: string }>(
        `orders?order_number=like.${prefix}*&status=eq.${status}&order=order_number&select=order_number`,
      )
      return rows.map((row) => row.order_number)
    },
    clean: (prefix) => rest.remove(`orders?order_number=like.${prefix}*`),
  }
}
