export {
  beginProductImport,
  findProductsByNames,
  type ImportBatchProgress,
  type ImportPatch,
  type ImportWrite,
  importProgress,
  type ProductImportStart,
  sendImportBatch,
} from './batches'
export {
  finishProductImport,
  getProductImport,
  getRejectedImportRows,
  type ProductImport,
  type RejectedImportRow,
} from './history'
export { type ImportCounts, type ImportWait, retryWithSession, runProductImport, withBatch } from './runner'
