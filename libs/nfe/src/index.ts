export { type InvoiceFileError, type InvoiceFileProblem, isInvoiceFileError } from './invoice-file-error'
export { type OpenedFile, openInvoiceFiles } from './open-files'
export { type InvoiceDocument, readInvoice } from './read-invoice'
