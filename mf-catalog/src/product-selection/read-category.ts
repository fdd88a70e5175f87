import { listProducts, type ProductListRow } from '@loja/data/products'
import type { ProductFilter } from '@loja/domain/products'

/** Largest page of the database. */
const BATCH = 1000

/** @throws DataError */
export async function readCategory(filter: ProductFilter, category: string): Promise<ProductListRow[]> {
  const rows = new Map<string, ProductListRow>()
  for (let page = 1; ; page += 1) {
    const batch = await listProducts({ ...filter, category, sort: 'date_asc', page, pageSize: BATCH })
    for (const row of batch) rows.set(row.id, row)
    if (batch.length < BATCH) return [...rows.values()]
  }
}
