export { checkInSlices, parseImportText, planImport } from './analysis/check-import'
export { correctedRecord, correctedRow } from './analysis/check-record'
export type { ImportPlan } from './analysis/record-cells'
export { decodeImportBytes } from './bytes/decode-import-bytes'
export { readProductsJson } from './json/read-products-json'
export { guessMapping } from './mapping/guess-mapping'
export { type ImportErrorCode, ImportSyntaxError } from './model/import-error'
export { FIELD_HEADINGS, IMPORT_FIELDS, type ImportField, productFieldOf } from './model/import-field'
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
export type { ColumnMapping, ImportNotice, ImportPlatform, ImportRecord, ImportTable } from './model/import-table'
export type { DecimalSign } from './price/read-price'
export { type FirstLine, firstLines, firstRows } from './table/first-lines'
export { type ReadOptions, readImportTable } from './table/read-import-table'
export { readSheetTable, type SheetRow } from './table/read-sheet-table'
export { NO_HEADINGS } from './table/table-with-heading'
export { importMessages, isRoutineGuess, noticeText, reasonText, warningText } from './texts/texts'
