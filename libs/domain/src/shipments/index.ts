export {
  type CorreiosService,
  carrierLink,
  carrierOfCode,
  correiosService,
  KNOWN_CARRIERS,
  type KnownCarrier,
  knownCarrier,
} from './carriers'
export { type CodeDoubt, codeDoubt } from './code-doubt'
export {
  limitShipmentSearch,
  resolveShipmentFilter,
  SHIPMENT_FILTER_STATES,
  type ShipmentFilter,
  type ShipmentFilterState,
  type ShipmentSort,
  STALLED_DAYS,
  type StalledDays,
  shipmentListParams,
  shipmentSearchParts,
} from './shipment-list-params'
export { SHIPMENT_STATES, type ShipmentState, toShipmentState } from './shipment-state'
export { type CodeCheck, checkTrackingCode, normalizeTrackingCode } from './tracking-code'
export { parseTrackingLines, TRACKING_LINES_LIMIT, type TrackingLineProblem, type TrackingList } from './tracking-lines'
