import {
  beginProductImport,
  finishProductImport,
  type ImportBatchProgress,
  type ImportCounts,
  importProgress,
  isDataError,
  renewSession,
  runProductImport,
  sendImportBatch,
} from '@loja/data'
import { delay, type Notify } from '@loja/ui'
import type { createStore } from 'jotai'
import type { KeptRow } from '../analysis/analysis-protocol'
import { forgetImport, type ImportCheckpoint } from '../checkpoint/import-checkpoint'
import { messages } from '../messages'
import type { RowStore } from './keep-plan'
import { runMessages } from './messages'
import { inOneTab } from './one-tab'
import { patiently } from './patiently'
import { SomebodyElse, untilReady } from './readiness'
import { refusedRows } from './refused-rows'
import { runAtom, runViewersAtom } from './run-state'
import { createRunView } from './run-view'
import { tellEnd } from './tell-end'

/** What a run needs of the page; it outlives the components that gave it. */
export interface RunTools {
  store: ReturnType<typeof createStore>
  notify: Notify
  /** The products are to be read again. */
  onEnd: () => void
}

interface Job {
  checkpoint: ImportCheckpoint
  rows: RowStore
  isResumed: boolean
}

/** Writes an import, shows on every page how far it is, and ends it. Never rejects: how it ended is in `runAtom`. */
export async function runImport(job: Job, tools: RunTools): Promise<void> {
  const ran = await inOneTab(job.checkpoint.id, () => writeImport(job, tools))
  if (ran) return
  tools.store.set(runAtom, { status: 'idle' })
  tools.notify.error(runMessages.pause('other-tab'), runMessages.title)
}

async function writeImport({ checkpoint, rows, isResumed }: Job, { store, notify, onEnd }: RunTools): Promise<void> {
  const { id, userId, rejectedRows } = checkpoint
  const subject = { ...checkpoint, importId: id, resumable: rows.resumable }
  const control = new AbortController()
  const view = createRunView({ subject, isResumed, store, onCancel: () => control.abort() })
  const batches: ImportBatchProgress[] = []
  const isUnseen = () => store.get(runViewersAtom) === 0
  const ready = (signal?: AbortSignal) => untilReady(store, { userId, signal, onPause: view.pause })
  try {
    await patiently(ready, () => beginProductImport(checkpoint))
    const { outcome } = await runProductImport({
      total: rows.total,
      read: async (firstRow, count) => (await rows.read(firstRow, count)).map(({ write }) => write),
      send: (firstRow, writes) => sendImportBatch(id, firstRow, writes),
      progress: isResumed ? () => importProgress(id) : null,
      renewSession,
      untilReady: ready,
      delay,
      random: Math.random,
      onWait: view.pause,
      onBatches(written) {
        batches.push(...written)
        view.count(written)
      },
      signal: control.signal,
    })
    const errorRows = [...rejectedRows, ...(await refusedRows(rows, batches))]
    const { duplicates, ...others } = await patiently(ready, () => conclude(id, outcome, errorRows))
    // A request of a tab that was closed may have been under way until now: what the end answers counts.
    view.correct({ ...others, duplicates: duplicates - checkpoint.repeated })
    const counts = view.end(outcome, errorRows)
    if (isUnseen()) tellEnd(outcome, subject, counts, notify)
  } catch (error) {
    // As if the tab had been closed: who began it finds it in the browser.
    if (error instanceof SomebodyElse) return view.putAway()
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
async function conclude(importId: string, outcome: 'done' | 'cancelled', errorRows: KeptRow[]): Promise<ImportCounts> {
  const { imported, duplicates, errors, updated, conflicts } = await finishProductImport(importId, outcome, errorRows)
  await forgetImport(importId).catch((error: unknown) => console.warn('[productImport.checkpoint] not removed', error))
  return { imported, duplicates, errors, updated, conflicts }
}
