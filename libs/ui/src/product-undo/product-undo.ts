import {
  brandKeys,
  categoryKeys,
  DataError,
  dataMutation,
  productKeys,
  supplierKeys,
  undoProductChange,
} from '@loja/data'
import { messages } from './messages'

export { UndoReport } from './UndoReport'
export { useUndoChange } from './use-undo-change'

export const { undoneNotice } = messages

/** @throws DataError `conflict` if no product could be restored */
export const productUndo = (changeId: string) =>
  dataMutation({
    mutationFn: async () => {
      const result = await undoProductChange(changeId)
      if (result.restored + result.adjusted.length === 0) throw new DataError('conflict', 'productChanges.undo', result)
      return result
    },
    successText: (_, result) => messages.undoneNotice(result),
    isPartial: ({ skipped, adjusted }) => skipped.length + adjusted.length > 0,
    errorText: messages.undoFailed,
    invalidates: [productKeys.all, categoryKeys.all, brandKeys.all, supplierKeys.all],
  })
