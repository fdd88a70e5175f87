import { type ProductCells, type ProductListRow, productConflictOf, updateProductFields } from '@loja/data'

/** Some fields of a product, and the product as it was on the screen when they were opened. */
export interface ProductFieldsEdit {
  seen: ProductListRow
  patch: Partial<ProductCells>
}

/**
 * Saves fields of a product. A product of which only other fields were changed since (a sale took from the stock while the
 * price was typed) is saved all the same: nothing unseen is lost. One that holds the new values already counts as saved:
 * the answer to an earlier try was lost.
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
