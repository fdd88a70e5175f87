import { listFeatured, productKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useFeatured() {
  return useQuery({
    queryKey: productKeys.featured,
    queryFn: ({ signal }) => listFeatured(signal),
    meta: { errorText: messages.loadFailed },
  })
}
