import type { ListParams } from '@loja/domain/list'
import type { PageRead } from '@loja/platform'
import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { filterOf } from './use-list-params'
import type { ListQuery } from './use-shown-rows'
import type { ListViews } from './views/list-views'

interface Read<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  errorText?: string
  refetchInterval?: number
}

interface ListSource<P extends { page: number }, Filter extends keyof P & string, Row, Counts> {
  list: ListParams<P, Filter>
  reads: (params: P, filter: Pick<P, Filter>) => { list: Read<Row[]>; counts: Read<Counts> }
  totalOf: (counts: Counts, params: P) => number
  errorText: string
  /** `count` if the total needs another request for some filters. */
  views: Omit<ListViews<P>, 'count'> & Partial<Pick<ListViews<P>, 'count'>>
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

/** What a list reads: for its page, before that is opened, and for the counts of its views. */
export function listSource<P extends { page: number }, Filter extends keyof P & string, Row, Counts>(
  source: ListSource<P, Filter, Row, Counts>,
) {
  const { list, reads, totalOf } = source
  const readsAt = (params: P) => reads(params, filterOf(list, params))
  const views: ListViews<P> = {
    count: async (params, signal) => totalOf(await readsAt(params).counts.queryFn({ signal }), params),
    ...source.views,
  }
  return { ...source, firstReads: (): PageRead[] => Object.values(readsAt(list.initial)), views }
}

export function useListQueries<P extends { page: number }, Filter extends keyof P & string, Row, Counts>(
  { reads, totalOf, errorText }: Pick<ListSource<P, Filter, Row, Counts>, 'reads' | 'totalOf' | 'errorText'>,
  { params, filter }: { params: P; filter: Pick<P, Filter> },
) {
  const { list, counts } = reads(params, filter)
  const query = useRetainedQuery(list, errorText)
  const countQuery = useRetainedQuery(counts, errorText)
  const { data, isPlaceholderData } = countQuery
  return {
    query,
    rows: query.data,
    countQuery,
    countQueries: [countQuery],
    counts: data,
    total: data === undefined || isPlaceholderData ? undefined : totalOf(data, params),
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
