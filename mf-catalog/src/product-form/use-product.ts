import { getProduct, productKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** `not-found` is shown in the page, not in a notification. */
export function useProduct(id: string) {
  return useQuery({ queryKey: productKeys.details(id), queryFn: ({ signal }) => getProduct(id, signal) })
}
