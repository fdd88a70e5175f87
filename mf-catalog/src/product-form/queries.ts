import { dataMutation, dataQuery } from '@loja/data/client'
import { dashboardKeys } from '@loja/data/dashboard'
import {
  getProduct,
  insertProduct,
  type ProductDetails,
  productKeys,
  type StoredProduct,
  updateProduct,
} from '@loja/data/products'
import type { ProductDraft } from '@loja/domain/products'
import { useDataMutation } from '@loja/ui/parts'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

const MUTATION_KEY = [...productKeys.all, 'save']

export function useProduct(id: string) {
  return useQuery(productQuery(id))
}

export function productQuery(id: string) {
  return dataQuery(productKeys.details(id), (signal) => getProduct(id, signal))
}

export interface ProductSave {
  id: string
  version: number
  draft: ProductDraft
  patch: Partial<ProductDraft>
  names: Pick<ProductDetails, 'categoryName' | 'brandName'>
  onSaved: (stored: StoredProduct) => void
}

export function useStoreProduct() {
  const queryClient = useQueryClient()
  const { mutate } = useDataMutation({
    ...dataMutation({
      mutationFn: async ({ id, version, draft, patch, names, onSaved }: ProductSave) => {
        const stored =
          version === 0 ? await insertProduct(id, draft) : await updateProduct({ id, version, patch, cost: draft.cost })
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
