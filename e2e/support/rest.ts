import { DEMO_ACCOUNTS } from '@loja/local-backend'
import type { APIRequestContext } from '@playwright/test'
import { sessionThrough } from './password-session'

/** The REST API through the gateway as the administrator: what a test prepares, and what it compares with. */
export interface AdminRest {
  /** Rows of a query, e.g. `orders?select=total`. */
  rows<Row>(query: string): Promise<Row[]>
  insert<Row>(table: string, values: object): Promise<Row[]>
  update(query: string, values: object): Promise<void>
  remove(query: string): Promise<void>
}

/** Signs in as the administrator of the demo data. */
export async function adminRest(request: APIRequestContext): Promise<AdminRest> {
  const { publishableKey, session } = await sessionThrough(request, DEMO_ACCOUNTS.admin)
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${session.access_token}`,
    prefer: 'return=representation',
  }
  const call = async (method: string, query: string, data?: object) => {
    const response = await request.fetch(`/rest/v1/${query}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${query}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as unknown[]
  }
  return {
    rows: async <Row>(query: string) => (await call('GET', query)) as Row[],
    insert: async <Row>(table: string, values: object) => (await call('POST', table, values)) as Row[],
    update: async (query, values) => {
      await call('PATCH', query, values)
    },
    remove: async (query) => {
      await call('DELETE', query)
    },
  }
}
