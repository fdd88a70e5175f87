import type { ImportCounts, ImportWait, RejectedImportRow } from '@loja/data'
import { accessAtom } from '@loja/platform'
import { atom } from 'jotai'

export const NO_COUNTS: ImportCounts = { imported: 0, duplicates: 0, errors: 0, updated: 0, conflicts: 0 }

/** What an import is about: what is told of it from its beginning to its end. */
export interface RunSubject {
  importId: string
  userId: string
  fileName: string | null
  source: 'text' | 'csv' | 'xlsx' | 'json'
  /** Rows of the list. */
  analysed: number
  /** Rows that could not be read, and names that the list repeats: neither is sent. */
  rejected: number
  repeated: number
  /** Rows to send. */
  total: number
  /** This browser keeps its rows: after a closed tab it goes on. */
  resumable: boolean
}

/** Why nothing is being sent at the moment. */
export type RunPause = ImportWait | 'offline' | 'other-tab'

/** A line of the log; `at` in milliseconds since 1970. */
export interface LogLine {
  id: number
  at: number
  text: string
}

/** How an import ended. */
export type RunOutcome = 'done' | 'cancelled' | 'failed'

/** Where the import of this tab stands. */
export type ImportRun =
  | { status: 'idle' }
  /** Its rows are being kept, or the database is asked what it has. */
  | { status: 'preparing'; done: number; total: number }
  | {
      status: 'running'
      subject: RunSubject
      counts: ImportCounts
      /** Rows that were answered. */
      done: number
      pause: RunPause | null
      isCancelling: boolean
      /** Ends it after the batch that is being written (IMP-15). */
      cancel: () => void
      log: readonly LogLine[]
    }
  | {
      status: 'ended'
      outcome: RunOutcome
      subject: RunSubject
      counts: ImportCounts
      log: readonly LogLine[]
      /** Rows that were not imported, of many the first ones. */
      errorRows: readonly RejectedImportRow[]
    }

/** Outside React's tree: the import goes on while its dialog is closed or another page is shown. */
export const runAtom = atom<ImportRun>({ status: 'idle' })

/** As who is signed in sees it: how another person's import ended is not theirs to see. */
export const ownRunAtom = atom((get): ImportRun => {
  const run = get(runAtom)
  const access = get(accessAtom)
  if (run.status !== 'ended' || access.status !== 'granted' || access.userId === run.subject.userId) return run
  return { status: 'idle' }
})

/** How many open dialogs show the run: its end is not notified then. */
export const runViewersAtom = atom(0)
