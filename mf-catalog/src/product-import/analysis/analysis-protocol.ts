import type { RejectedImportRow } from '@loja/data'
import type {
  ColumnMapping,
  DuplicateRow,
  FirstLine,
  ImportDefaults,
  ImportPlatform,
  ReadyRow,
  RejectCode,
  RejectedRow,
} from '@loja/product-import'
import type { ImportCheckpoint, ImportRow } from '../checkpoint/import-checkpoint'
import type { KnownNames } from '../run/resolve-names'

/** Where a list comes from. A file is read where it is analysed, not on the page's thread. */
export type ImportSource =
  | { kind: 'text'; text: string }
  | { kind: 'csv'; file: File }
  | { kind: 'xlsx'; file: File }
  | { kind: 'json'; file: File }

/** What a person has decided of how the list is read; what is left out is found by itself. */
export interface ReadingChoices {
  defaults: ImportDefaults
  /** Of a file with several. */
  sheet?: string | undefined
  /** 1-based; `NO_HEADINGS` where the list has none. */
  headingLine?: number | undefined
  mapping?: ColumnMapping | undefined
  /** Mappings of earlier lists, by their headings (`headingsKey`). */
  remembered?: Record<string, ColumnMapping>
}

/** How a list begins, for a person to say which line has the headings. */
export interface ListHead {
  lines: FirstLine[]
  sheets: string[]
  sheet: string | null
}

/** How the check of a row ended (IMP-19). */
type RowOutcome = 'ready' | 'duplicates' | 'rejected'

/** Rows of one kind; `new` and `existing` are the ready ones, once it is known which products the shop has. */
export type RowGroup = RowOutcome | 'new' | 'existing'

/** What is known of a list once it was checked. */
export interface ListSummary {
  platform: ImportPlatform | null
  /** Whole sentences. */
  notices: string[]
  unit: RowUnit
  headings: string[]
  headingLine: number | null
  mapping: ColumnMapping
  sheets: string[]
  sheet: string | null
  counts: Record<RowOutcome, number>
  /** Of the rejected rows, the most frequent reason first. */
  reasons: { code: RejectCode; count: number }[]
  /** Names that the list gives to categories. */
  categoryNames: string[]
  /** Names that an export of a shop gives to brands; those of a plain list are only words (IMP-11). */
  brandNames: string[]
}

export type PreviewRow =
  | ({ group: 'ready' } & ReadyRow)
  | ({ group: 'duplicates' } & DuplicateRow)
  | ({ group: 'rejected' } & RejectedRow & {
        /** How many rows have the same text in the same place, and fail by it. */
        alike: number
      })

export interface PreviewRequest {
  group: RowGroup
  /** Only rejected rows with this reason. */
  reason: RejectCode | null
  /** Only ready rows that a person should check, if there are any. */
  onlyToCheck: boolean
  /** 0-based. */
  from: number
  count: number
}

export interface PreviewPage {
  rows: PreviewRow[]
  /** 0-based; earlier than asked for where there is no such page. */
  from: number
  total: number
  /** How many rows of the group a person should check. */
  toCheck: number
}

/** Another text in one cell of a rejected row. */
interface CellCorrection {
  line: number
  position: number
  text: string
  /** In every rejected row with the same text in this place. */
  everywhere: boolean
}

/** Every cell of a rejected row anew. */
interface RowCorrection {
  line: number
  cells: string[]
}

export type Correction = CellCorrection | RowCorrection

/** What a row's number counts. */
export type RowUnit = 'linha' | 'produto'

/** How far an analysis is. `total` is 0 while that is not known. */
export interface AnalysisProgress {
  done: number
  total: number
}

/** What the page decides of an import; the list has the rest. */
export interface ImportDecisions extends Pick<ImportCheckpoint, 'id' | 'userId' | 'createdAt'> {
  /** By which new products find their category and brand. */
  names: KnownNames
  /** Changes of stored products: they take the place of the new products of these lines. */
  updates: readonly ImportRow[]
}

/** An import that can begin. */
interface PlannedImport {
  checkpoint: ImportCheckpoint
  /** False when the browser could not store its rows: `plannedRows` has them. */
  isStored: boolean
}

/** What can be asked of a list; each is a message to the worker and one back. */
export interface ListCalls {
  open(source: ImportSource, choices: ReadingChoices): Promise<ListSummary>
  /** Of the source that was opened, also when no headings were found in it. */
  head(sheet: string | undefined): Promise<ListHead>
  /** Reads the same source again. */
  choose(choices: ReadingChoices): Promise<ListSummary>
  correct(correction: Correction): ListSummary
  page(request: PreviewRequest): PreviewPage
  /** Ready rows, by their lines, whose products the shop has. */
  markExisting(lines: number[]): void
  /** Products that are ready, in the order of the list. */
  products(from: number, count: number): ReadyRow[]
  /** The first of the rejected rows, as the file of errors shows them. */
  rejectedRows(): RejectedImportRow[]
  /** Plans the rows to write, new products before changes, and stores them in the browser. */
  plan(decisions: ImportDecisions): Promise<PlannedImport>
  /** Rows of the last `plan`. */
  plannedRows(firstRow: number, count: number): ImportRow[]
  /** Rejected rows as a file, for a spreadsheet. */
  rejectedFile(): Blob
}

export type ListCall = keyof ListCalls

/** To the worker. */
export type ListRequest = {
  [Call in ListCall]: { id: number; call: Call; args: Parameters<ListCalls[Call]> }
}[ListCall]

/** Why a list cannot be read: `text` for staff where the reader has one. */
export interface ListFailure {
  code: string
  text: string | null
}

/** From the worker. */
export type ListAnswer =
  | { id: number; result: unknown }
  | { id: number; failure: ListFailure }
  | { progress: AnalysisProgress }
