import { dataMutation, orderKeys, restoreOrder } from '@loja/data'
import { trashMessages } from './messages'

/** The notice of a deletion offers it. */
export const restoration = (id: string) =>
  dataMutation({
    mutationFn: () => restoreOrder(id),
    successText: (_, order) => [trashMessages.restored(order), ...order.leftOut.map(trashMessages.leftOut)].join(' '),
    isPartial: ({ leftOut }) => leftOut.length > 0,
    errorText: trashMessages.restoreFailed,
    invalidates: [orderKeys.all],
  })
