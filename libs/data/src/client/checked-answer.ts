import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { DataError } from './data-error'

/** @throws DataError `invalid` for another shape */
export function checkedAnswer<Shape extends GenericSchema>(
  operation: string,
  shape: Shape,
  answer: unknown,
): InferOutput<Shape> {
  const checked = safeParse(shape, answer)
  // Only paths: values may be customers' data.
  if (!checked.success) {
    throw new DataError(
      'invalid',
      operation,
      checked.issues.map((issue) => getDotPath(issue)),
    )
  }
  return checked.output
}

export function oneRow<Row>(operation: string, rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new DataError('invalid', operation)
  return row
}
