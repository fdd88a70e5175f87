import { atom } from 'jotai'
import type { AnalysisProgress, ImportSource, ListSummary, ReadingChoices } from './analysis-protocol'
import type { Analyst } from './start-analyst'

/** A list that was checked, and who holds its rows. */
export interface HeldList {
  step: 'analysed'
  analyst: Analyst
  source: ImportSource
  choices: ReadingChoices
  summary: ListSummary
  /** Grows with every check: what was shown before is stale. */
  revision: number
  /** It is being checked again. */
  busy: boolean
}

/** Where the preparation of an import stands. */
export type ListState =
  | { step: 'idle' }
  | { step: 'analysing'; analyst: Analyst; progress: AnalysisProgress | null }
  | HeldList

/** Outside the dialog: closed and opened again it shows the same list. */
export const listAtom = atom<ListState>({ step: 'idle' })
