import { listFeatured, productKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** The products in the shop window, newest first (FEAT-01). */
export function useFeatured() {
  return useQuery({
    queryKey: productKeys.featured,
    queryFn: ({ signal }) => listFeatured(signal),
    meta: { errorText: messages.loadFailed },
  })
}
