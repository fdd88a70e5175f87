import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { remoteLoader } from './remotes'

/** After this long a module that is still loading says so. */
const SLOW_MS = 3_000

/** Loads the module that renders `section` (e.g. `/admin/orders`), once per page; `refetch` tries again. */
export function useRemote(section: string) {
  const query = useQuery({
    queryKey: ['remote', section],
    queryFn: () => remoteLoader.load(section),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The result holds a component; comparing it field by field is not meant for code.
    structuralSharing: false,
  })
  return { ...query, slow: useSlow(query.isFetching) }
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(
    function markSlow() {
      if (!waiting) return
      const timer = setTimeout(() => setSlow(true), SLOW_MS)
      return () => {
        clearTimeout(timer)
        setSlow(false)
      }
    },
    [waiting],
  )
  return slow
}
