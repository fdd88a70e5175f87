export { formatCount } from './count'
export { ABSENT, formatDate, formatDateTime } from './dates'
export { containsPattern } from './like-pattern'
export { parsePageParam, parseSearchParam, SEARCH_LIMIT } from './list-params'
export { formatBrl } from './money'
export {
  formatOrderListParams,
  isOrderListFiltered,
  type OrderListParams,
  parseOrderListParams,
  withOrderFilter,
} from './order-list-params'
export { isOrderStatus, ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'
export { PAGE_SIZE, pageCount, pageRange } from './pagination'
