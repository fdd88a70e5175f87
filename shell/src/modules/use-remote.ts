import { useSlow } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { loadModule } from './remotes'

/** Loads the module that renders `section` (e.g. `/admin/orders`), once per page; `refetch` tries again. */
export function useRemote(section: string) {
  const query = useQuery({
    queryKey: ['remote', section],
    queryFn: () => loadModule(section),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The result holds a component; comparing it field by field is not meant for code.
    structuralSharing: false,
  })
  return { ...query, slow: useSlow(query.isFetching) }
}
