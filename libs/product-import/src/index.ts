export { checkInSlices } from './analysis/check-import'
export { correctedRecord, correctedRow } from './analysis/check-record'
export { type ImportPlan, planImport } from './analysis/import-plan'
export { parseImportText } from './analysis/parse-import-text'
export { decodeImportBytes } from './bytes/decode-import-bytes'
export { readProductsJson } from './json/read-products-json'
export { guessMapping } from './mapping/guess-mapping'
export { type ImportErrorCode, ImportSyntaxError } from './model/import-error'
export { IMPORT_FIELDS, type ImportField } from './model/import-field'
export type { ImportNotice } from './model/import-notice'
export type {
  DuplicateRow,
  ImportAnalysis,
  ImportDefaults,
  ImportedProduct,
  ImportWarning,
  ReadyRow,
  RejectCode,
  RejectedRow,
  RejectReason,
  WarningCode,
} from './model/import-outcome'
export type { ColumnMapping, ImportPlatform, ImportRecord, ImportTable } from './model/import-table'
export type { DecimalSign } from './price/split-amount'
export { NO_HEADINGS } from './table/find-heading'
export { type FirstLine, firstLines, firstRows } from './table/first-lines'
export { type ReadOptions, readImportTable } from './table/read-import-table'
export { readSheetTable, type SheetRow } from './table/read-sheet-table'
export { importMessages } from './texts/import-messages'
export { noticeText } from './texts/notice-text'
export { reasonText } from './texts/reason-text'
export { isRoutineGuess, warningText } from './texts/warning-text'
