export { brCode } from './br-code'
export { BRAZILIAN_STATES } from './brazilian-states'
export { type EditedPart, editedParts } from './edited-parts'
export {
  type OrderEntryAddress,
  parsePostalCode,
  postalCodeState,
  toEditedAddress,
  toEntryAddress,
} from './entry-address'
export { ENTRY_LIMITS, type EntryAmounts, type EntryTotals, entryTotals } from './entry-totals'
export {
  ORDER_AGES,
  type OrderAge,
  type OrderFilter,
  type OrderListParams,
  type OrderMatch,
  type OrderSort,
  orderListParams,
  resolveOrderFilter,
} from './order-list-params'
export { type DayRange, ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from './order-period'
export {
  isOrderNumberList,
  limitOrderSearch,
  ORDER_NUMBERS_LIMIT,
  ORDER_SEARCH_LIMIT,
  orderNumbersIn,
  orderNumbersLeftOut,
} from './order-search'
export { ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'
export type { OrderTotalRange } from './order-total-range'
export {
  areSameLines,
  findTotalsMismatches,
  hasImpossibleAmount,
  lineTotalBrl,
  type OrderAmounts,
  type TotalsMismatch,
} from './order-totals'
export { paymentMethodLabel } from './payment-method'
export {
  dueBrl,
  ORDER_SOURCES,
  type OrderSource,
  otherOpenBrl,
  PAID_FILTERS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type PaidFilter,
  type PaidState,
  type PaymentMethod,
  type PaymentState,
  toPaidState,
} from './payments'
export { RETURN_REASONS, type ReturnReason } from './return-reason'
export {
  type DeliveryAddress,
  formatAddressLines,
  formatFullAddress,
  formatPostalCode,
  type OrderLine,
  parseShippingAddress,
  type ShippingDetails,
  storedText,
  zipOf,
} from './shipping-address'
export { type UsedAddress, usedAddresses } from './used-addresses'
