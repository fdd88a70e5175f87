import { dataMutation, productKeys, setFeatured } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface Change {
  id: string
  featured: boolean
}

/** Puts a product into the shop window or takes it out; pending until the window has been read again. */
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
