import type { ListParams } from '@loja/domain/list'
import type { PageRead } from '@loja/platform'
import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { filterOf } from './use-list-params'
import type { ListQuery } from './use-shown-rows'

interface Read<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  errorText?: string
  refetchInterval?: number
}

export interface ListReads<Row, Counts> {
  list: Read<Row[]>
  counts: Read<Counts>
}

interface Options<Row, Counts> extends ListReads<Row, Counts> {
  totalOf: (counts: Counts) => number
  errorText: string
}

export interface ListQueries<Row, Counts = unknown> {
  query: Pick<UseQueryResult<Row[]>, 'isPlaceholderData' | 'isFetchedAfterMount' | 'dataUpdatedAt' | keyof ListQuery>
  rows: Row[] | undefined
  /** All other queries of the page, whose failures are shown and retried with those of the rows. */
  countQueries: ListQuery[]
  counts: Counts | undefined
  /** Absent until it is known for the current filter. */
  total: number | undefined
}

export function firstReads<P extends { page: number }, Filter extends keyof P & string>(
  list: ListParams<P, Filter>,
  readsAt: (params: P, filter: Pick<P, Filter>) => ListReads<unknown, unknown>,
) {
  return (): PageRead[] => Object.values(readsAt(list.initial, filterOf(list, list.initial)))
}

export function useListQueries<Row, Counts>({ list, counts, totalOf, errorText }: Options<Row, Counts>) {
  const query = useRetainedQuery(list, errorText)
  const countQuery = useRetainedQuery(counts, errorText)
  const { data, isPlaceholderData } = countQuery
  return {
    query,
    rows: query.data,
    countQuery,
    countQueries: [countQuery],
    counts: data,
    total: data === undefined || isPlaceholderData ? undefined : totalOf(data),
  } satisfies ListQueries<Row, Counts> & { countQuery: UseQueryResult<Counts> }
}

function useRetainedQuery<Data>({ errorText, ...read }: Read<Data>, listErrorText: string): UseQueryResult<Data> {
  return useQuery<Data>({
    ...read,
    // Its type does not allow for a `Data` that is a function.
    placeholderData: keepPreviousData as never,
    meta: { errorText: errorText ?? listErrorText },
  })
}
