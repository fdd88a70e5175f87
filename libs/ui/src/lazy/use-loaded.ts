import { useQuery } from '@tanstack/react-query'

/** Releases must not share code. */
const OWN_COPY = Math.random()

interface Options<Part> {
  name: string
  load: () => Promise<Part>
  wanted?: boolean
}

/** A part in a chunk of its own. `React.lazy` never retries. */
export function useLoaded<Part>({ name, load, wanted = true }: Options<Part>) {
  const { data, isError, error, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['part', OWN_COPY, name],
    queryFn: async () => ({ part: await load() }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Its data is code, which must not be compared by field.
    structuralSharing: false,
  })
  return { part: data?.part, isError, error, isFetching, failures: errorUpdateCount, retry: () => void refetch() }
}
