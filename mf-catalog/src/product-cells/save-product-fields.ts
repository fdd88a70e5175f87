import { type ProductCells, type ProductListRow, productConflictOf, updateProductFields } from '@loja/data'

export interface ProductFieldsEdit {
  seen: ProductListRow
  patch: Partial<ProductCells>
}

/** Another session may have changed other fields. Values that are stored already count as saved. @throws DataError */
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
