export { type OrderShipping, type ShippingState, shipOrder, shippingConflictOf } from './ship-order'
export { getShipment, type ShipmentDetails, type TrackingEvent } from './shipment-details'
export {
  countShipments,
  listShipmentCarriers,
  listShipments,
  type OrderWithoutCode,
  type ShipmentCounts,
  type ShipmentListRow,
  type ShipmentPageRequest,
  shipmentKeys,
  type TrackingRow,
} from './shipments'
export {
  otherOrderOf,
  type ShipmentCode,
  setTrackingCode,
  type TrackingCodeChange,
  trackingCodeConflictOf,
} from './tracking-codes'
export { deleteTrackingEvent, saveTrackingEvent, type TrackingEventDraft } from './tracking-events'
export {
  type AppliedTrackingCode,
  applyTrackingCodes,
  previewTrackingCodes,
  type TrackingCodeLine,
  type TrackingCodePreview,
} from './tracking-lists'
