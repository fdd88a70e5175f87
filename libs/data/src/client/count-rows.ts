import { DataError, toDataError } from './data-error'

interface CountResponse {
  count: number | null
  error: { code?: string; message?: string } | null
  status: number
}

/** The exact count of a `head` request. @throws DataError */
export function countOf(operation: string, { count, error, status }: CountResponse): number {
  if (error) throw toDataError(operation, error, status)
  if (count === null) throw new DataError('unknown', operation)
  return count
}
