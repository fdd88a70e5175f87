import { DEMO_ACCOUNTS } from '@loja/backend'
import type { Product } from '../product'
import { AdminApi } from './admin-api'
import { sharedSession } from './password-session'

export class FeedbacksApi {
  readonly #product: Product
  readonly #admin: AdminApi

  constructor(product: Product) {
    this.#product = product
    this.#admin = new AdminApi(product)
  }

  async write(comment: string): Promise<string> {
    const session = await sharedSession(this.#product, DEMO_ACCOUNTS.customer)
    const [profile] = await this.#admin.rows<{ id: string }>(`profiles?select=id&user_id=eq.${session.user.id}`)
    const name = `Avaliado ${Date.now()}`
    const [product] = await this.#admin.insert<{ id: string }>('products?select=id', { name, price: 10 })
    const [order] = await this.#admin.insert<{ id: string }>('orders?select=id', {
      order_number: name,
      profile_id: profile?.id,
      status: 'entregue',
      total: 10,
    })
    const item = { order_id: order?.id, product_id: product?.id, product_name: name, quantity: 1, price: 10, total: 10 }
    await this.#admin.insert('order_items?select=id', item)
    const feedback = { order_id: order?.id, product_id: product?.id, rating: 5, comment }
    await this.#send('feedbacks', feedback, session.access_token)
    return product?.id ?? ''
  }

  async shown(productId: string): Promise<unknown> {
    return (await this.#send('rpc/approved_feedbacks', { product_id: productId })).json()
  }

  async clean(): Promise<void> {
    await this.#admin.remove('orders?order_number=like.Avaliado*')
    await this.#admin.remove('products?name=like.Avaliado*')
  }

  async #send(path: string, body: object, token?: string): Promise<Response> {
    const response = await fetch(`${this.#product.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: this.#product.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}
