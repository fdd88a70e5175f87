import type { ImportField, ReadyRow } from '@loja/product-import'
import type { ExistingRow } from '../existing/use-existing-products'
import { type PlannedRow, plannedInsert, plannedUpdate } from './planned-row'
import type { Resolve } from './resolve-names'

interface Source {
  /** Ready rows of the list, piece by piece. */
  products: (from: number, count: number) => Promise<ReadyRow[]>
  resolve: Resolve
  /** Stored products that take chosen columns of the list; empty when they are left alone. */
  updates: { rows: readonly ExistingRow[]; fields: readonly ImportField[] }
}

const PIECE = 500

/** The rows as the database counts them: what is made first, then what is changed. */
export async function* planPieces({ products, resolve, updates }: Source): AsyncIterable<PlannedRow[]> {
  const updated = new Set(updates.rows.map(({ row }) => row.product.name))
  for (let from = 0; ; from += PIECE) {
    const rows = await products(from, PIECE)
    if (rows.length === 0) break
    yield rows
      .filter(({ product }) => !updated.has(product.name))
      .map((row) => plannedInsert(row, resolve(row.product)))
  }
  const changes = updates.rows.map((existing) => plannedUpdate(existing, resolve, updates.fields))
  yield changes.filter((row) => row !== null)
}
