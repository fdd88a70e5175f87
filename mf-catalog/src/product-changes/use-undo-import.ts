import { dataMutation, productKeys, undoProductImport } from '@loja/data'
import { importMessages } from './import-messages'
import { useUndo } from './use-undo'

const undoing = dataMutation({
  mutationFn: ({ id }: { id: string }) => undoProductImport(id),
  errorText: importMessages.undoFailed,
  invalidates: [productKeys.all],
})

export const useUndoImport = () => useUndo(undoing)
