import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListQuery } from './use-shown-rows'

interface Read<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  errorText?: string
}

interface Options<Row, Counts> {
  list: Read<Row[]>
  counts: Read<Counts>
  totalOf: (counts: Counts) => number
  errorText: string
}

export interface ListQueries<Row, Counts = unknown> {
  query: Pick<UseQueryResult<Row[]>, 'isPlaceholderData' | 'dataUpdatedAt' | keyof ListQuery>
  /** Rows of the previous page while the next one is being read. */
  rows: Row[] | undefined
  /** All other queries of the page, whose failures are shown and retried with those of the rows. */
  countQueries: ListQuery[]
  counts: Counts | undefined
  /** Absent until it is known for the current filter. */
  total: number | undefined
}

export function useListQueries<Row, Counts>({ list, counts, totalOf, errorText }: Options<Row, Counts>) {
  const query = useKeptQuery(list, errorText)
  const countQuery = useKeptQuery(counts, errorText)
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

function useKeptQuery<Data>({ queryKey, queryFn, errorText }: Read<Data>, listErrorText: string): UseQueryResult<Data> {
  return useQuery<Data>({
    queryKey,
    queryFn,
    // Its type does not allow for a `Data` that is a function.
    placeholderData: keepPreviousData as never,
    meta: { errorText: errorText ?? listErrorText },
  })
}
