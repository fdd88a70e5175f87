import {
  countShipments,
  dataMutation,
  deleteTrackingEvent,
  getShipment,
  isDataError,
  listShipmentCarriers,
  listShipments,
  type ShipmentCounts,
  saveTrackingEvent,
  shipmentKeys,
} from '@loja/data'
import { resolveShipmentFilter, SHIPMENT_STATES, type ShipmentFilter, type ShipmentListParams } from '@loja/domain'
import { useListQueries } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'
import { messages as shipmentMessages } from './shipment/messages'

/** One page of shipments or of orders without a code, and the counts by state under the rest of the filter. */
export function useShipmentQueries({ sort, page, pageSize }: ShipmentListParams, typed: ShipmentFilter) {
  const filter = useMemo(() => resolveShipmentFilter(typed), [typed])
  const request = { ...filter, sort, page, pageSize }
  const queries = useListQueries({
    list: { queryKey: shipmentKeys.list(request), queryFn: ({ signal }) => listShipments(request, signal) },
    counts: { queryKey: shipmentKeys.counts(filter), queryFn: ({ signal }) => countShipments(filter, signal) },
    totalOf: (counts) => (filter.state ? counts[filter.state] : sumOf(counts)),
    errorText: messages.loadFailed,
  })
  return { ...queries, sum: queries.counts && sumOf(queries.counts) }
}

function sumOf(counts: ShipmentCounts): number {
  return SHIPMENT_STATES.reduce((sum, state) => sum + counts[state], 0)
}

/** Names of the carriers. After a failure the filter offers the one of the address. */
export function useShipmentCarriers() {
  return useQuery({ queryKey: shipmentKeys.carriers, queryFn: ({ signal }) => listShipmentCarriers(signal) })
}

/** Read each time the dialog opens, which shows a failure itself. */
export function useShipment(id: string) {
  return useQuery({
    queryKey: shipmentKeys.details(id),
    queryFn: ({ signal }) => getShipment(id, signal),
    refetchOnMount: 'always',
  })
}

export const eventSave = dataMutation({
  mutationFn: saveTrackingEvent,
  successText: shipmentMessages.saved,
  // The form shows a conflict itself.
  errorText: (error) => (isDataError(error) && error.code === 'conflict' ? null : shipmentMessages.saveFailed(error)),
  invalidates: [shipmentKeys.all],
})

export const eventDeletion = dataMutation({
  mutationFn: deleteTrackingEvent,
  successText: shipmentMessages.deleted,
  errorText: shipmentMessages.deleteFailed,
  invalidates: [shipmentKeys.all],
})
