import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { LoadFailure } from '../feedback/LoadFailure'
import { WaitingLines } from '../waiting/WaitingLines'
import { messages } from './messages'

interface Props {
  /** Of the page, unlike any other's. */
  name: string
  /** Imports it; asked again when the network lost it, which `React.lazy` never is. */
  load: () => Promise<ComponentType>
}

/** A page with a chunk of its own, which is loaded when somebody first opens it. */
export function LazyPage({ name, load }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['page', name],
    queryFn: async () => ({ Page: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <data.Page />
  if (isError) return <LoadFailure text={messages.pageFailed} busy={isFetching} onRetry={() => void refetch()} />
  return <WaitingLines label={messages.loadingPage} lines={12} />
}
