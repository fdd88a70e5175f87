import type { z } from 'zod/mini'
import { DataError } from './data-error'

/**
 * An answer that the types of the schema say too little about (`jsonb`, or a row of figures that must not be missing),
 * in the shape that the page works with.
 * @throws DataError `invalid` when it has another shape
 */
export function checkedAnswer<Shape extends z.ZodMiniType>(
  operation: string,
  shape: Shape,
  answer: unknown,
): z.infer<Shape> {
  const checked = shape.safeParse(answer)
  // The cause names places alone: what stands there may be a customer's.
  if (!checked.success)
    throw new DataError(
      'invalid',
      operation,
      checked.error.issues.map(({ path }) => path.join('.')),
    )
  return checked.data
}

/** The one row that a function answers. @throws DataError `invalid` when there is none */
export function oneRow<Row>(operation: string, rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new DataError('invalid', operation)
  return row
}
