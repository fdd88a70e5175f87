import { type Change, DataError, dataMutation, undoChange } from '@loja/data'
import { undoFailed, undoneNotice } from './change-texts'
import { changedKeys } from './changed-keys'

/**
 * For a notice.
 * @param rest what stays
 * @throws DataError `conflict` if nothing could be restored
 */
export const undoOf = (id: string, kind: Change['kind'], rest = '') =>
  dataMutation({
    mutationFn: async () => {
      const result = await undoChange(id)
      if (result.restored + result.adjusted.length === 0) throw new DataError('conflict', 'changes.undo', result)
      return result
    },
    successText: (_, result) => `${undoneNotice(kind, result)} ${rest}`.trim(),
    isPartial: ({ skipped, adjusted }) => skipped.length + adjusted.length > 0,
    errorText: (error) => undoFailed(kind, error),
    invalidates: changedKeys,
  })
