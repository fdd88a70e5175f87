import type { ImportField } from '../model/import-field'

export interface JsonCell {
  text: string
  /** As `ImportRecord.numbers`. */
  typed: string | null
}

const LISTS = new Set<ImportField | null>(['image', 'moreImages', 'tags'])

/**
 * A value as the cell of a table. Only pictures and tags may be lists, one a line; any other list or object is shown as
 * such and reads as nothing.
 */
export function jsonCell(value: unknown, field: ImportField | null): JsonCell {
  if (typeof value === 'string') return { text: value, typed: null }
  if (typeof value === 'number') return { text: plainDecimal(value), typed: plainDecimal(value) }
  if (typeof value === 'boolean') return { text: String(value), typed: String(value) }
  if (value === null || value === undefined) return { text: '', typed: null }
  if (Array.isArray(value) && LISTS.has(field)) {
    const entries = value.filter((entry) => typeof entry === 'string')
    return { text: entries.join('\n'), typed: null }
  }
  // Its text may be nested deeper than a stack.
  return { text: Array.isArray(value) ? '[…]' : '{…}', typed: null }
}

/** `1e5` is `100000`. */
function plainDecimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) >= 1 ? BigInt(value).toString() : value.toFixed(20)
}
