import { isDataError } from '@loja/data/client'
import { finishProductImport } from '@loja/data/imports'
import { categoryKeys, productKeys } from '@loja/data/products'
import { accessAtom } from '@loja/platform'
import {
  type AnalysisProgress,
  forgetImport,
  type ImportDecisions,
  type ImportJob,
  storedJob,
  unfinishedImports,
} from '@loja/product-import/page'
import { newUuid } from '@loja/ui/dialogs'
import { useNotify } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { unfinishedKey } from '../checkpoint/use-unfinished-imports'
import { runWithImportLock } from './import-lock'
import { runMessages } from './messages'
import { runImport } from './run-import'
import { ownRunAtom, runAtom, runViewersAtom } from './run-state'
import { usePermission } from './use-permission'

/** Starts an import unless one is running. @param plan called after the permission check */
type StartImport = (
  plan: (
    own: Pick<ImportDecisions, 'id' | 'userId' | 'createdAt'>,
    onProgress: (progress: AnalysisProgress) => void,
  ) => Promise<ImportJob>,
  onPlanned: () => void,
) => Promise<void>

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

  const start: StartImport = async (plan, onPlanned) => {
    if (store.get(ownRunAtom).status !== 'idle' || !(await permission.check())) return
    store.set(runAtom, { status: 'preparing', done: 0, total: 0 })
    try {
      const own = { id: newUuid(), userId: userId(), createdAt: new Date().toISOString() }
      const job = await plan(own, (progress) => store.set(runAtom, { status: 'preparing', ...progress }))
      onPlanned()
      await runImport({ ...job, isResumed: false }, tools)
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
    await runImport({ ...storedJob(checkpoint), isResumed: true }, tools)
  }
  const discard = async (importId: string) => {
    try {
      // Another tab may have resumed it meanwhile.
      const isDiscarded = await runWithImportLock(importId, () => discardImport(importId))
      if (!isDiscarded) notify.error(runMessages.pause('other-tab'), runMessages.title)
    } finally {
      onEnd()
    }
  }
  return {
    run,
    start: (...args: Parameters<StartImport>) => void start(...args),
    resume: (importId: string) => void resume(importId),
    discard(importId: string) {
      void discard(importId)
    },
    cancel() {
      const current = store.get(runAtom)
      if (current.status === 'running') current.cancel()
    },
    clear() {
      if (store.get(runAtom).status === 'ended') store.set(runAtom, { status: 'idle' })
    },
  }
}

async function discardImport(importId: string): Promise<void> {
  try {
    await finishProductImport(importId, 'cancelled')
  } catch (error) {
    console.warn('[productImport.discard]', isDataError(error) ? error.code : error)
  }
  await forgetImport(importId)
}
