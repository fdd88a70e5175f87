/** Wire values of `tracking_shipments.state` and `tracking_events.status`, in the order of a parcel's way. */
export const SHIPMENT_STATES = [
  'aguardando',
  'postado',
  'em_transito',
  'saiu_para_entrega',
  'entregue',
  'problema',
] as const

export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export function toShipmentState(value: string): ShipmentState {
  return SHIPMENT_STATES.find((state) => state === value) ?? 'em_transito'
}
