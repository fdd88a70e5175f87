export { checkInSlices, parseImportText, planImport } from './analysis/check-import'
export { correctedRecord, correctedRow } from './analysis/check-record'
export { decodeImportBytes } from './bytes/decode-import-bytes'
export { guessMapping } from './mapping/guess-mapping'
export { ImportSyntaxError } from './model/import-error'
export { FIELD_HEADINGS, IMPORT_FIELDS, type ImportField, productFieldOf } from './model/import-field'
export type {
  DuplicateRow,
  ImportAnalysis,
  ImportDefaults,
  ImportedProduct,
  ReadyRow,
  RejectCode,
  RejectedRow,
} from './model/import-outcome'
export type { ColumnMapping, ImportNotice, ImportPlatform, ImportRecord, ImportTable } from './model/import-table'
export { type FirstLine, firstLines, firstRows } from './table/first-lines'
export { type ReadOptions, readImportTable } from './table/read-import-table'
export { readSheetTable, type SheetRow } from './table/read-sheet-table'
export { NO_HEADINGS } from './table/table-with-heading'
export { isRoutineGuess, noticeText, reasonText, warningText } from './texts/texts'
