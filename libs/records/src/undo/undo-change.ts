import { undoChange } from '@loja/data/changes'
import { DataError, dataMutation } from '@loja/data/client'
import { type UndoneChange, undoFailed, undoneNotice, undoUnknown } from './change-texts'
import { changedKeys } from './changed-keys'

/**
 * For a notice, which ends with `rest`.
 * @throws DataError `conflict` if nothing could be restored
 */
export const undoOf = ({ id, rest = '', ...change }: UndoneChange & { id: string; rest?: string }) =>
  dataMutation({
    mutationFn: async () => {
      const result = await undoChange(id)
      if (result.restored + result.adjusted.length === 0) throw new DataError('conflict', 'changes.undo', result)
      return result
    },
    successText: (_, result) => `${undoneNotice(change, result)} ${rest}`.trim(),
    isPartial: ({ skipped, adjusted }) => skipped.length + adjusted.length > 0,
    errorText: (error) => undoFailed(change.kind, error),
    unknownText: undoUnknown,
    invalidates: changedKeys,
  })
