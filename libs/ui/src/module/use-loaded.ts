import { useQuery } from '@tanstack/react-query'

interface Options<Part> {
  /** Of the part, unlike any other's. */
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
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['part', name],
    queryFn: async () => ({ part: await load() }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // What it holds is code; comparing that field by field means nothing.
    structuralSharing: false,
  })
  return { part: data?.part, isError, isFetching, retry: () => void refetch() }
}
