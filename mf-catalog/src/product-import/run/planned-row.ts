import type { ImportWrite } from '@loja/data'
import type { ProductDraft } from '@loja/domain'
import type { ImportField, ReadyRow } from '@loja/product-import'
import { changesOf, patchOf } from '../existing/update-fields'
import type { ExistingRow } from '../existing/use-existing-products'
import type { Resolve } from './resolve-names'

/** A row as it goes to the database, and the line of the list that it comes from. */
export interface PlannedRow {
  line: number
  name: string
  write: ImportWrite
}

export function plannedInsert({ line }: ReadyRow, product: ProductDraft): PlannedRow {
  return { line, name: product.name, write: { kind: 'insert', product } }
}

/** The change of a stored product; null when the chosen columns hold what it has already. */
export function plannedUpdate(
  existing: ExistingRow,
  resolve: Resolve,
  fields: readonly ImportField[],
): PlannedRow | null {
  const { row, stored } = existing
  const changes = changesOf(existing, resolve, fields)
  if (changes.length === 0) return null
  const { id, version } = stored
  return { line: row.line, name: row.product.name, write: { kind: 'update', id, version, patch: patchOf(changes) } }
}
