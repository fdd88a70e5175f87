import { normalizeProductName, type ProductDraft, type ProductField } from '@loja/domain'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import {
  DETAIL_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductDetails,
  type StoredProduct,
  toProductDetails,
  toProductInsert,
  toProductUpdate,
  toStoredProduct,
} from './stored-product'

/**
 * One product with everything that its form shows.
 * @param id a UUID; for any other text the database answers with an error
 * @throws DataError `not-found` when there is no such product
 */
export async function getProduct(id: string, signal?: AbortSignal): Promise<ProductDetails> {
  const product = await findProduct('products.get', id, signal)
  if (!product) throw new DataError('not-found', 'products.get')
  return product
}

/** The product that has this name, as the database compares names; null when there is none. @throws DataError */
export async function findProductByName(
  name: string,
  signal?: AbortSignal,
): Promise<{ id: string; name: string } | null> {
  const query = db().from('products').select('id, name').eq('name', normalizeProductName(name)).limit(1)
  const [row] = await ask('products.findByName', query, signal)
  return row ?? null
}

/**
 * Stores a new product. Asked again with the same id, after an answer that was lost, it finds the product that it stored
 * the first time and brings it up to the draft: there is never a second one.
 * @param id chosen by the caller, once for each new product
 * @throws DataError `conflict` for a name that is taken, `limit` for a 21st featured product; `refusedFieldOf` says which
 *   field is meant
 */
export async function insertProduct(id: string, draft: ProductDraft): Promise<StoredProduct> {
  const operation = 'products.insert'
  const insert = db()
    .from('products')
    .insert({ id, ...toProductInsert(draft) })
  try {
    return toStoredProduct(oneRow(operation, await ask(operation, insert.select(PRODUCT_COLUMNS))))
  } catch (error) {
    const stored = isDataError(error) && error.code === 'conflict' ? await findProduct(operation, id) : null
    if (!stored) throw error
    const patch = differenceTo(stored.product, draft)
    return Object.keys(patch).length === 0 ? stored : updateProduct({ id, version: stored.version, patch })
  }
}

/** A save of what was changed in a product. */
export interface ProductEdit {
  id: string
  /** The version that was read. */
  version: number
  /** The changed fields alone. */
  patch: Partial<ProductDraft>
}

/**
 * Saves the changed fields of a product, unless anybody changed anything of it since it was read.
 * @throws DataError `conflict` when somebody did (`productEditConflictOf` says what is stored now) or a name is taken,
 *   `not-found`, `forbidden` when row security hides the row, `limit` for a 21st featured product
 */
export async function updateProduct({ id, version, patch }: ProductEdit): Promise<StoredProduct> {
  const operation = 'products.update'
  const update = db().from('products').update(toProductUpdate(patch)).eq('id', id).eq('version', version)
  // Without the names of category and brand: the embedded server would read those under the conditions of the update, which
  // the new version does not meet.
  const [changed] = await ask(operation, update.select(PRODUCT_COLUMNS))
  if (changed) return toStoredProduct(changed)
  const stored = await findProduct(operation, id)
  if (!stored) throw new DataError('not-found', operation)
  throw new DataError(stored.version === version ? 'forbidden' : 'conflict', operation, { stored })
}

/** What is stored now, when somebody else's change is why `updateProduct` failed. */
export function productEditConflictOf(error: unknown): ProductDetails | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  return (error.cause as { stored?: ProductDetails } | undefined)?.stored ?? null
}

async function findProduct(operation: string, id: string, signal?: AbortSignal): Promise<ProductDetails | null> {
  const query = db().from('products').select(DETAIL_COLUMNS).eq('id', id).limit(1)
  const [row] = await ask(operation, query, signal)
  return row ? toProductDetails(row) : null
}

function differenceTo(stored: ProductDraft, draft: ProductDraft): Partial<ProductDraft> {
  const fields = Object.keys(draft) as ProductField[]
  const changed = fields.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(draft[field]))
  return Object.fromEntries(changed.map((field) => [field, draft[field]]))
}
