import { atom } from 'jotai'
import type { ImportField } from '../index'
import type { AnalysisProgress, ImportSource, ListHead, ListSummary, ReadingChoices } from './analysis-protocol'
import type { Analyst } from './start-analyst'

export interface ReviewDecisions {
  /** Also for a long list. */
  lookUp: boolean
  isUpdating: boolean
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

interface OpenList {
  analyst: Analyst
  source: ImportSource
  choices: ReadingChoices
  revision: number
  busy: boolean
  decisions: ReviewDecisions
}

export interface HeldList extends OpenList {
  step: 'analysed'
  summary: ListSummary
}

export interface UnheadedList extends OpenList {
  step: 'unheaded'
  head: ListHead
  reason: string
}

export type ListState =
  | { step: 'idle' }
  | { step: 'analysing'; analyst: Analyst; progress: AnalysisProgress | null }
  | UnheadedList
  | HeldList

/** Outside the dialog, which shows the same list when opened again. */
export const listAtom = atom<ListState>({ step: 'idle' })

export type ImportTab = 'text' | 'csv' | 'xlsx' | 'json'

export interface ImportForm {
  tab: ImportTab
  text: string
  csv: File | null
  xlsx: File | null
  json: File | null
  categoryId: string | null
}

const EMPTY_FORM: ImportForm = { tab: 'text', text: '', csv: null, xlsx: null, json: null, categoryId: null }

/** Remains while the dialog is closed, so that closing it by mistake loses nothing. */
export const importFormAtom = atom(EMPTY_FORM)
