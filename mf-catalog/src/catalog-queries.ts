import { brandKeys, categoryKeys, listAllCategories, listBrands, listCategories } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

export function useCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.active,
    queryFn: ({ signal }) => listCategories(signal),
    meta: { errorText },
  })
}

/** Includes inactive categories. @param errorText if they cannot be read */
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
