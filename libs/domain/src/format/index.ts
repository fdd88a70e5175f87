export { formatBrlScale } from './brl-scale'
export { addDays, type Day, formatDay, storeDay } from './calendar-day'
export { mailHref, phoneHref, whatsAppHref, whatsAppText } from './contact-links'
export { counted, formatCount, plural } from './format-count'
export {
  ABSENT,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDay,
  formatShortDay,
  formatTime,
  storeWallTime,
} from './format-date'
export { formatGrowth, growthPercent, type Trend, trendOf } from './growth'
export { decodeEntities, HTML_ENTITY } from './html-entities'
export { formatBrl, formatBrlOrAbsent } from './money'
export { formatPercent, formatRate } from './percent'
export { formatRelativeTime } from './relative-time'
export { parseStoredAmount } from './stored-amount'
export { formatTaxId, isCnpj, isCpf } from './tax-id'
export { INVISIBLE, plainLetters } from './text'
export { formatTypedBrl, isOtherDiscountKind, parseTypedBrl, parseTypedDiscount } from './typed-amount'
export { isAhead, parseTypedMoment } from './typed-moment'
export { isUuid } from './uuid'
