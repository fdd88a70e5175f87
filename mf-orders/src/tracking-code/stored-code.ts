import type { OrderDetails } from '@loja/data/orders'
import type { ShipmentCode } from '@loja/data/shipments'

/** The values that a write compares: those of the newest shipment with a code, else of the newest one. */
export function storedCode({ trackingCodes, plannedCarrier }: OrderDetails): ShipmentCode {
  return trackingCodes[0] ?? { code: null, carrier: plannedCarrier }
}
