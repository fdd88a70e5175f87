import type { GenericSchema, InferOutput } from 'valibot'
import { checkedAnswer } from './checked-answer'
import { DataError } from './data-error'

export interface BatchCursor {
  createdAt: string
  id: string
}

interface Batch<Row> {
  rows: Row[]
  last: BatchCursor | null
}

/**
 * Rows of a function that returns them as JSON in one text, which no server on the way parses: as objects
 * (`list_order_batch`) or as a list for each column (`list_product_batch`).
 * @param shape of one row. Only the last row is validated: one statement made them all, and validation costs as much as
 * parsing
 * @throws DataError `invalid` for another shape
 */
export function answeredBatch<Shape extends GenericSchema<{ id: string; created_at: string }>>(
  operation: string,
  shape: Shape,
  answer: unknown,
): Batch<InferOutput<Shape>> {
  const rows = typeof answer === 'string' ? rowsIn(answer) : undefined
  if (!rows) throw new DataError('invalid', operation)
  if (rows.length === 0) return { rows: [], last: null }
  const { created_at: createdAt, id } = checkedAnswer(operation, shape, rows.at(-1))
  return { rows: rows as InferOutput<Shape>[], last: { createdAt, id } }
}

function rowsIn(text: string): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : rowsOf(Object.entries(read as Record<string, unknown>))
  } catch {
    // The text may hold customers' data: do not put it into the error.
    return undefined
  }
}

/** @param columns equally long lists, or null without rows */
function rowsOf(columns: [name: string, values: unknown][]): unknown[] | undefined {
  const lists = columns.map(([, values]) => values ?? [])
  const [first] = lists
  if (!Array.isArray(first)) return undefined
  const count = first.length
  if (!lists.every((list): list is unknown[] => Array.isArray(list) && list.length === count)) return undefined
  const names = columns.map(([name]) => name)
  // Copied for each row: V8 makes hash tables of objects that get many properties one by one, but not in `JSON.parse`.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as object
  return Array.from({ length: count }, (_, n) => {
    const row: Record<string, unknown> = { ...empty }
    for (const [at, name] of names.entries()) row[name] = lists[at]?.[n]
    return row
  })
}
