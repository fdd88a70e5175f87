import { AdminApi } from './admin-api'
import type { Product } from './product'

/** Columns of a product; what is left out has the table's default. */
export type ProductColumns = Record<string, unknown> & { name: string }

/** A product as a spec compares it. */
export interface StoredProduct {
  id: string
  version: number
  [column: string]: unknown
}

const byName = (name: string) => `products?name=eq.${encodeURIComponent(name)}`

/** The products as another administrator has them in hand, past the page. */
export class ProductsApi {
  readonly #api: AdminApi

  constructor(product: Product) {
    this.#api = new AdminApi(product)
  }

  /** Makes products and returns their ids in the same order; `clean` removes them. */
  async insert(rows: ProductColumns[]): Promise<string[]> {
    const ids: string[] = []
    // One by one: the API asks that all rows of a request name the same columns.
    for (const row of rows) {
      const [stored] = await this.#api.insert<{ id: string }>('products?select=id', row)
      ids.push(stored?.id ?? '')
    }
    return ids
  }

  /** Every product of this name: there is never more than one. */
  named(name: string): Promise<StoredProduct[]> {
    return this.#api.rows<StoredProduct>(`${byName(name)}&select=*`)
  }

  /** Id of a product of the demo data that is on sale. */
  async demoId(): Promise<string> {
    const [row] = await this.#api.rows<{ id: string }>('products?sale_price=not.is.null&order=name&limit=1&select=id')
    return row?.id ?? ''
  }

  /** Names of the products in the shop window, newest first. */
  async featured(): Promise<string[]> {
    const rows = await this.#api.rows<{ name: string }>(
      'products?is_featured=is.true&is_active=is.true&order=created_at.desc,id.desc&select=name',
    )
    return rows.map(({ name }) => name)
  }

  update(name: string, values: object): Promise<void> {
    return this.#api.update(byName(name), values)
  }

  /** Puts back what a spec made of the window: what is named by `names` and nothing else. */
  async restoreFeatured(names: readonly string[]): Promise<void> {
    for (const name of await this.featured()) if (!names.includes(name)) await this.update(name, { is_featured: false })
    const now = await this.featured()
    for (const name of names) if (!now.includes(name)) await this.update(name, { is_featured: true })
  }

  /** Removes the products whose name begins with this, and categories and brands likewise. */
  async clean(prefix: string): Promise<void> {
    for (const table of ['products', 'categories', 'brands']) await this.#api.remove(`${table}?name=like.${prefix}*`)
  }
}
