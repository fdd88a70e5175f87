import type { GenericSchema, InferOutput } from 'valibot'
import { checkedAnswer } from './checked-answer'
import { DataError } from './data-error'

/** What a batch of an export begins after: its last row. */
export interface BatchCursor {
  /** ISO 8601. */
  createdAt: string
  id: string
}

interface Batch<Row> {
  rows: Row[]
  /** Null when there are none. */
  last: BatchCursor | null
}

/**
 * The rows of a function that answers them as a JSON array within one text (`list_order_batch`), so that no server on
 * their way takes them apart.
 * @param shape of one row. The last is held against it: one statement made them all, and a check of each would cost as much
 * as reading them
 * @throws DataError `invalid` when they have another shape
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
    // Somebody else's answer; the text itself may hold customers' data.
    return undefined
  }
}
