import { listShipments, type ShipmentPageRequest, shipmentKeys } from '@loja/data'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of the list. While the next one is on its way the last one stays. */
export function useShipmentList(request: ShipmentPageRequest) {
  return useQuery({
    queryKey: shipmentKeys.list(request),
    queryFn: ({ signal }) => listShipments(request, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
