export type { ActivityFacts } from './activity/activity-entry'
export {
  ACTIVITY_KINDS,
  type ActivityFilter,
  type ActivityKind,
  type ActivityListParams,
  type ActivityMatch,
  activityListParams,
  resolveActivityFilter,
  SHOP_ACTOR,
  SYSTEM_ACTOR,
} from './activity/activity-list-params'
export { type DayRevenue, groupSales, type SalesGroup, salesUnit } from './dashboard/sales-groups'
export {
  formatSalesChoice,
  parseSalesChoice,
  resolveSalesChoice,
  SALES_PRESETS,
  type SalesChoice,
  type SalesPreset,
} from './dashboard/sales-period'
export {
  FEEDBACK_RATINGS,
  FEEDBACK_SORTS,
  type FeedbackFilter,
  type FeedbackListParams,
  type FeedbackRating,
  type FeedbackSort,
  feedbackListParams,
} from './feedbacks/feedback-list-params'
export { FEEDBACK_STATES, type FeedbackState, toFeedbackState } from './feedbacks/feedback-state'
export { type FeedbackTally, type FeedbackTotals, feedbackTotals } from './feedbacks/feedback-totals'
export { formatRating } from './feedbacks/format-rating'
export { formatCsvLine } from './file/csv-line'
export { neutralizeFormula } from './file/formula-text'
export { formatBrlScale } from './format/brl-scale'
export { addDays, type Day, formatDay, storeDay } from './format/calendar-day'
export { mailHref, phoneHref, whatsAppHref, whatsAppText } from './format/contact-links'
export { formatCount } from './format/format-count'
export {
  ABSENT,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDay,
  formatShortDay,
  formatTime,
  storeWallTime,
} from './format/format-date'
export { formatGrowth, growthPercent, type Trend, trendOf } from './format/growth'
export { decodeEntities, HTML_ENTITY } from './format/html-entities'
export { formatBrl, formatBrlOrAbsent } from './format/money'
export { formatPercent, formatRate } from './format/percent'
export { formatRelativeTime } from './format/relative-time'
export { parseStoredAmount } from './format/stored-amount'
export { formatTaxId, isCnpj, isCpf } from './format/tax-id'
export { INVISIBLE, plainLetters } from './format/text'
export { formatTypedBrl, parseTypedBrl } from './format/typed-amount'
export { parseTypedMoment } from './format/typed-moment'
export { isUuid } from './format/uuid'
export * from './invoices'
export { foldText } from './list/fold-text'
/** @public */
export { choiceParam, filterParam, PAGE_NAME, pageParam, SEARCH_LIMIT, textParam } from './list/list-fields'
export type { ListParams } from './list/list-params'
/** @public */
export { type ListFilterOf, type ListParamsOf, listParams } from './list/list-params'
export { PAGE_SIZE, pageCount, pageRange } from './list/pagination'
export { unknownPlaceholders } from './messages/fill-template'
export { type MessageOrder, messageFacts } from './messages/message-facts'
export { MESSAGE_TEMPLATES, type TemplateKind } from './messages/message-templates'
export {
  MESSAGE_KINDS,
  MESSAGE_TEMPLATE_LIMIT,
  type MessageFacts,
  type MessageKind,
  type MessagePlaceholder,
  orderMessage,
} from './messages/order-message'
export {
  type PricedProduct,
  type PriceListFacts,
  type PriceListPlaceholder,
  parsePixDiscount,
  pixPrice,
  priceListMessages,
} from './messages/price-list'
export {
  BRAZILIAN_STATES,
  type OrderEntryAddress,
  parsePostalCode,
  postalCodeState,
  toEntryAddress,
} from './orders/entry-address'
export { ENTRY_LIMITS, type EntryAmounts, type EntryTotals, entryTotals } from './orders/entry-totals'
export {
  ORDER_AGES,
  ORDER_SORTS,
  type OrderAge,
  type OrderFilter,
  type OrderListParams,
  type OrderMatch,
  type OrderSort,
  orderListParams,
  resolveOrderFilter,
} from './orders/order-list-params'
export { type DayRange, ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from './orders/order-period'
export {
  isOrderNumberList,
  limitOrderSearch,
  ORDER_NUMBERS_LIMIT,
  ORDER_SEARCH_LIMIT,
  orderNumbersIn,
  orderNumbersLeftOut,
} from './orders/order-search'
export { ORDER_STATUSES, type OrderStatus, toOrderStatus } from './orders/order-status'
export {
  areSameLines,
  findTotalsMismatches,
  hasImpossibleAmount,
  lineTotalBrl,
  type OrderAmounts,
  type TotalsMismatch,
} from './orders/order-totals'
export { paymentMethodLabel } from './orders/payment-method'
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
} from './orders/shipping-address'
export { type UsedAddress, usedAddresses } from './orders/used-addresses'
export { CATALOGUE_CHANNELS, type CatalogueChannel } from './products/catalogue-channels'
export { type CatalogueImages, catalogueImages } from './products/catalogue-images'
export {
  brokenCatalogueRules,
  type CatalogueIssue,
  type CatalogueRule,
  findCatalogueIssues,
} from './products/catalogue-rules'
export { catalogueText } from './products/catalogue-text'
export { type FeaturedDates, type FeaturedState, featuredStateOf } from './products/featured-state'
export {
  GROUP_SORTS,
  GROUP_STATUSES,
  type GroupFilter,
  type GroupKind,
  type GroupListParams,
  type GroupSort,
  type GroupStatus,
  groupListParams,
} from './products/group-list-params'

export { cleanGtin, gtinFault, isSharedGtin } from './products/gtin'
export {
  imageAddressesIn,
  isImageAddress,
  isSecureImageAddress,
  PRODUCT_IMAGES_LIMIT,
} from './products/image-address'
export { marginOf } from './products/margin'
export {
  HIGHEST_PRICE_BRL,
  PRODUCT_TAGS_LIMIT,
  type ProductProblem,
  type ProductProblems,
  parseProductForm,
} from './products/parse-product-form'
export {
  forEachProductField,
  isMomentField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELD_TABLE,
  type ProductDraft,
  type ProductField,
  type ProductFieldKind,
  type ProductText,
} from './products/product-fields'
export {
  changedFields,
  EMPTY_PRODUCT_VALUES,
  isSameField,
  type ProductFormValues,
  toFormValues,
  withCategoryType,
  withMainImageListed,
} from './products/product-form-values'
export {
  CHEAPER_DAYS,
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  type ProductFilter,
  type ProductListParams,
  type ProductSort,
  type ProductStatus,
  productListParams,
  STOCK_STATES,
  type StockState,
} from './products/product-list-params'
export { characterCount, normalizeProductName, PRODUCT_NAME_LIMIT } from './products/product-name'
export {
  catalogueSalePrice,
  findShopIssues,
  isOutOfStock,
  type NamedProduct,
  type ReadinessIssue,
  type ReadinessWeight,
  type ShopIssue,
} from './products/product-readiness'
export {
  isLowStock,
  isOnSale,
  isReduced,
  isSaleOver,
  isSaleScheduled,
  isUnlimitedStock,
  type SaleDates,
  stockQuantityOf,
  UNLIMITED_STOCK,
} from './products/product-stock'
export { findLongTexts } from './products/product-texts'
export {
  CATEGORY_TYPES,
  type CategoryType,
  GENDERS,
  type Gender,
  PERFUME_TYPES,
  type PerfumeType,
  toCategoryType,
  toGender,
} from './products/product-values'
export { formatPromotionDay, formatPromotionMoment, parsePromotionMoment } from './products/promotion-dates'
export { type PromotionEffect, promotionEffect } from './products/promotion-effect'
export { parseStockField, parseTypedStock } from './products/typed-stock'
export { type ProfileFilter, type ProfileListParams, profileListParams } from './profiles/profile-list-params'
export { PROFILE_ROLES, type ProfileRole, toProfileRole } from './profiles/profile-role'
export { settingHint } from './settings/setting-hints'
export { filterIdentifier, filterIdentifierAt } from './settings/setting-identifier'
export { SETTING_SECTIONS, type SettingHint, type SettingSection } from './settings/setting-rule'
export { toSettingValue } from './settings/setting-value'
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
} from './settings/settings'
export {
  INTEGRATIONS,
  type Integration,
  type TrackingFlags,
  type TrackingStatus,
  trackingFlags,
  trackingStatus,
} from './settings/tracking-status'
export { parseVerificationTag, type VerificationTag } from './settings/verification-tag'
export {
  type CorreiosService,
  carrierLink,
  carrierOfCode,
  correiosService,
  KNOWN_CARRIERS,
  type KnownCarrier,
  knownCarrier,
} from './shipments/carriers'
export { type CodeDoubt, codeDoubt } from './shipments/code-doubt'
export {
  limitShipmentSearch,
  resolveShipmentFilter,
  SHIPMENT_FILTER_STATES,
  SHIPMENT_SORTS,
  type ShipmentFilter,
  type ShipmentFilterState,
  type ShipmentListParams,
  type ShipmentSort,
  STALLED_DAYS,
  type StalledDays,
  shipmentListParams,
  shipmentSearchParts,
} from './shipments/shipment-list-params'
export { SHIPMENT_STATES, type ShipmentState, toShipmentState } from './shipments/shipment-state'
export { type CodeCheck, checkTrackingCode, normalizeTrackingCode } from './shipments/tracking-code'
export {
  parseTrackingLines,
  TRACKING_LINES_LIMIT,
  type TrackingLineProblem,
  type TrackingList,
} from './shipments/tracking-lines'
export * from './suppliers'
export {
  type AlarmOrder,
  type AlarmPlace,
  alarmPlace,
  FAILURE_SPANS,
  type TrackingAlarm,
} from './tracking-logs/tracking-alarm'
export {
  TRACKING_LOG_STATUSES,
  TRACKING_PROVIDERS,
  type TrackingLogSource,
  type TrackingLogStatus,
  type TrackingProvider,
} from './tracking-logs/tracking-log'
export {
  byProvider,
  countByProvider,
  countEvents,
  fillDays,
  NO_EVENTS,
  successRate,
  type TrackingLogCounts,
  type TrackingLogDay,
} from './tracking-logs/tracking-log-counts'
export {
  resolveTrackingLogFilter,
  type TrackingLogFilter,
  type TrackingLogListParams,
  type TrackingLogMatch,
  trackingLogListParams,
} from './tracking-logs/tracking-log-list-params'
