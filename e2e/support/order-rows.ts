import { DEMO_ACCOUNTS } from '@loja/local-backend'
import { passwordSession } from './password-session'
import type { Product } from './product'

/** Columns of an order to insert; what is left out has the table's default. */
export type OrderDraft = Record<string, unknown> & { order_number: string }

/** Orders that a spec makes for itself, through the API as an administrator, and takes away again. */
export class OrderRows {
  readonly #product: Product
  #token = ''

  constructor(product: Product) {
    this.#product = product
  }

  /** Inserts orders and returns their ids in the same order. */
  async insert(drafts: OrderDraft[]): Promise<string[]> {
    const rows = await this.#send<{ id: string; order_number: string }[]>(
      'POST',
      'orders?select=id,order_number',
      drafts,
    )
    const ids = new Map(rows.map(({ id, order_number }) => [order_number, id]))
    return drafts.map(({ order_number }) => ids.get(order_number) ?? '')
  }

  /** Adds rows of another table, e.g. `order_items`. */
  async insertInto(table: 'order_items' | 'tracking_shipments', rows: Record<string, unknown>[]): Promise<void> {
    await this.#send('POST', table, rows)
  }

  /** Id of an order of the demo data. */
  async idOf(orderNumber: string): Promise<string> {
    const [row] = await this.#send<{ id: string }[]>('GET', `orders?select=id&order_number=eq.${orderNumber}`)
    return row?.id ?? ''
  }

  /** Deletes the orders whose number begins so. */
  async deleteAll(prefix: string): Promise<void> {
    await this.#send('DELETE', `orders?order_number=like.${prefix}*`)
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    this.#token ||= (await passwordSession(this.#product, DEMO_ACCOUNTS.admin)).access_token
    const response = await fetch(`${this.#product.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: this.#product.publishableKey,
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}
