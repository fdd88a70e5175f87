import { atom } from 'jotai'
import type { AnalysisProgress, ImportSource, ListHead, ListSummary, ReadingChoices } from './analysis-protocol'
import type { Analyst } from './start-analyst'

/** A list that was read, and who holds its rows. */
interface OpenList {
  analyst: Analyst
  source: ImportSource
  choices: ReadingChoices
  /** Grows with every check: what was shown before is stale. */
  revision: number
  /** It is being checked again. */
  busy: boolean
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
