import type { dataMutation } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { useState } from 'react'

/** Mutation key of every undo; the dialog stays open while one runs. */
export const UNDO_KEY = ['products.undo']

export function useUndo<Undone extends { id: string }, Report>(
  undoing: ReturnType<typeof dataMutation<Undone, Report>>,
) {
  const [last, setLast] = useState<{ id: string; report: Report } | null>(null)
  const { mutate, isPending } = useDataMutation({ ...undoing, mutationKey: UNDO_KEY })
  return {
    last,
    isPending,
    undo: (undone: Undone, onSettled: (error: unknown) => void) => {
      setLast((shown) => (shown?.id === undone.id ? shown : null))
      mutate(undone, {
        onSuccess: (report) => setLast({ id: undone.id, report }),
        onSettled: (_report, error) => onSettled(error),
      })
    },
  }
}
