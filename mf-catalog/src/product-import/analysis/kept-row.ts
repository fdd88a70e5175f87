import { type RejectedRow, reasonText } from '@loja/product-import'
import type { KeptRow } from './analysis-protocol'

/** A rejected row with its reason in words. */
export function keptRow({ line, column, reason, values }: RejectedRow): KeptRow {
  return { line, column, reason: reasonText(reason), values }
}
