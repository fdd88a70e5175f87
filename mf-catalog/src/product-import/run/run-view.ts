import { type ImportBatchProgress, type ImportCounts, type RejectedImportRow, withBatch } from '@loja/data/imports'
import { announceWork } from '@loja/platform'
import type { createStore } from 'jotai'
import { IMPORT_HASH } from '../../import-hash'
import { productsPath } from '../../product-path'
import { runMessages } from './messages'
import {
  type ImportRun,
  type LogLine,
  NO_COUNTS,
  type RunOutcome,
  type RunPause,
  type RunSubject,
  runAtom,
} from './run-state'

const MOST_LINES = 300

interface Options {
  subject: RunSubject
  isResumed: boolean
  store: ReturnType<typeof createStore>
  onCancel: () => void
}

export function createRunView({ subject, isResumed, store, onCancel }: Options) {
  const work = announceWork({
    label: runMessages.title,
    detail: runMessages.of(0, subject.total),
    percent: 0,
    path: `${productsPath()}${IMPORT_HASH}`,
  })
  let state: Extract<ImportRun, { status: 'running' }> = {
    status: 'running',
    subject,
    counts: NO_COUNTS,
    done: 0,
    pause: null,
    isCancelling: false,
    log: [],
    cancel() {
      change({ isCancelling: true })
      onCancel()
    },
  }
  const change = (part: Partial<typeof state>) => {
    state = { ...state, ...part }
    store.set(runAtom, state)
    const { done, pause } = state
    work.report({
      detail: pause === null ? runMessages.of(done, subject.total) : runMessages.pausedShort(pause),
      percent: (100 * done) / Math.max(1, subject.total),
    })
  }
  const print = (text: string) => change({ log: withLine(state.log, text) })
  print(isResumed ? runMessages.resuming : runMessages.started(subject.total))
  if (!subject.resumable) print(runMessages.notResumable)
  return {
    print,
    pause(pause: RunPause | null) {
      if (state.pause === pause) return
      if (pause !== null) print(runMessages.pause(pause))
      change({ pause })
    },
    /** Batches of an earlier run make one line of the log. */
    count(batches: readonly ImportBatchProgress[]) {
      const counts = batches.reduce(withBatch, state.counts)
      const done = batches.reduce((sum, { rowCount }) => sum + rowCount, state.done)
      const [only] = batches
      const text =
        only && batches.length === 1
          ? runMessages.batch(
              only.firstRow + 1,
              only.firstRow + only.rowCount,
              runMessages.batchCounts(withBatch(NO_COUNTS, only)),
            )
          : runMessages.resumed(done, subject.total)
      change({ counts, done, log: withLine(state.log, text) })
    },
    correct: (counts: ImportCounts) => change({ counts }),
    reset() {
      work.end()
      store.set(runAtom, { status: 'idle' })
    },
    end(outcome: RunOutcome, errorRows: readonly RejectedImportRow[]): ImportCounts {
      work.end()
      const { counts, log } = state
      store.set(runAtom, { status: 'ended', outcome, subject, counts, log, errorRows })
      return counts
    },
  }
}

function withLine(log: readonly LogLine[], text: string): readonly LogLine[] {
  const last = log.at(-1)
  if (last?.text === text) return log
  return [...log.slice(1 - MOST_LINES), { id: (last?.id ?? 0) + 1, at: Date.now(), text }]
}
