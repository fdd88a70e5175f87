import { getOrder, orderKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** Read again each time the dialog opens, which shows a failure itself. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKeys.details(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    refetchOnMount: 'always',
  })
}
