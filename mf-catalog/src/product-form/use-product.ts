import { getProduct, productKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

export function useProduct(id: string) {
  return useQuery({ queryKey: productKeys.details(id), queryFn: ({ signal }) => getProduct(id, signal) })
}
