import { dataMutation, dataQuery } from '@loja/data/client'
import { listFeatured, productKeys, setFeatured } from '@loja/data/products'
import { useDataMutation } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useFeatured() {
  return useQuery(dataQuery(productKeys.featured, listFeatured, messages.loadFailed))
}

const change = dataMutation({
  mutationFn: ({ id, featured }: { id: string; featured: boolean }) => setFeatured(id, featured),
  successText: ({ featured }) => (featured ? messages.added : messages.removed),
  errorText: messages.updateFailed,
  invalidates: [productKeys.all],
})

export const useSetFeatured = () => useDataMutation(change)
