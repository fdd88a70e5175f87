import { categoryKeys, isDataError, type ProductImportSource, productKeys } from '@loja/data'
import { accessAtom } from '@loja/platform'
import { newUuid, useNotify } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import type { KeptRow } from '../analysis/analysis-protocol'
import { keptRows, unfinishedImports } from '../checkpoint/import-checkpoint'
import { unfinishedKey } from '../checkpoint/use-unfinished-imports'
import { discardImport } from './discard-import'
import { keepPlan } from './keep-plan'
import { runMessages } from './messages'
import { inOneTab } from './one-tab'
import type { PlannedRow } from './planned-row'
import { runImport } from './run-import'
import { ownRunAtom, runAtom, runViewersAtom } from './run-state'
import { usePermission } from './use-permission'

/** An import that is about to begin. */
export interface ImportPlan {
  source: ProductImportSource
  fileName: string | null
  counts: { ready: number; duplicates: number; rejected: number }
  /** The first of them. */
  rejectedRows: KeptRow[]
  /** Rows to write, piece by piece; asked for twice when the browser cannot keep them. */
  pieces: () => AsyncIterable<PlannedRow[]>
}

/** The import of this tab: begun, resumed, cancelled, and put away. For a dialog that shows it. */
export function useImportRun() {
  const store = useStore()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const permission = usePermission()
  const run = useAtomValue(ownRunAtom)
  const setViewers = useSetAtom(runViewersAtom)
  useEffect(
    function countAsViewer() {
      setViewers((count) => count + 1)
      return () => setViewers((count) => count - 1)
    },
    [setViewers],
  )
  const userId = () => {
    const access = store.get(accessAtom)
    return access.status === 'granted' ? access.userId : ''
  }
  const onEnd = () => {
    void queryClient.invalidateQueries({ queryKey: productKeys.all })
    void queryClient.invalidateQueries({ queryKey: categoryKeys.all })
    void queryClient.invalidateQueries({ queryKey: unfinishedKey })
  }
  const tools = { store, notify, onEnd }

  /** @param makePlan called once the person is known to be allowed to; */
  const start = async (makePlan: () => Promise<ImportPlan>, onKept: () => void) => {
    if (store.get(ownRunAtom).status !== 'idle' || !(await permission.check())) return
    store.set(runAtom, { status: 'preparing', done: 0, total: 0 })
    try {
      const { counts, pieces, ...plan } = await makePlan()
      const { ready, duplicates, rejected } = counts
      const checkpoint = {
        ...plan,
        id: newUuid(),
        userId: userId(),
        createdAt: new Date().toISOString(),
        analysed: ready + duplicates + rejected,
        rejected,
        repeated: duplicates,
      }
      const onProgress = (done: number) => store.set(runAtom, { status: 'preparing', done, total: ready })
      const rows = await keepPlan({ checkpoint, pieces, onProgress })
      onKept()
      await runImport(
        { checkpoint: { ...checkpoint, total: rows.total, isWhole: true }, rows, isResumed: false },
        tools,
      )
    } catch (error) {
      console.warn('[productImport.start]', error)
      store.set(runAtom, { status: 'idle' })
      notify.error(runMessages.failedWhy(isDataError(error) ? error.code : 'unknown'), runMessages.failed)
    }
  }
  const resume = async (importId: string) => {
    const { status } = store.get(ownRunAtom)
    if (status === 'running' || status === 'preparing' || !(await permission.check())) return
    const unfinished = await unfinishedImports(userId(), Date.now()).catch((error: unknown) => {
      console.warn('[productImport.checkpoint] not readable', error)
      return []
    })
    const checkpoint = unfinished.find(({ id }) => id === importId)
    if (!checkpoint) return notify.error(runMessages.failed)
    const read = (firstRow: number, count: number) => keptRows(importId, firstRow, count)
    await runImport({ checkpoint, rows: { read, total: checkpoint.total, resumable: true }, isResumed: true }, tools)
  }
  const discard = async (importId: string) => {
    try {
      // Another tab may have resumed it meanwhile.
      const isDiscarded = await inOneTab(importId, () => discardImport(importId))
      if (!isDiscarded) notify.error(runMessages.pause('other-tab'), runMessages.title)
    } finally {
      onEnd()
    }
  }
  return {
    run,
    start: (makePlan: () => Promise<ImportPlan>, onKept: () => void) => void start(makePlan, onKept),
    resume: (importId: string) => void resume(importId),
    /** Forgets an import that was not ended; what it wrote stays. */
    discard(importId: string) {
      void discard(importId)
    },
    /** Ends the import after the batch that is being written (IMP-15). */
    cancel() {
      const current = store.get(runAtom)
      if (current.status === 'running') current.cancel()
    },
    /** Puts the result away. */
    clear() {
      if (store.get(runAtom).status === 'ended') store.set(runAtom, { status: 'idle' })
    },
  }
}
