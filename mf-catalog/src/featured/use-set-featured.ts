import { dataMutation, productKeys, setFeatured } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface Change {
  id: string
  featured: boolean
}

export function useSetFeatured() {
  return useDataMutation(
    dataMutation({
      mutationFn: ({ id, featured }: Change) => setFeatured(id, featured),
      successText: ({ featured }) => (featured ? messages.added : messages.removed),
      errorText: messages.updateFailed,
      invalidates: [productKeys.all],
    }),
  )
}
