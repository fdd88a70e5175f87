export { mailHref, phoneHref, whatsAppHref } from './contact-links'
export { formatCount } from './count'
export { formatCsvLine } from './csv-line'
export { ABSENT, formatDate, formatDateTime, storeWallTime } from './dates'
export { neutralizeFormula } from './formula-text'
export { containsPattern } from './like-pattern'
export { formatBrl, formatBrlOrAbsent } from './money'
export {
  formatOrderListParams,
  isOrderListFiltered,
  type OrderListParams,
  parseOrderListParams,
  withOrderFilter,
} from './order-list-params'
export { isOrderStatus, ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'
export { findTotalsMismatches, lineTotalBrl, type OrderAmounts, type TotalsMismatch } from './order-totals'
export { PAGE_SIZE, pageCount, pageRange } from './pagination'
export {
  type DeliveryAddress,
  formatAddressLines,
  type OrderLine,
  parseShippingAddress,
  type ShippingDetails,
} from './shipping-address'
export { parseStoredAmount } from './stored-amount'
export { isUuid } from './uuid'
