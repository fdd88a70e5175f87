import { getProduct, productKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** One product. That there is none is told in its place, not in a notification. */
export function useProduct(id: string) {
  return useQuery({ queryKey: productKeys.details(id), queryFn: ({ signal }) => getProduct(id, signal) })
}
