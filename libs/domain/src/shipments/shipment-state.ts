/** Values of `tracking_shipments.state` and `tracking_events.status`, in the order of a parcel's way. Wire values. */
export const SHIPMENT_STATES = [
  'aguardando',
  'postado',
  'em_transito',
  'saiu_para_entrega',
  'entregue',
  'problema',
] as const

export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** The state that a stored value is shown as; one that this version does not know is `em_transito`: something happened. */
export function toShipmentState(value: string): ShipmentState {
  return SHIPMENT_STATES.find((state) => state === value) ?? 'em_transito'
}
