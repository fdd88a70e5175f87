import type { Product } from '../product'
import { AdminApi } from './admin-api'

export type OrderDraft = Record<string, unknown> & { order_number: string }

const byNumber = (number: string) => `orders?order_number=eq.${number}`

export class OrdersApi {
  readonly #api: AdminApi

  constructor(product: Product) {
    this.#api = new AdminApi(product)
  }

  async insert(drafts: OrderDraft[]): Promise<string[]> {
    const rows = await this.#api.insert<{ id: string; order_number: string }>('orders?select=id,order_number', drafts)
    const ids = new Map(rows.map(({ id, order_number }) => [order_number, id]))
    return drafts.map(({ order_number }) => ids.get(order_number) ?? '')
  }

  async addShipment(shipment: { order_id: string; carrier: string; tracking_code: string }): Promise<void> {
    await this.#api.insert('tracking_shipments', shipment)
  }

  async idOf(number: string): Promise<string> {
    const [order] = await this.#api.rows<{ id: string }>(`${byNumber(number)}&select=id`)
    return order?.id ?? ''
  }

  setStatus(number: string, status: string): Promise<void> {
    return this.#api.update(byNumber(number), { status })
  }

  remove(number: string): Promise<void> {
    return this.#api.remove(byNumber(number))
  }

  async statusOf(number: string): Promise<string | null | undefined> {
    const [order] = await this.#api.rows<{ status: string | null }>(`${byNumber(number)}&select=status`)
    return order?.status
  }

  async numbersWith(status: string, prefix: string): Promise<string[]> {
    const rows = await this.#api.rows<{ order_number: string }>(
      `orders?order_number=like.${prefix}*&status=eq.${status}&order=order_number&select=order_number`,
    )
    return rows.map((row) => row.order_number)
  }

  clean(prefix: string): Promise<void> {
    return this.#api.remove(`orders?order_number=like.${prefix}*`)
  }
}
