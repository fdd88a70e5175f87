import { type Change, type UndoResult, undoChange } from '@loja/data/changes'
import { dataMutation } from '@loja/data/client'
import { useRef } from 'react'
import { undoFailed, undoUnknown } from './change-texts'
import { changedKeys } from './changed-keys'
import { useUndo } from './use-undo'

interface ChangeUndo extends Pick<Change, 'id' | 'kind' | 'firstNames'> {
  /** Some of the objects that an undo with this report skipped, with new names. */
  some?: { names: Record<string, string | null>; report: UndoResult }
}

const undoAll = async ({ id, some }: ChangeUndo): Promise<UndoResult> => {
  const answer = await undoChange(id, some?.names)
  if (!some) return answer
  const { names, report } = some
  return {
    ...answer,
    restored: report.restored + answer.restored,
    skipped: [...report.skipped.filter((object) => !(object.id in names)), ...answer.skipped],
    adjusted: [...report.adjusted, ...answer.adjusted],
  }
}

export function useUndoChange() {
  const kind = useRef<Change['kind']>('delete')
  return useUndo(
    dataMutation({
      mutationFn: (undone: ChangeUndo) => {
        kind.current = undone.kind
        return undoAll(undone)
      },
      errorText: (error) => undoFailed(kind.current, error),
      unknownText: undoUnknown,
      invalidates: changedKeys,
    }),
  )
}
