import { dataMutation, type ProductChange, type ProductUndoResult, productKeys, undoProductChange } from '@loja/data'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from './messages'
import { UNDO_KEY } from './undo-key'

const undoing = dataMutation({
  mutationFn: ({ id }: ProductChange) => undoProductChange(id),
  errorText: messages.undoFailed,
  invalidates: [productKeys.all],
})

/** Undoes a change, and keeps what came of it. @param onDone called when the button that was pressed is about to go */
export function useUndoChange({ onDone }: { onDone: () => void }) {
  const [report, setReport] = useState<ProductUndoResult | null>(null)
  const { mutate, isPending } = useMutation({ ...undoing, mutationKey: UNDO_KEY })
  return {
    report,
    isPending,
    undo: (change: ProductChange, onSettled: () => void) => {
      setReport(null)
      mutate(change, {
        onSuccess: setReport,
        onSettled: () => {
          onSettled()
          onDone()
        },
      })
    },
  }
}
