import type { APIRequestContext } from '@playwright/test'
import { DEMO_ACCOUNTS } from './test'

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
  const { publishableKey: apikey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: DEMO_ACCOUNTS.admin,
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { apikey, authorization: `Bearer ${access_token}`, prefer: 'return=representation' }
  const call = async (method: string, query: string, data?: unknown) => {
    const response = await request.fetch(`/rest/v1/orders${query}`, { method, headers, ...(data ? { data } : {}) })
    if (!response.ok()) throw new Error(`${method} ${query}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as { order_number: string; status: string | null }[]
  }
  const byNumber = (number: string) => `?order_number=eq.${number}`
  return {
    insert: async (orders) => void (await call('POST', '', orders)),
    setStatus: async (number, status) => void (await call('PATCH', byNumber(number), { status })),
    remove: async (number) => void (await call('DELETE', byNumber(number))),
    statusOf: async (number) => (await call('GET', `${byNumber(number)}&select=status`))[0]?.status,
    numbersWith: async (status, prefix) => {
      const rows = await call(
        'GET',
        `?order_number=like.${prefix}*&status=eq.${status}&order=order_number&select=order_number`,
      )
      return rows.map((row) => row.order_number)
    },
    clean: async (prefix) => void (await call('DELETE', `?order_number=like.${prefix}*`)),
  }
}
