import type { AdjustedObject, Change, SkippedObject } from '@loja/data'

/** How the changes of one group of kinds differ. */
export interface UndoTexts {
  objects: (count: number) => string
  /** A skipped object can be restored by itself. */
  canRetryOne: boolean
  /** After the name of the change. */
  question: (change: Change) => string
  restored: (count: number) => string
  skipped: (object: SkippedObject) => string
  adjusted: (object: AdjustedObject) => string
  failed: (error: unknown) => string
}
