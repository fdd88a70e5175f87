import { dataQuery } from '@loja/data/client'
import { getOrder, orderKeys } from '@loja/data/orders'
import { useQuery } from '@tanstack/react-query'

export function orderQuery(id: string) {
  return dataQuery(orderKeys.details(id), (signal) => getOrder(id, signal))
}

/** Read each time a dialog opens, which shows a failure itself. */
export function useOrder(id: string) {
  return useQuery({ ...orderQuery(id), refetchOnMount: 'always' })
}
