import {
  beginProductImport,
  finishProductImport,
  type ImportBatchProgress,
  type ImportCounts,
  importProgress,
  isDataError,
  type RejectedImportRow,
  renewSession,
  retryWithSession,
  runProductImport,
  sendImportBatch,
} from '@loja/data'
import { delay, type Notify } from '@loja/ui'
import type { createStore } from 'jotai'
import { forgetImport, type ImportJob } from '../checkpoint/import-checkpoint'
import { messages } from '../messages'
import { runWithImportLock } from './import-lock'
import { runMessages } from './messages'
import { USER_CHANGED, untilReady } from './readiness'
import { refusedRows } from './refused-rows'
import { notifyEnd } from './run-result'
import { runAtom, runViewersAtom } from './run-state'
import { createRunView } from './run-view'

/** What a run needs of the page; it outlives the components that gave it. */
export interface RunTools {
  store: ReturnType<typeof createStore>
  notify: Notify
  /** The products are to be read again. */
  onEnd: () => void
}

type Job = ImportJob & { isResumed: boolean }

/** How often the beginning and the end of an import are sent. */
const ATTEMPTS = 10

/** Writes an import, shows on every page how far it is, and ends it. Never rejects: how it ended is in `runAtom`. */
export async function runImport(job: Job, tools: RunTools): Promise<void> {
  const ran = await runWithImportLock(job.checkpoint.id, () => writeImport(job, tools))
  if (ran) return
  tools.store.set(runAtom, { status: 'idle' })
  tools.notify.error(runMessages.pause('other-tab'), runMessages.title)
}

async function writeImport(job: Job, { store, notify, onEnd }: RunTools): Promise<void> {
  const { checkpoint, resumable, isResumed } = job
  const { id, userId, rejectedRows } = checkpoint
  const subject = { ...checkpoint, importId: id, resumable }
  const control = new AbortController()
  const view = createRunView({ subject, isResumed, store, onCancel: () => control.abort() })
  const batches: ImportBatchProgress[] = []
  const isUnseen = () => store.get(runViewersAtom) === 0
  const effects = {
    renewSession,
    untilReady: (signal: AbortSignal) => untilReady(store, { userId, signal, onPause: view.pause }),
    delay,
    random: Math.random,
    onWait: view.pause,
    signal: control.signal,
  }
  /** Also when the import is cancelled. */
  const insist = <Answer>(ask: () => Promise<Answer>) =>
    retryWithSession({ ...effects, onWait: () => undefined, signal: new AbortController().signal }, ask, ATTEMPTS)
  try {
    await insist(() => beginProductImport(checkpoint))
    const { outcome } = await runProductImport({
      ...effects,
      total: checkpoint.total,
      read: job.read,
      send: (firstRow, rows) => sendImportBatch(id, firstRow, rows),
      progress: isResumed ? () => importProgress(id) : null,
      onBatches(written) {
        batches.push(...written)
        view.count(written)
      },
    })
    const errorRows = [...rejectedRows, ...(await refusedRows(job, batches))]
    const { duplicates, ...others } = await insist(() => conclude(id, outcome, errorRows))
    // A request of a tab that was closed may have been under way until now: what the end answers counts.
    view.correct({ ...others, duplicates: duplicates - checkpoint.repeated })
    const counts = view.end(outcome, errorRows)
    if (isUnseen()) notifyEnd(outcome, subject, counts, notify)
  } catch (error) {
    // As if the tab had been closed: who began it finds it in the browser.
    if ((error as { code?: unknown } | null)?.code === USER_CHANGED) return view.reset()
    console.warn('[productImport.run]', isDataError(error) ? `${error.operation}: ${error.code}` : error)
    view.say(runMessages.failedWhy(isDataError(error) ? error.code : 'unknown'))
    view.end('failed', rejectedRows)
    if (isDataError(error) && error.code === 'forbidden') notify.error(messages.permission, messages.permissionTitle)
    else if (isUnseen()) notify.error(runMessages.failed)
  } finally {
    onEnd()
  }
}

/** The database takes note of the end; only then is the list forgotten. */
async function conclude(
  importId: string,
  outcome: 'done' | 'cancelled',
  errorRows: RejectedImportRow[],
): Promise<ImportCounts> {
  const { imported, duplicates, errors, updated, conflicts } = await finishProductImport(importId, outcome, errorRows)
  await forgetImport(importId).catch((error: unknown) => console.warn('[productImport.checkpoint] not removed', error))
  return { imported, duplicates, errors, updated, conflicts }
}
