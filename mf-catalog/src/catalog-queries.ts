import {
  brandKeys,
  categoryKeys,
  listAllCategories,
  listBrands,
  listCategories,
  listProducts,
  productKeys,
} from '@loja/data/products'
import type { ProductListParams } from '@loja/domain/products'
import { useQuery } from '@tanstack/react-query'

export function productPage(request: ProductListParams) {
  return {
    queryKey: productKeys.list(request),
    queryFn: ({ signal }: { signal: AbortSignal }) => listProducts(request, signal),
  }
}

export function useCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.active,
    queryFn: ({ signal }) => listCategories(signal),
    meta: { errorText },
  })
}

/** @param errorText if they cannot be read */
export function useAllCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.withInactive,
    queryFn: ({ signal }) => listAllCategories(signal),
    meta: { errorText },
  })
}

export function useBrands(errorText: string) {
  return useQuery({
    queryKey: brandKeys.list,
    queryFn: ({ signal }) => listBrands(signal),
    meta: { errorText },
  })
}
