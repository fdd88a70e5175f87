import type { QueryKey, QueryMeta } from '@tanstack/react-query'

/** @param errorText of the notice of a failure; none if the page shows it by itself */
export const dataQuery = <Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  errorText?: QueryMeta['errorText'],
) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
  ...(errorText && { meta: { errorText } }),
})
