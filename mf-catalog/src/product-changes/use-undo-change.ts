import { dataMutation, type ProductChange, productKeys, undoProductChange } from '@loja/data'
import { messages } from './messages'
import { useUndo } from './use-undo'

const undoing = dataMutation({
  mutationFn: ({ id }: ProductChange) => undoProductChange(id),
  errorText: messages.undoFailed,
  invalidates: [productKeys.all],
})

/** Undoes a bulk change or a deletion of products. */
export const useUndoChange = (options: { onDone: () => void }) => useUndo(undoing, options)
