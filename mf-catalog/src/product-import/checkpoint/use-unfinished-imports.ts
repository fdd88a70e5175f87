import { isDataError } from '@loja/data/client'
import { getProductImport, type ProductImport } from '@loja/data/imports'
import { accessAtom } from '@loja/platform'
import { forgetImport, type ImportCheckpoint, unfinishedImports } from '@loja/product-import/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { runningImports, untilUnlocked } from '../run/import-lock'

export interface UnfinishedImport extends ImportCheckpoint {
  sent: number | null
  isRunningElsewhere: boolean
}

export const unfinishedKey = ['import-checkpoints'] as const

/** The user's unfinished imports in this browser; none if its storage cannot be read. */
export function useUnfinishedImports() {
  const access = useAtomValue(accessAtom)
  const userId = access.status === 'granted' ? access.userId : ''
  const found = useQuery({
    queryKey: [...unfinishedKey, userId],
    queryFn: async ({ signal }): Promise<UnfinishedImport[]> => {
      const checkpoints = await unfinishedImports(userId, Date.now()).catch((error: unknown) => {
        console.warn('[productImport.checkpoint] not readable', error)
        return []
      })
      const running = await runningImports()
      const offers = checkpoints.map((checkpoint) => offerOf(checkpoint, running.has(checkpoint.id), signal))
      return (await Promise.all(offers)).filter((offer) => offer !== null)
    },
    gcTime: 0,
    staleTime: 0,
  })
  const queryClient = useQueryClient()
  const elsewhere = (found.data ?? [])
    .flatMap(({ id, isRunningElsewhere }) => (isRunningElsewhere ? [id] : []))
    .join(' ')
  useEffect(
    function askAgainWhenTheOtherTabIsGone() {
      if (elsewhere === '') return
      const control = new AbortController()
      for (const importId of elsewhere.split(' '))
        void untilUnlocked(importId, control.signal).then((isFree) => {
          if (isFree) void queryClient.invalidateQueries({ queryKey: unfinishedKey })
        })
      return () => control.abort()
    },
    [elsewhere, queryClient],
  )
  return found
}

/** Null for an import that ended: its tab died before it deleted the checkpoint. */
async function offerOf(
  checkpoint: ImportCheckpoint,
  isRunningElsewhere: boolean,
  signal: AbortSignal,
): Promise<UnfinishedImport | null> {
  try {
    const stored = await getProductImport(checkpoint.id, signal)
    if (isRunningElsewhere || !stored.isEnded) return { ...checkpoint, isRunningElsewhere, sent: sentRows(stored) }
    await forgetImport(checkpoint.id)
    return null
  } catch (error) {
    // Not begun yet, or unknown: resuming asks again.
    const isUnknown = isDataError(error, 'not-found')
    if (!isUnknown) console.warn('[productImport.checkpoint] progress unknown', error)
    return { ...checkpoint, isRunningElsewhere, sent: isUnknown ? 0 : null }
  }
}

function sentRows({
  analysed,
  rejected,
  total,
  imported,
  duplicates,
  errors,
  updated,
  conflicts,
}: ProductImport): number {
  const repeated = analysed - rejected - total
  return imported + duplicates - repeated + errors + updated + conflicts
}
