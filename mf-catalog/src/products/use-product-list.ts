import { listProducts, type ProductPageRequest, productKeys } from '@loja/data'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of products. While the next one is on its way the last one stays. */
export function useProductList(request: ProductPageRequest) {
  return useQuery({
    queryKey: productKeys.list(request),
    queryFn: ({ signal }) => listProducts(request, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
