import { DataError, dataMutation, orderKeys, restoreOrder, undoOrderChange } from '@loja/data'
import { changeMessages, trashMessages } from './messages'

/**
 * The notice offers it, and `Enviar pedido`.
 * @param rest what stays
 * @throws DataError `conflict` if all orders were changed since
 */
export const statusUndo = (changeId: string, rest = '') =>
  dataMutation({
    mutationFn: async () => {
      const result = await undoOrderChange(changeId)
      if (result.restored === 0) throw new DataError('conflict', 'orderChanges.undo', result)
      return result
    },
    successText: (_, result) => `${changeMessages.undoneNotice(result)} ${rest}`.trim(),
    isPartial: ({ skipped }) => skipped.length > 0,
    errorText: changeMessages.undoFailed,
    invalidates: [orderKeys.all],
  })

export const restoration = (id: string) =>
  dataMutation({
    mutationFn: () => restoreOrder(id),
    successText: (_, order) => [trashMessages.restored(order), ...order.leftOut.map(trashMessages.leftOut)].join(' '),
    isPartial: ({ leftOut }) => leftOut.length > 0,
    errorText: trashMessages.restoreFailed,
    invalidates: [orderKeys.all],
  })
