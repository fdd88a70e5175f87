import { isDataError, renewSession } from '@loja/data/client'
import {
  beginProductImport,
  finishProductImport,
  type ImportBatchProgress,
  type ImportCounts,
  importProgress,
  type RejectedImportRow,
  retryWithSession,
  runProductImport,
  sendImportBatch,
} from '@loja/data/imports'
import { forgetImport, type ImportJob } from '@loja/product-import/page'
import { delay, type Notify } from '@loja/ui/parts'
import type { createStore } from 'jotai'
import { messages } from '../messages'
import { runWithImportLock } from './import-lock'
import { runMessages } from './messages'
import { USER_CHANGED, untilReady } from './readiness'
import { refusedRows } from './refused-rows'
import { notifyEnd } from './run-result'
import { runAtom, runViewersAtom } from './run-state'
import { createRunView } from './run-view'

export interface RunTools {
  store: ReturnType<typeof createStore>
  notify: Notify
  onEnd: () => void
}

type Job = ImportJob & { isResumed: boolean }

const ATTEMPTS = 10

/** Never rejects: the result is in `runAtom`. */
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
    // A request of a closed tab may have been under way until now; the counts of the end are final.
    view.correct({ ...others, duplicates: duplicates - checkpoint.repeated })
    const counts = view.end(outcome, errorRows)
    if (isUnseen()) notifyEnd(outcome, subject, counts, notify)
  } catch (error) {
    // The checkpoint remains for the first user.
    if ((error as { code?: unknown } | null)?.code === USER_CHANGED) return view.reset()
    console.warn('[productImport.run]', isDataError(error) ? `${error.operation}: ${error.code}` : error)
    view.print(runMessages.failedWhy(isDataError(error) ? error.code : 'unknown'))
    view.end('failed', rejectedRows)
    if (isDataError(error, 'forbidden')) notify.error(messages.permission, messages.permissionTitle)
    else if (isUnseen()) notify.error(runMessages.failed)
  } finally {
    onEnd()
  }
}

/** Deletes the checkpoint only after the database has recorded the end. */
async function conclude(
  importId: string,
  outcome: 'done' | 'cancelled',
  errorRows: RejectedImportRow[],
): Promise<ImportCounts> {
  const { imported, duplicates, errors, updated, conflicts } = await finishProductImport(importId, outcome, errorRows)
  await forgetImport(importId).catch((error: unknown) => console.warn('[productImport.checkpoint] not removed', error))
  return { imported, duplicates, errors, updated, conflicts }
}
