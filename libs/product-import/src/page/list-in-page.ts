export type {
  AnalysisProgress,
  Correction,
  ImportDecisions,
  ImportSource,
  ListSummary,
  PreviewRequest,
  PreviewRow,
  ReadingChoices,
  RowGroup,
  RowUnit,
} from './analysis-protocol'
export { ColumnsPanel } from './ColumnsPanel'
export { errorFile, templateFile } from './csv-files'
export { HeadingChoice } from './HeadingChoice'
export {
  CHUNK,
  forgetImport,
  type ImportCheckpoint,
  type ImportJob,
  type ImportRow,
  putImport,
  storedJob,
  unfinishedImports,
} from './import-checkpoint'
export {
  type HeldList,
  type ImportForm,
  type ImportTab,
  importFormAtom,
  type ListState,
  NO_DECISIONS,
} from './list-state'
export { listMessages } from './messages'
export { type KnownNames, missingNames, type Resolve, resolveNames } from './resolve-names'
export { SheetSelect } from './SheetSelect'
export { planJob, startAnalyst } from './start-analyst'
export { useImportList } from './use-import-list'
