import type { AdjustedObject, Change, SkippedObject, UndoResult } from '@loja/data/changes'

/** How the changes of one group of kinds are shown. */
export interface UndoTexts {
  /** Names the buttons of the change. */
  name: (change: Change) => string
  detail: (change: Change) => string
  /** The button of the undo; null if nothing remains. */
  button: (change: Change) => string | null
  /** Absent for an undo that only restores. */
  question?: (change: Change) => { title: string; action: string; text: string }
  undone: (change: Change) => string
  /** The title of a report, which ends with a colon if it lists skipped objects. @param name of the first object */
  report: (result: UndoResult, name: string) => string
  skipped: (object: SkippedObject) => string
  adjusted: (object: AdjustedObject) => string
  stillStored: string
  /** A skipped object can be restored by itself. */
  canRetryOne: boolean
  failed: (error: unknown) => string
}
