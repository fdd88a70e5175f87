import { useQuery } from '@tanstack/react-query'

/** Of this copy of the code: each release brings its own, and must not be given what another one has loaded. */
const OWN_COPY = Math.random()

interface Options<Part> {
  /** Of the part, unlike any other's of the same release. */
  name: string
  /** Imports it. */
  load: () => Promise<Part>
  /** False until it is needed. */
  wanted?: boolean
}

/**
 * A part of a page with a chunk of its own, once per page. Not `React.lazy`, which never asks again for what the network
 * lost.
 */
export function useLoaded<Part>({ name, load, wanted = true }: Options<Part>) {
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['part', OWN_COPY, name],
    queryFn: async () => ({ part: await load() }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // What it holds is code; comparing that field by field means nothing.
    structuralSharing: false,
  })
  return { part: data?.part, isError, isFetching, failures: errorUpdateCount, retry: () => void refetch() }
}
