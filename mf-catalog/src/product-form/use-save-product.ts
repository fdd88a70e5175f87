import {
  dashboardKeys,
  dataMutation,
  insertProduct,
  type ProductDetails,
  productKeys,
  type StoredProduct,
  updateProduct,
} from '@loja/data'
import type { ProductDraft } from '@loja/domain'
import { useDataMutation } from '@loja/ui'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

const MUTATION_KEY = [...productKeys.all, 'save']

/** One product to store; version 0 for one that is new. */
export interface ProductSave {
  id: string
  version: number
  draft: ProductDraft
  /** The changed fields of a product that is stored already. */
  patch: Partial<ProductDraft>
  /** What category and brand are called, to be shown until the product is read again. */
  names: Pick<ProductDetails, 'categoryName' | 'brandName'>
  /** Called as soon as it is stored, before the lists are read again. */
  onSaved: (stored: StoredProduct) => void
}

/** Saves a product. One save at a time, in the whole page: a second click while one is on its way does nothing. */
export function useSaveProduct() {
  const queryClient = useQueryClient()
  const { mutate } = useDataMutation({
    ...dataMutation({
      mutationFn: async ({ id, version, draft, patch, names, onSaved }: ProductSave) => {
        const stored = version === 0 ? await insertProduct(id, draft) : await updateProduct({ id, version, patch })
        queryClient.setQueryData<ProductDetails>(productKeys.details(id), { ...stored, ...names })
        onSaved(stored)
      },
      successText: ({ version }) => (version === 0 ? messages.created : messages.saved),
      errorText: messages.saveFailed,
      invalidates: [productKeys.all, dashboardKeys.summary],
    }),
    mutationKey: MUTATION_KEY,
  })
  const save = (product: ProductSave, onError: (error: unknown) => void) => {
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutate(product, { onError })
  }
  return { save, saving: useIsMutating({ mutationKey: MUTATION_KEY }) > 0 }
}
