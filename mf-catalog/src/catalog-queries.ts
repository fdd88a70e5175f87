import { brandKeys, categoryKeys, listAllCategories, listBrands, listCategories } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** The categories that a product can be put into. @param errorText shown when they cannot be read */
export function useCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.active,
    queryFn: ({ signal }) => listCategories(signal),
    meta: { errorText },
  })
}

/** All categories, inactive ones too. @param errorText shown when they cannot be read */
export function useAllCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.withInactive,
    queryFn: ({ signal }) => listAllCategories(signal),
    meta: { errorText },
  })
}

/** The brands by name. @param errorText shown when they cannot be read */
export function useBrands(errorText: string) {
  return useQuery({
    queryKey: brandKeys.list,
    queryFn: ({ signal }) => listBrands(signal),
    meta: { errorText },
  })
}
