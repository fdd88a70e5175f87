import { atom } from 'jotai'

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
