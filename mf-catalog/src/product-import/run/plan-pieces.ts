import type { ReadyRow } from '@loja/product-import'
import { type PlannedRow, plannedInsert } from './planned-row'
import type { Resolve } from './resolve-names'

interface Source {
  /** Ready rows of the list, piece by piece. */
  products: (from: number, count: number) => Promise<ReadyRow[]>
  resolve: Resolve
  /** Changes of stored products; empty when they are skipped. */
  updates: readonly PlannedRow[]
}

const PIECE = 500

/** The rows as the database counts them: what is made first, then what is changed. */
export async function* planPieces({ products, resolve, updates }: Source): AsyncIterable<PlannedRow[]> {
  const updated = new Set(updates.map(({ name }) => name))
  for (let from = 0; ; from += PIECE) {
    const rows = await products(from, PIECE)
    if (rows.length === 0) break
    yield rows
      .filter(({ product }) => !updated.has(product.name))
      .map((row) => plannedInsert(row, resolve(row.product)))
  }
  yield [...updates]
}
