import { importProgress } from '@loja/data'
import { accessAtom } from '@loja/platform'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { importsUnderWay } from '../run/one-tab'
import { type ImportCheckpoint, unfinishedImports } from './import-checkpoint'

/** An import that this browser can go on with. */
export interface UnfinishedImport extends ImportCheckpoint {
  /** Rows that the database has; null when it could not be asked. */
  sent: number | null
  /** Another tab is at it. */
  isUnderWay: boolean
}

export const unfinishedKey = ['import-checkpoints'] as const

/** What this person left unfinished in this browser. A browser that keeps nothing has nothing to offer. */
export function useUnfinishedImports() {
  const access = useAtomValue(accessAtom)
  const userId = access.status === 'granted' ? access.userId : ''
  return useQuery({
    queryKey: [...unfinishedKey, userId],
    queryFn: async ({ signal }): Promise<UnfinishedImport[]> => {
      const kept = await unfinishedImports(userId, Date.now()).catch((error: unknown) => {
        console.warn('[productImport.checkpoint] not readable', error)
        return []
      })
      const running = await importsUnderWay()
      return Promise.all(
        kept.map(async (checkpoint) => ({
          ...checkpoint,
          isUnderWay: running.has(checkpoint.id),
          sent: await sentRows(checkpoint.id, signal),
        })),
      )
    },
    gcTime: 0,
    staleTime: 0,
  })
}

/** Not a failure of the page: resuming asks again, and then it counts. */
async function sentRows(importId: string, signal: AbortSignal): Promise<number | null> {
  try {
    const batches = await importProgress(importId, signal)
    return batches.reduce((sum, { rowCount }) => sum + rowCount, 0)
  } catch (error) {
    console.warn('[productImport.checkpoint] progress unknown', error)
    return null
  }
}
