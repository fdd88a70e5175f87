import type { ImportCounts, ImportWait, RejectedImportRow } from '@loja/data/imports'
import { accessAtom } from '@loja/platform'
import { atom } from 'jotai'

export const NO_COUNTS: ImportCounts = { imported: 0, duplicates: 0, errors: 0, updated: 0, conflicts: 0 }

export interface RunSubject {
  importId: string
  userId: string
  fileName: string | null
  source: 'text' | 'csv' | 'xlsx' | 'pdf' | 'json'
  analysed: number
  rejected: number
  repeated: number
  total: number
  resumable: boolean
}

export type RunPause = ImportWait | 'offline' | 'other-tab'

export interface LogLine {
  id: number
  at: number
  text: string
}

export type RunOutcome = 'done' | 'cancelled' | 'failed'

export type ImportRun =
  | { status: 'idle' }
  | { status: 'preparing'; done: number; total: number }
  | {
      status: 'running'
      subject: RunSubject
      counts: ImportCounts
      done: number
      pause: RunPause | null
      isCancelling: boolean
      cancel: () => void
      log: readonly LogLine[]
    }
  | {
      status: 'ended'
      outcome: RunOutcome
      subject: RunSubject
      counts: ImportCounts
      log: readonly LogLine[]
      errorRows: readonly RejectedImportRow[]
    }

export const runAtom = atom<ImportRun>({ status: 'idle' })

export const ownRunAtom = atom((get): ImportRun => {
  const run = get(runAtom)
  const access = get(accessAtom)
  if (run.status !== 'ended' || access.status !== 'granted' || access.userId === run.subject.userId) return run
  return { status: 'idle' }
})

/** Number of open dialogs that show the run; its end is not notified then. */
export const runViewersAtom = atom(0)
