export {
  ACCESS_KEY_PARTS,
  type AccessKeyPart,
  type AccessKeyProblem,
  type AccessKeyReading,
  cleanAccessKey,
  formatAccessKey,
  isKeyDoubt,
  readAccessKey,
} from './access-key'
export {
  checkInvoice,
  type InvoiceCheckCode,
  type InvoiceFinding,
  isAttached,
  isRefused,
} from './check-invoice'
export { chooseOrder } from './choose-order'
export type { InvoiceFacts, InvoiceOrder, InvoiceXmlFacts, StoredInvoice } from './invoice-facts'
export {
  type InvoiceFilter,
  type InvoiceListParams,
  invoiceListParams,
} from './invoice-list-params'
export {
  INVOICE_SEARCH_LIMIT,
  invoiceTermsIn,
  invoiceTermsLeftOut,
  limitInvoiceSearch,
} from './invoice-search'
export {
  INVOICE_XML_LIMIT,
  INVOICES_AT_ONCE,
  type InvoiceSituation,
  type InvoiceStatus,
  toInvoiceStatus,
} from './invoice-status'
export { formatMonth, formatShortMonth, type Month, monthsBetween } from './month'
