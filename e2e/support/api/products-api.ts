import type { Product } from '../product'
import { AdminApi } from './admin-api'

export type ProductColumns = Record<string, unknown> & { name: string }

export interface StoredProduct {
  id: string
  version: number
  [column: string]: unknown
}

const byName = (name: string) => `products?name=eq.${encodeURIComponent(name)}`

export class ProductsApi {
  readonly #api: AdminApi

  constructor(product: Product) {
    this.#api = new AdminApi(product)
  }

  async insert(rows: ProductColumns[]): Promise<string[]> {
    const ids: string[] = []
    // Rows of one request need the same columns.
    for (const row of rows) {
      const [stored] = await this.#api.insert<{ id: string }>('products?select=id', row)
      ids.push(stored?.id ?? '')
    }
    return ids
  }

  /** Newest first and older than the demo products. */
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

  async categoryId(name: string): Promise<string> {
    const [category] = await this.#api.rows<{ id: string }>(`categories?name=eq.${encodeURIComponent(name)}&select=id`)
    return category?.id ?? ''
  }

  async column(prefix: string, column: string): Promise<unknown[]> {
    const rows = await this.#api.rows<Record<string, unknown>>(
      `products?name=like.${encodeURIComponent(prefix)}*&order=name&select=${column}`,
    )
    return rows.map((row) => row[column])
  }

  async read(name: string): Promise<StoredProduct | undefined> {
    const [product] = await this.named(name)
    return product
  }

  remove(name: string): Promise<void> {
    return this.#api.remove(byName(name))
  }

  named(name: string): Promise<StoredProduct[]> {
    return this.#api.rows<StoredProduct>(`${byName(name)}&select=*`)
  }

  async demoId(): Promise<string> {
    const [row] = await this.#api.rows<{ id: string }>('products?sale_price=not.is.null&order=name&limit=1&select=id')
    return row?.id ?? ''
  }

  async featured(): Promise<string[]> {
    const rows = await this.#api.rows<{ name: string }>(
      'products?is_featured=is.true&is_active=is.true&order=created_at.desc,id.desc&select=name',
    )
    return rows.map(({ name }) => name)
  }

  update(name: string, values: object): Promise<void> {
    return this.#api.update(byName(name), values)
  }

  /** Newest first. */
  async restoreFeatured(names: readonly string[]): Promise<void> {
    for (const name of await this.featured()) if (!names.includes(name)) await this.update(name, { is_featured: false })
    const now = await this.featured()
    for (const name of names) if (!now.includes(name)) await this.update(name, { is_featured: true })
    await this.#api.update('products?featured_position=not.is.null', { featured_position: null })
  }

  async clean(prefix: string): Promise<void> {
    for (const table of ['products', 'categories', 'brands']) await this.#api.remove(`${table}?name=like.${prefix}*`)
  }
}
