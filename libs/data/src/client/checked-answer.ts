import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { DataError } from './data-error'

/**
 * An answer that the types of the schema say too little about (`jsonb`, or a row of figures that must not be missing),
 * in the shape that the page works with.
 * @throws DataError `invalid` when it has another shape
 */
export function checkedAnswer<Shape extends GenericSchema>(
  operation: string,
  shape: Shape,
  answer: unknown,
): InferOutput<Shape> {
  const checked = safeParse(shape, answer)
  // The cause names places alone: what stands there may be a customer's.
  if (!checked.success) {
    throw new DataError(
      'invalid',
      operation,
      checked.issues.map((issue) => getDotPath(issue)),
    )
  }
  return checked.output
}

/** The one row that a function answers. @throws DataError `invalid` when there is none */
export function oneRow<Row>(operation: string, rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new DataError('invalid', operation)
  return row
}
