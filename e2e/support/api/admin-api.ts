import { DEMO_ACCOUNTS } from '@loja/backend'
import type { Product } from '../product'
import { sharedSession } from './password-session'

export class AdminApi {
  readonly #product: Product

  constructor(product: Product) {
    this.#product = product
  }

  async rows<Row>(query: string): Promise<Row[]> {
    return (await this.#send('GET', query)) as Row[]
  }

  /** An administrator cannot set the dates of a row, so this uses the secret key. */
  async insert<Row>(query: string, values: object): Promise<Row[]> {
    const { secretKey } = this.#product
    return (await this.#send('POST', query, values, secretKey)) as Row[]
  }

  async update(query: string, values: object): Promise<void> {
    await this.#send('PATCH', query, values)
  }

  async remove(query: string): Promise<void> {
    await this.#send('DELETE', query)
  }

  async call<Answer>(name: string, args: object = {}): Promise<Answer> {
    return (await this.#send('POST', `rpc/${name}`, args)) as Answer
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<unknown> {
    const token = key ?? (await sharedSession(this.#product, DEMO_ACCOUNTS.admin)).access_token
    const response = await fetch(`${this.#product.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: key ?? this.#product.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
