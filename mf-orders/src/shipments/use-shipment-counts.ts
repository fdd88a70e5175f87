import { countShipments, shipmentKeys } from '@loja/data'
import type { ShipmentFilter } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact counts by state under the rest of the filter: for the cards, the header and the pager. */
export function useShipmentCounts(filter: ShipmentFilter) {
  return useQuery({
    queryKey: shipmentKeys.counts(filter),
    queryFn: ({ signal }) => countShipments(filter, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
