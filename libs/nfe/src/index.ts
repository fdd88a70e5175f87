export { type InvoiceFileError, type InvoiceFileProblem, isInvoiceFileError } from './invoice-file-error'
export { FILES_AT_ONCE_BYTES, type OpenedFile, openInvoiceFiles } from './open-files'
export { type InvoiceDocument, readInvoice } from './read-invoice'
