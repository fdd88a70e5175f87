import { useState } from 'react'

export interface ListQuery {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Displayed data stays when a request fails. */
export function useLastValue<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

/** An unresolved failure: it stays during retries, so that its button keeps the focus. */
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
