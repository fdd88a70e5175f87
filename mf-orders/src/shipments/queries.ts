import { dataMutation, dataQuery, isDataError } from '@loja/data/client'
import {
  countShipments,
  deleteTrackingEvent,
  getShipment,
  listShipmentCarriers,
  listShipments,
  type ShipmentCounts,
  saveTrackingEvent,
  shipmentKeys,
} from '@loja/data/shipments'
import { resolveShipmentFilter, SHIPMENT_STATES, shipmentListParams } from '@loja/domain/shipments'
import { listSource } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'
import { messages as shipmentMessages } from './shipment/messages'

export const SHIPMENTS = listSource({
  list: shipmentListParams,
  reads: ({ sort, page, pageSize }, typed) => {
    const filter = resolveShipmentFilter(typed)
    const request = { ...filter, sort, page, pageSize }
    return {
      list: dataQuery(shipmentKeys.list(request), (signal) => listShipments(request, signal)),
      counts: dataQuery(shipmentKeys.counts(filter), (signal) => countShipments(filter, signal)),
    }
  },
  totalOf: (counts, { state }) => (state ? counts[state] : sumOf(counts)),
  errorText: messages.loadFailed,
  views: {
    list: 'tracking',
    ready: [
      { key: 'sem-codigo', name: messages.states.sem_codigo, address: 'estado=sem_codigo' },
      { key: 'parados', name: messages.stalled, address: 'parado=7&ordem=mais-antigos' },
    ],
    countsKey: shipmentKeys.all,
  },
})

function sumOf(counts: ShipmentCounts): number {
  return SHIPMENT_STATES.reduce((sum, state) => sum + counts[state], 0)
}

/** After a failure the filter offers the one of the address. */
export function useShipmentCarriers() {
  return useQuery(dataQuery(shipmentKeys.carriers, listShipmentCarriers))
}

/** Read each time the dialog opens, which shows a failure itself. */
export function useShipment(id: string) {
  return useQuery({
    ...dataQuery(shipmentKeys.details(id), (signal) => getShipment(id, signal)),
    refetchOnMount: 'always',
  })
}

export const eventSave = dataMutation({
  mutationFn: saveTrackingEvent,
  // The form shows a conflict itself.
  errorText: (error) => (isDataError(error, 'conflict') ? null : shipmentMessages.saveFailed(error)),
  invalidates: [shipmentKeys.all],
})

export const eventDeletion = dataMutation({
  mutationFn: deleteTrackingEvent,
  errorText: shipmentMessages.deleteFailed,
  invalidates: [shipmentKeys.all],
})
