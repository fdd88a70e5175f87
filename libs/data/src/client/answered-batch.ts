import type { GenericSchema, InferOutput } from 'valibot'
import { checkedAnswer } from './checked-answer'
import { DataError } from './data-error'

/** Last row of a batch; the next one starts after it. */
export interface BatchCursor {
  createdAt: string
  id: string
}

interface Batch<Row> {
  rows: Row[]
  last: BatchCursor | null
}

/**
 * Rows of a function that returns them as JSON in one text (`list_order_batch`), which no server on the way parses.
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
    return Array.isArray(read) ? read : undefined
  } catch {
    // The text may hold customers' data: do not put it into the error.
    return undefined
  }
}
