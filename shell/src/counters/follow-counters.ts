import { isDataError } from '@loja/data'
import type { CounterData, CountQuery } from '@loja/platform'
import { hashKey, type QueryClient } from '@tanstack/react-query'

/** Between two requests of a counter. */
const PAUSE_MS = 60_000
/** Codes of failures that may pass. After others a counter is not requested again. */
const PASSING: readonly string[] = ['network', 'session', 'busy']

export interface CounterEffects {
  count(query: CountQuery, signal: AbortSignal): Promise<number>
  /** Visible and online. */
  isActive(): boolean
  onActiveChange(listener: () => void): () => void
  /** Counters without a number are missing. */
  show(numbers: ReadonlyMap<CounterData, number>): void
}

/** With the table first, as in the keys of `libs/data`, so that writes invalidate it. */
const keyOf = ({ table, filter = {} }: CountQuery) => [table, 'counter', filter] as const

/**
 * Requests each counter at the start, when the page is active again, and when queries of its table are invalidated: at
 * most once in `PAUSE_MS`, and only while the page is active. @returns stops
 */
export function followCounters(
  queryClient: QueryClient,
  counters: readonly CounterData[],
  { count, isActive, onActiveChange, show }: CounterEffects,
): () => void {
  const cache = queryClient.getQueryCache()
  const queries = new Map(counters.map((counter) => [hashKey(keyOf(counter.count)), counter.count]))
  const askedAt = new Map<string, number>()
  const wanted = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const readyIn = (hash: string) => {
    const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = cache.get(hash)?.state ?? {}
    return Math.max(askedAt.get(hash) ?? 0, dataUpdatedAt, errorUpdatedAt) + PAUSE_MS - Date.now()
  }
  const isRefused = (hash: string) => {
    const error = cache.get(hash)?.state.error
    return isDataError(error) && !PASSING.includes(error.code)
  }
  const request = (hash: string, query: CountQuery) => {
    wanted.delete(hash)
    askedAt.set(hash, Date.now())
    void queryClient.prefetchQuery({
      queryKey: keyOf(query),
      queryFn: ({ signal }) => count(query, signal),
      staleTime: 0,
      gcTime: Number.POSITIVE_INFINITY,
    })
  }
  const requestWanted = () => {
    clearTimeout(timer)
    if (!isActive()) return
    for (const [hash, query] of queries) if (wanted.has(hash) && readyIn(hash) <= 0) request(hash, query)
    if (wanted.size > 0) timer = setTimeout(requestWanted, Math.min(...[...wanted].map(readyIn)))
  }
  const want = (isWanted: (hash: string, query: CountQuery) => boolean) => {
    for (const [hash, query] of queries) if (isWanted(hash, query) && !isRefused(hash)) wanted.add(hash)
    requestWanted()
  }
  const wantOld = () => want((hash) => readyIn(hash) <= 0)
  const publish = () => {
    const numbers = counters.flatMap((counter) => {
      const { status, data } = cache.get(hashKey(keyOf(counter.count)))?.state ?? {}
      return status === 'success' ? [[counter, data as number] as const] : []
    })
    show(new Map(numbers))
  }

  const stopListening = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { queryHash, queryKey } = event.query
    if (event.action.type === 'invalidate') want((_hash, { table }) => table === queryKey[0])
    else if (queries.has(queryHash) && event.action.type !== 'fetch') publish()
  })
  const stopActive = onActiveChange(wantOld)
  publish()
  wantOld()
  return () => {
    clearTimeout(timer)
    stopListening()
    stopActive()
  }
}
