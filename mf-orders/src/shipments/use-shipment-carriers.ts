import { listShipmentCarriers, shipmentKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** Names of the carriers that shipments have. Without them the filter offers what the address names; nothing else is lost. */
export function useShipmentCarriers() {
  return useQuery({ queryKey: shipmentKeys.carriers, queryFn: ({ signal }) => listShipmentCarriers(signal) })
}
