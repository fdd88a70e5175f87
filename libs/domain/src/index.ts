export { formatCount } from './count'
export { ABSENT, formatDate, formatDateTime } from './dates'
export { containsPattern } from './like-pattern'
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
  INTEGRATIONS,
  type Integration,
  type TrackingFlags,
  type TrackingStatus,
  trackingFlags,
  trackingStatus,
} from './tracking-status'
export { parseVerificationTag, type VerificationTag } from './verification-tag'
