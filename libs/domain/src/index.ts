export { formatCount } from './count'
export { ABSENT, formatDate, formatDateTime } from './dates'
export { addDays, type Day, formatDay, isDay, storeDay } from './days'
export { containsPattern } from './like-pattern'
export { parsePageParam, parseSearchParam, SEARCH_LIMIT } from './list-params'
export { formatBrl } from './money'
export {
  formatOrderListParams,
  isOrderListFiltered,
  ORDER_PAGE_SIZES,
  ORDER_SORTS,
  type OrderFilter,
  type OrderListParams,
  type OrderMatch,
  type OrderPageSize,
  type OrderSort,
  parseOrderListParams,
  resolveOrderFilter,
  withOrderFilter,
} from './order-list-params'
export { isOrderMatch } from './order-match'
export {
  type DayRange,
  ORDER_PERIOD_PRESETS,
  type OrderPeriod,
  type OrderPeriodPreset,
  resolveOrderPeriod,
} from './order-period'
export { limitOrderSearch, ORDER_SEARCH_LIMIT, orderNumbersIn } from './order-search'
export { isOrderStatus, ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'
export { PAGE_SIZE, pageCount, pageRange } from './pagination'
