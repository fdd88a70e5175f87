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

  /**
   * Makes the products of a list in one request, the first one the newest, all older than the demo's; those that leave it
   * out cost R$ 100,00 and number 50. `clean` removes them.
   */
  async insertList(rows: ProductColumns[]): Promise<void> {
    const columns = {
      price: 100,
      stock_quantity: 50,
      sale_price: null,
      min_stock_alert: null,
      category_id: null,
      is_active: true,
    }
    const createdAt = (index: number) => new Date(Date.UTC(2001, 0, 1) - index * 60_000).toISOString()
    await this.#api.insert(
      'products?select=id',
      rows.map((row, index) => ({ ...columns, created_at: createdAt(index), ...row })),
    )
  }

  /** Id of a category by its name. */
  async categoryId(name: string): Promise<string> {
    const [category] = await this.#api.rows<{ id: string }>(`categories?name=eq.${encodeURIComponent(name)}&select=id`)
    return category?.id ?? ''
  }

  /** A column of the products that begin with this, by name. */
  async column(prefix: string, column: string): Promise<unknown[]> {
    const rows = await this.#api.rows<Record<string, unknown>>(
      `products?name=like.${encodeURIComponent(prefix)}*&order=name&select=${column}`,
    )
    return rows.map((row) => row[column])
  }

  /** What the database holds of a product; `undefined` when there is none. */
  async read(name: string): Promise<StoredProduct | undefined> {
    const [product] = await this.named(name)
    return product
  }

  remove(name: string): Promise<void> {
    return this.#api.remove(byName(name))
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
