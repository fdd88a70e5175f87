import type { AdjustmentReason, StockMode, StockReason } from '@loja/domain/products'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'

/** A change of a stock. 999,999 is unlimited. */
export interface StockMovement {
  id: number
  createdAt: string
  quantity: number
  stock: number
  reason: StockReason
  orderId: string | null
  orderNumber: string | null
  isOrderDeleted: boolean
  /** Null without an account: the storefront, or the system. */
  actorName: string | null
}

export async function listStockMovements(
  productId: string,
  { size, offset }: { size: number; offset: number },
  signal?: AbortSignal,
): Promise<{ movements: StockMovement[]; total: number }> {
  const args = { product_id: productId, page_size: size, page_offset: offset }
  const rows = await ask('stockMovements.list', db().rpc('list_stock_movements', args), signal)
  const movements = rows.map(({ total: _, ...row }) => ({ ...camel(row), reason: row.reason as StockReason }))
  return { movements, total: rows[0]?.total ?? 0 }
}

export function allStockMovements(productId: string): Promise<StockMovement[]> {
  return allRows(async (from, to) => {
    const { movements } = await listStockMovements(productId, { size: to - from + 1, offset: from })
    return movements
  })
}

export interface StockAdjustment {
  productId: string
  seen: number
  mode: StockMode
  quantity: number
  reason: AdjustmentReason
  /** A retry with the same id returns the result of the first try. */
  requestId: string
}

/**
 * `changeId`: for `undoChange`.
 * @throws DataError `conflict` if the stock is not `seen` any more; `invalid` for a refused quantity; `not-found` if
 * there is no such product, or its stock is unlimited and not set
 */
export async function adjustStock({ productId, requestId, ...rest }: StockAdjustment) {
  const operation = 'products.adjustStock'
  const args = { ...rest, product_id: productId, request_id: requestId }
  return camel(oneRow(operation, await ask(operation, db().rpc('adjust_stock', args)), 'not-found'))
}
