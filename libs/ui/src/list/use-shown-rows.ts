import { useState } from 'react'

/** What a page knows of a request: the part of a query's result that is drawn. */
export interface ListQuery {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The last value that there was, while there is none: what was on the screen stays when a request fails. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

/**
 * A failure that nothing has made good yet: it stays while the requests are tried again, so that its button keeps its
 * place and the focus. Absent when every request has its answer.
 */
export function useUnsettledFailure(queries: ListQuery[]): { busy: boolean; onRetry: () => void } | undefined {
  const [retrying, setRetrying] = useState(false)
  const failed = queries.filter((query) => query.isError)
  const busy = queries.some((query) => query.isFetching)
  if (retrying && !busy) setRetrying(false)
  if (failed.length === 0 && !retrying) return undefined
  const onRetry = () => {
    setRetrying(true)
    for (const query of failed) void query.refetch()
  }
  return { busy, onRetry }
}
