import { getShipment, shipmentKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** One shipment for its dialog, which shows a failure itself. Asked for anew each time the dialog opens. */
export function useShipment(id: string) {
  return useQuery({
    queryKey: shipmentKeys.details(id),
    queryFn: ({ signal }) => getShipment(id, signal),
    refetchOnMount: 'always',
  })
}
