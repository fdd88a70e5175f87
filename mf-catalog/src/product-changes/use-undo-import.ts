import { dataMutation, type ProductImport, type ProductImportUndo, productKeys, undoProductImport } from '@loja/data'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { importMessages } from './import-messages'
import { UNDO_KEY } from './undo-key'

const undoing = dataMutation({
  mutationFn: ({ id }: ProductImport) => undoProductImport(id),
  errorText: importMessages.undoFailed,
  invalidates: [productKeys.all],
})

/** Undoes an import, and keeps what came of it. @param onDone called when the button that was pressed is about to go */
export function useUndoImport({ onDone }: { onDone: () => void }) {
  const [report, setReport] = useState<ProductImportUndo | null>(null)
  const { mutate, isPending } = useMutation({ ...undoing, mutationKey: UNDO_KEY })
  return {
    report,
    isPending,
    undo: (undone: ProductImport, onSettled: () => void) => {
      setReport(null)
      mutate(undone, {
        onSuccess: setReport,
        onSettled: () => {
          onSettled()
          onDone()
        },
      })
    },
  }
}
