import { dataQuery, isDataError } from '@loja/data/client'
import { WORK_SOURCES, workKeys } from '@loja/data/dashboard'
import type { CounterData, CountQuery } from '@loja/platform'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

const PAUSE_MS = 60_000
const OWN_PAUSE_MS = 1000
/** Codes of failures that may pass. After others a counter is not requested again. */
const PASSING: readonly string[] = ['network', 'session', 'busy']

export interface CounterEffects {
  count(query: CountQuery, signal: AbortSignal): Promise<number>
  readWork(signal: AbortSignal): Promise<Readonly<Record<string, number>>>
  isActive(): boolean
  onActiveChange(listener: () => void): () => void
  show(numbers: ReadonlyMap<CounterData, number>): void
}

interface Source {
  key: QueryKey
  /** First elements of the keys of `libs/data` whose writes may change the number. */
  tables: readonly string[]
  read(signal: AbortSignal): Promise<unknown>
}

/** At most once in `PAUSE_MS`, except after a write of the tab, and only while the page is active. @returns stops */
export function followCounters(
  queryClient: QueryClient,
  counters: readonly CounterData[],
  { count, readWork, isActive, onActiveChange, show }: CounterEffects,
): () => void {
  const cache = queryClient.getQueryCache()
  const sourceOf = ({ work, count: query }: CounterData): Source =>
    work === undefined
      ? {
          key: [query.table, 'counter', query.filter ?? {}],
          tables: [query.table],
          read: (signal) => count(query, signal),
        }
      : { key: workKeys.all, tables: WORK_SOURCES, read: readWork }
  const hashOf = (counter: CounterData) => hashKey(sourceOf(counter).key)
  const sources = new Map(counters.map((counter) => [hashOf(counter), sourceOf(counter)]))
  const askedAt = new Map<string, number>()
  const wanted = new Set<string>()
  const urgent = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const readyIn = (hash: string) => {
    const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = cache.get(hash)?.state ?? {}
    const pauseMs = urgent.has(hash) ? OWN_PAUSE_MS : PAUSE_MS
    return Math.max(askedAt.get(hash) ?? 0, dataUpdatedAt, errorUpdatedAt) + pauseMs - Date.now()
  }
  const isRefused = (hash: string) => {
    const error = cache.get(hash)?.state.error
    return isDataError(error) && !PASSING.includes(error.code)
  }
  const request = (hash: string, { key, read }: Source) => {
    wanted.delete(hash)
    urgent.delete(hash)
    askedAt.set(hash, Date.now())
    void queryClient.prefetchQuery({ ...dataQuery(key, read), staleTime: 0, gcTime: Number.POSITIVE_INFINITY })
  }
  const requestWanted = () => {
    clearTimeout(timer)
    if (!isActive()) return
    for (const [hash, source] of sources) if (wanted.has(hash) && readyIn(hash) <= 0) request(hash, source)
    if (wanted.size > 0) timer = setTimeout(requestWanted, Math.min(...[...wanted].map(readyIn)))
  }
  const want = (isWanted: (hash: string, source: Source) => boolean) => {
    for (const [hash, source] of sources) if (isWanted(hash, source) && !isRefused(hash)) wanted.add(hash)
    requestWanted()
  }
  const wantWritten = (written: readonly QueryKey[]) =>
    want((hash, { tables }) => {
      const isWritten = written.some(([table]) => tables.includes(table as string))
      if (isWritten) urgent.add(hash)
      return isWritten
    })
  const wantOld = () => want((hash) => readyIn(hash) <= 0)
  const publish = () => {
    const numbers = counters.flatMap((counter) => {
      const { status, data } = cache.get(hashOf(counter))?.state ?? {}
      const n = counter.work === undefined ? data : (data as Record<string, number> | undefined)?.[counter.work]
      return status === 'success' && n !== undefined ? [[counter, n as number] as const] : []
    })
    show(new Map(numbers))
  }

  const stopListening = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { queryHash, queryKey } = event.query
    if (event.action.type === 'invalidate') want((_hash, { tables }) => tables.includes(queryKey[0] as string))
    else if (sources.has(queryHash) && event.action.type !== 'fetch') publish()
  })
  const stopWrites = queryClient.getMutationCache().subscribe((event) => {
    // After a failure too: the response may have been lost.
    if (event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error'))
      wantWritten(event.mutation.meta?.invalidates ?? [])
  })
  const stopActive = onActiveChange(wantOld)
  publish()
  wantOld()
  return () => {
    clearTimeout(timer)
    stopListening()
    stopWrites()
    stopActive()
  }
}
