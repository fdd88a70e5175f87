export {
  type AttachOutcome,
  attachInvoices,
  type InvoiceAttachment,
  type InvoiceMatch,
  type InvoiceQuery,
  matchInvoices,
} from './attach-invoices'
export {
  countInvoiceFiles,
  getInvoiceXml,
  type InvoiceFile,
  type InvoiceFileCursor,
  listInvoiceFileBatch,
} from './invoice-files'
export { invoiceKeys } from './invoice-keys'
export { removeInvoice, type SeenInvoice, setInvoiceCancelled } from './invoice-writes'
export {
  getFirstInvoiceMonth,
  getInvoice,
  getInvoiceTotals,
  getUninvoicedTotals,
  type InvoicePageRequest,
  type InvoiceRow,
  type InvoiceSum,
  type InvoiceTotals,
  listInvoices,
  listInvoicesOfOrder,
  type UninvoicedOrder,
} from './invoices'
