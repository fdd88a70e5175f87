import { type ProductCells, type ProductListRow, productConflictOf, updateProductFields } from '@loja/data'

export interface ProductFieldsEdit {
  seen: ProductListRow
  patch: Partial<ProductCells>
}

/**
 * Saves fields even if other fields changed since, e.g. the stock by a sale. A product that holds the new values
 * already
 * counts as saved: the first response was lost.
 * @throws DataError as `updateProductFields`
 */
export async function saveProductFields({ seen, patch }: ProductFieldsEdit): Promise<ProductListRow> {
  const save = (version: number) => updateProductFields({ id: seen.id, version, patch })
  try {
    return await save(seen.version)
  } catch (error) {
    const now = productConflictOf(error)
    if (!now) throw error
    const fields = Object.keys(patch) as (keyof ProductCells)[]
    if (fields.every((field) => now[field] === patch[field])) return now
    if (fields.every((field) => now[field] === seen[field])) return save(now.version)
    throw error
  }
}
