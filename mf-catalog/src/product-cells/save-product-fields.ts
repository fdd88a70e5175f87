import { type ProductCells, type ProductListRow, productConflictOf, updateProductFields } from '@loja/data/products'

export interface ProductFieldsEdit {
  seen: ProductListRow
  patch: Partial<ProductCells>
}

/** The cells of a row that are saved at the same time overtake each other. */
const RETRIES = 4

/** Another session may have changed other fields. Values that are stored already count as saved. @throws DataError */
export async function saveProductFields({ seen, patch }: ProductFieldsEdit): Promise<ProductListRow> {
  const fields = Object.keys(patch) as (keyof ProductCells)[]
  let { version } = seen
  for (let retries = 0; ; retries += 1) {
    try {
      return await updateProductFields({ id: seen.id, version, patch })
    } catch (error) {
      const now = productConflictOf(error)
      if (!now) throw error
      if (fields.every((field) => now[field] === patch[field])) return now
      if (retries === RETRIES || fields.some((field) => now[field] !== seen[field])) throw error
      version = now.version
    }
  }
}
