import type {
  ColumnMapping,
  DuplicateRow,
  FirstLine,
  ImportDefaults,
  ImportPlatform,
  ReadyRow,
  RejectCode,
  RejectedRow,
} from '../index'
import type { readSupplierLines } from '../supplier-lines/read-supplier-lines'
import type { ImportCheckpoint, ImportRow } from './import-checkpoint'
import type { KnownNames } from './resolve-names'

export type ImportSource =
  | { kind: 'text'; text: string }
  | { kind: 'csv'; file: File }
  | { kind: 'xlsx'; file: File }
  | { kind: 'pdf'; file: File }
  | { kind: 'json'; file: File }

export interface ReadingChoices {
  defaults: ImportDefaults
  sheet?: string | undefined
  headingLine?: number | undefined
  mapping?: ColumnMapping | undefined
  isSupplierList?: boolean
  /** By `headingsKey`. */
  remembered?: Record<string, ColumnMapping>
}

export interface ListHead {
  lines: FirstLine[]
  sheets: string[]
  sheet: string | null
}

type RowOutcome = 'ready' | 'duplicates' | 'rejected'

/** `new` and `existing` are ready rows, once it is known which products the shop has. */
export type RowGroup = RowOutcome | 'new' | 'existing'

export interface ListSummary {
  platform: ImportPlatform | null
  notices: string[]
  unit: RowUnit
  headings: string[]
  headingLine: number | null
  mapping: ColumnMapping
  sheets: string[]
  sheet: string | null
  unreadSheets: string[]
  hasHiddenRows: boolean
  counts: Record<RowOutcome, number>
  reasons: { code: RejectCode; count: number }[]
  categoryNames: string[]
  /** Brands of a plain list are only words (IMP-11). */
  brandNames: string[]
}

export type PreviewRow =
  | ({ group: 'ready' } & ReadyRow)
  | ({ group: 'duplicates' } & DuplicateRow)
  | ({ group: 'rejected' } & RejectedRow & {
        /** Rows with the same fault, text and position. */
        alike: number
      })

export interface PreviewRequest {
  group: RowGroup
  reason: RejectCode | null
  onlyToCheck: boolean
  from: number
  count: number
}

export interface PreviewPage {
  rows: PreviewRow[]
  /** 0-based; smaller than requested when there is no such page. */
  from: number
  total: number
  toCheck: number
}

interface CellCorrection {
  line: number
  position: number
  text: string
  everywhere: boolean
}

interface RowCorrection {
  line: number
  cells: string[]
}

export type Correction = CellCorrection | RowCorrection

export type RowUnit = 'linha' | 'produto'

/** `total` is 0 while unknown. */
export interface AnalysisProgress {
  done: number
  total: number
  arePages?: boolean
}

/** The page's decisions; the list has the rest. */
export interface ImportDecisions extends Pick<ImportCheckpoint, 'id' | 'userId' | 'createdAt'> {
  names: KnownNames
  updates: readonly ImportRow[]
}

interface PlannedImport {
  checkpoint: ImportCheckpoint
  /** False when the browser could not store the rows: `plannedRows` returns them. */
  isStored: boolean
}

export interface ListCalls {
  open(source: ImportSource, choices: ReadingChoices): Promise<ListSummary>
  head(sheet: string | undefined): Promise<ListHead>
  choose(choices: ReadingChoices): Promise<ListSummary>
  correct(correction: Correction): ListSummary
  page(request: PreviewRequest): PreviewPage
  markExisting(lines: number[]): void
  products(from: number, count: number): ReadyRow[]
  plan(decisions: ImportDecisions): Promise<PlannedImport>
  plannedRows(firstRow: number, count: number): ImportRow[]
  rejectedFile(): Blob
  supplierLines(): Promise<ReturnType<typeof readSupplierLines>>
}

export type ListCall = keyof ListCalls

export type ListRequest = {
  [Call in ListCall]: { id: number; call: Call; args: Parameters<ListCalls[Call]> }
}[ListCall]

/** `text` is a sentence for staff, if the reader has one. */
export interface ListFailure {
  code: string
  text: string | null
}

export type ListAnswer =
  | { id: number; result: unknown }
  | { id: number; failure: ListFailure }
  | { progress: AnalysisProgress }
