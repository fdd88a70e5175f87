import { dataMutation, isDataError } from '@loja/data/client'
import {
  countShipments,
  deleteTrackingEvent,
  getShipment,
  listShipmentCarriers,
  listShipments,
  type ShipmentCounts,
  saveTrackingEvent,
  shipmentKeys,
  type TrackingRow,
} from '@loja/data/shipments'
import {
  resolveShipmentFilter,
  SHIPMENT_STATES,
  type ShipmentFilter,
  type ShipmentListParams,
  shipmentListParams,
} from '@loja/domain/shipments'
import { firstReads, type ListReads, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'
import { messages as shipmentMessages } from './shipment/messages'

function readsOf(
  { sort, page, pageSize }: ShipmentListParams,
  filter: ShipmentFilter,
): ListReads<TrackingRow, ShipmentCounts> {
  const request = { ...filter, sort, page, pageSize }
  return {
    list: { queryKey: shipmentKeys.list(request), queryFn: ({ signal }) => listShipments(request, signal) },
    counts: { queryKey: shipmentKeys.counts(filter), queryFn: ({ signal }) => countShipments(filter, signal) },
  }
}

export const firstShipmentReads = firstReads(shipmentListParams, (params, filter) =>
  readsOf(params, resolveShipmentFilter(filter)),
)

export function useShipmentQueries(params: ShipmentListParams, typed: ShipmentFilter) {
  const filter = useMemo(() => resolveShipmentFilter(typed), [typed])
  return useListQueries({
    ...readsOf(params, filter),
    totalOf: (counts) => totalOf(counts, filter),
    errorText: messages.loadFailed,
  })
}

function totalOf(counts: ShipmentCounts, { state }: Pick<ShipmentFilter, 'state'>): number {
  return state ? counts[state] : sumOf(counts)
}

export async function countShipped(params: ShipmentListParams, signal: AbortSignal): Promise<number> {
  return totalOf(await countShipments(resolveShipmentFilter(params), signal), params)
}

function sumOf(counts: ShipmentCounts): number {
  return SHIPMENT_STATES.reduce((sum, state) => sum + counts[state], 0)
}

/** After a failure the filter offers the one of the address. */
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
  // The form shows a conflict itself.
  errorText: (error) => (isDataError(error) && error.code === 'conflict' ? null : shipmentMessages.saveFailed(error)),
  invalidates: [shipmentKeys.all],
})

export const eventDeletion = dataMutation({
  mutationFn: deleteTrackingEvent,
  errorText: shipmentMessages.deleteFailed,
  invalidates: [shipmentKeys.all],
})
