import { getOrder, orderKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** One order for its dialog, which shows a failure itself. Asked for anew each time the dialog opens. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKeys.details(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    refetchOnMount: 'always',
  })
}
