export { settingHint } from './setting-hints'
export { filterIdentifier, filterIdentifierAt } from './setting-identifier'
export { SETTING_SECTIONS, type SettingHint, type SettingSection } from './setting-rule'
export { toSettingValue } from './setting-value'
export {
  isPlainSettingKey,
  isSecretSettingKey,
  isSettingOn,
  PLAIN_SETTING_DEFAULTS,
  type PlainSettingKey,
  type PlainSettings,
  SECRET_SETTING_KEYS,
  SETTING_KEYS,
  SETTING_MAX_LENGTH,
  type SecretSettingKey,
  type SettingKey,
  settingRule,
} from './settings'
export {
  INTEGRATIONS,
  type Integration,
  type TrackingFlags,
  type TrackingStatus,
  trackingFlags,
  trackingStatus,
} from './tracking-status'
export { parseVerificationTag, type VerificationTag } from './verification-tag'
