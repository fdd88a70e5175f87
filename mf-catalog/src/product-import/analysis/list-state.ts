import type { ImportField } from '@loja/product-import'
import { atom } from 'jotai'
import type { AnalysisProgress, ImportSource, ListHead, ListSummary, ReadingChoices } from './analysis-protocol'
import type { Analyst } from './start-analyst'

/** What is decided of a list before it is written. */
export interface ReviewDecisions {
  /** Look up which products exist, also of a long list. */
  lookUp: boolean
  /** Existing products are updated instead of ignored. */
  isUpdating: boolean
  /** Columns that do not update existing products. */
  left: readonly ImportField[]
  createCategories: boolean
  createBrands: boolean
}

export const NO_DECISIONS: ReviewDecisions = {
  lookUp: false,
  isUpdating: false,
  left: [],
  createCategories: false,
  createBrands: false,
}

/** A list that was read, and who holds its rows. */
interface OpenList {
  analyst: Analyst
  source: ImportSource
  choices: ReadingChoices
  /** Grows with every check: what was shown before is stale. */
  revision: number
  /** It is being checked again. */
  busy: boolean
  decisions: ReviewDecisions
}

/** A list that was checked. */
export interface HeldList extends OpenList {
  step: 'analysed'
  summary: ListSummary
}

/** A list in which no headings were found: a person says which line has them. */
export interface UnheadedList extends OpenList {
  step: 'unheaded'
  head: ListHead
  /** Why it cannot be read by itself; a sentence for staff. */
  reason: string
}

/** Where the preparation of an import stands. */
export type ListState =
  | { step: 'idle' }
  | { step: 'analysing'; analyst: Analyst; progress: AnalysisProgress | null }
  | UnheadedList
  | HeldList

/** Outside the dialog: closed and opened again it shows the same list. */
export const listAtom = atom<ListState>({ step: 'idle' })

export type ImportTab = 'text' | 'csv' | 'xlsx'

/** What was entered before the analysis. */
export interface ImportForm {
  tab: ImportTab
  text: string
  csv: File | null
  xlsx: File | null
  categoryId: string | null
}

const EMPTY_FORM: ImportForm = { tab: 'text', text: '', csv: null, xlsx: null, categoryId: null }

/** Kept while the dialog is closed: a slip of the finger costs nothing. */
export const importFormAtom = atom(EMPTY_FORM)
