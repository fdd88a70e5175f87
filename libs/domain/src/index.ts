export { mailHref, phoneHref, whatsAppHref } from './contact-links'
export { formatCount } from './count'
export { formatCsvLine } from './csv-line'
export { ABSENT, formatDate, formatDateTime, formatLongDay, formatShortDay, formatTime, storeWallTime } from './dates'
export { addDays, type Day, formatDay, isDay, storeDay } from './days'
export { neutralizeFormula } from './formula-text'
export { formatGrowth, type Trend, trendOf } from './growth'
export { containsPattern } from './like-pattern'
export { parsePageParam, parseSearchParam, SEARCH_LIMIT } from './list-params'
export { formatBrl, formatBrlOrAbsent, formatCompactBrl } from './money'
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
export { findTotalsMismatches, lineTotalBrl, type OrderAmounts, type TotalsMismatch } from './order-totals'
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
export { type SettingHint, settingHint } from './setting-hints'
export { filterIdentifier, filterIdentifierAt, isIdentifierSetting } from './setting-identifier'
export { toSettingValue } from './setting-value'
export {
  isPlainSettingKey,
  isSecretSettingKey,
  isSettingOn,
  PLAIN_SETTING_DEFAULTS,
  type PlainSettingKey,
  type PlainSettings,
  SECRET_SETTING_KEYS,
  SETTING_MAX_LENGTH,
  type SecretSettingKey,
  type SettingKey,
  settingType,
} from './settings-keys'
export {
  type DeliveryAddress,
  formatAddressLines,
  type OrderLine,
  parseShippingAddress,
  type ShippingDetails,
} from './shipping-address'
export { parseStoredAmount } from './stored-amount'
export {
  INTEGRATIONS,
  type Integration,
  type TrackingFlags,
  type TrackingStatus,
  trackingFlags,
  trackingStatus,
} from './tracking-status'
export { isUuid } from './uuid'
export { parseVerificationTag, type VerificationTag } from './verification-tag'
