import type { AdjustedObject, Change, SkippedObject, UndoResult } from '@loja/data/changes'

export interface UndoTexts {
  name: (change: Change) => string
  detail: (change: Change) => string
  button: (change: Change) => string | null
  question?: (change: Change) => { title: string; action: string; text: string } | undefined
  undone: (change: Change) => string
  /** @param name of the first object */
  report: (result: UndoResult, name: string) => string
  skipped: (object: SkippedObject) => string
  adjusted: (object: AdjustedObject) => string
  stillStored: string
  /** A skipped object can be restored by itself. */
  canRetryOne: boolean
  failed: (error: unknown) => string
}
