import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { DataError, type DataErrorCode } from './data-error'

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

/** @param code of the `DataError` without a row */
export function oneRow<Row>(operation: string, rows: readonly Row[], code: DataErrorCode = 'invalid'): Row {
  const [row] = rows
  if (row === undefined) throw new DataError(code, operation)
  return row
}
