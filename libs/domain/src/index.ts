export { formatCount } from './count'
export { ABSENT, formatDate, formatDateTime, formatLongDay, formatShortDay, formatTime } from './dates'
export { formatGrowth, type Trend, trendOf } from './growth'
export { containsPattern } from './like-pattern'
export { parsePageParam, parseSearchParam, SEARCH_LIMIT } from './list-params'
export { formatBrl, formatCompactBrl } from './money'
export {
  formatOrderListParams,
  isOrderListFiltered,
  type OrderListParams,
  parseOrderListParams,
  withOrderFilter,
} from './order-list-params'
export { isOrderStatus, ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'
export { PAGE_SIZE, pageCount, pageRange } from './pagination'
export {
  formatProfileListParams,
  isProfileListFiltered,
  type ProfileListParams,
  parseProfileListParams,
  withProfileFilter,
} from './profile-list-params'
export { isProfileRole, PROFILE_ROLES, type ProfileRole, toProfileRole } from './profile-role'
export { formatRelativeTime } from './relative-time'
