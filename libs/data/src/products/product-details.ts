import { normalizeProductName, type ProductDraft, type ProductField } from '@loja/domain/products'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictingRow, DataError, isDataError, refusal } from '../client/data-error'
import type { Json } from '../database.types'
import {
  DETAIL_COLUMNS,
  type DetailsRow,
  PRODUCT_COLUMNS,
  type ProductDetails,
  type ProductRow,
  type StoredProduct,
  toProductDetails,
  toProductInsert,
  toProductUpdate,
  toStoredProduct,
} from './stored-product'

/** @param id must be a UUID @throws DataError `not-found` */
export async function getProduct(id: string, signal?: AbortSignal): Promise<ProductDetails> {
  const product = await findProduct('products.get', id, signal)
  if (!product) throw new DataError('not-found', 'products.get')
  return product
}

export async function findProductByName(
  name: string,
  signal?: AbortSignal,
): Promise<{ id: string; name: string } | null> {
  const query = db().from('products').select('id, name').eq('name', normalizeProductName(name)).limit(1)
  const [row] = await ask('products.findByName', query, signal)
  return row ?? null
}

/**
 * A repeat with the same id updates the stored product, so a lost response makes no second one.
 * @param id chosen by the caller
 * @throws DataError `conflict` if the name exists, `limit` for a 21st featured product; `refusedFieldOf` names the
 * field
 */
export async function insertProduct(id: string, draft: ProductDraft): Promise<StoredProduct> {
  const operation = 'products.insert'
  const insert = db()
    .from('products')
    .insert({ id, ...withoutCost(toProductInsert(draft)) })
  try {
    const answer = await ask(operation, insert.select<string, ProductRow>(PRODUCT_COLUMNS))
    const stored = toStoredProduct(oneRow(operation, answer), null)
    const { cost } = draft
    return cost === null ? stored : updateProduct({ id, version: stored.version, patch: { cost }, cost })
  } catch (error) {
    const stored = isDataError(error, 'conflict') ? await findProduct(operation, id) : null
    if (!stored) throw error
    const patch = differenceTo(stored.product, draft)
    return Object.keys(patch).length === 0
      ? stored
      : updateProduct({ id, version: stored.version, patch, cost: draft.cost })
  }
}

export interface ProductEdit {
  id: string
  version: number
  patch: Partial<ProductDraft>
  cost: number | null
}

/**
 * @throws DataError `conflict` (`productEditConflictOf`, or an existing name), `not-found`,
 * `forbidden` by row security, `limit` for a 21st featured product
 */
export async function updateProduct({ id, version, patch, cost }: ProductEdit): Promise<StoredProduct> {
  const operation = 'products.update'
  const columns = toProductUpdate(patch)
  const update =
    patch.cost !== undefined
      ? db().rpc('save_product', { product_id: id, seen: version, patch: columns as Json })
      : db().from('products').update(columns).eq('id', id).eq('version', version)
  // No embedded names: the embedded server would apply the update's conditions to them, which the new version fails.
  const [changed] = await ask(operation, update.select<string, ProductRow>(PRODUCT_COLUMNS))
  if (changed) return toStoredProduct(changed, cost)
  throw refusal(operation, await findProduct(operation, id), version)
}

export const productEditConflictOf = conflictingRow<ProductDetails>

async function findProduct(operation: string, id: string, signal?: AbortSignal): Promise<ProductDetails | null> {
  const query = db().from('products').select<string, DetailsRow>(DETAIL_COLUMNS).eq('id', id).limit(1)
  const [row] = await ask(operation, query, signal)
  return row ? toProductDetails(row) : null
}

/** The cost is no column of the table. */
function withoutCost<Row extends object>(row: Row): Omit<Row, 'cost'> {
  const { cost: _, ...columns } = row as Row & { cost?: unknown }
  return columns
}

function differenceTo(stored: ProductDraft, draft: ProductDraft): Partial<ProductDraft> {
  const fields = Object.keys(draft) as ProductField[]
  const changed = fields.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(draft[field]))
  return Object.fromEntries(changed.map((field) => [field, draft[field]]))
}
