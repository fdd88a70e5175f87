import type { dataMutation } from '@loja/data'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { UNDO_KEY } from './undo-key'

/** Undoes something, and keeps what came of it. @param onDone called when the button that was pressed is about to go */
export function useUndo<Undone, Report>(
  undoing: ReturnType<typeof dataMutation<Undone, Report>>,
  { onDone }: { onDone: () => void },
) {
  const [report, setReport] = useState<Report | null>(null)
  const { mutate, isPending } = useMutation({ ...undoing, mutationKey: UNDO_KEY })
  return {
    report,
    isPending,
    undo: (undone: Undone, onSettled: () => void) => {
      setReport(null)
      mutate(undone, {
        onSuccess: (answer) => setReport(answer),
        onSettled: () => {
          onSettled()
          onDone()
        },
      })
    },
  }
}
