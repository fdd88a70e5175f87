import type { dataMutation } from '@loja/data/client'
import { useState } from 'react'
import { useDataMutation } from '../parts/work/use-data-mutation'

export function useUndo<Undone extends { id: string }, Report>(
  undoing: ReturnType<typeof dataMutation<Undone, Report>>,
) {
  const [last, setLast] = useState<{ undone: Undone; report: Report } | null>(null)
  const { mutate, isPending } = useDataMutation(undoing)
  return {
    last,
    isPending,
    undo: (undone: Undone, onSettled: (error: unknown) => void) => {
      setLast((shown) => (shown?.undone.id === undone.id ? shown : null))
      mutate(undone, {
        onSuccess: (report) => setLast({ undone, report }),
        onSettled: (_report, error) => onSettled(error),
      })
    },
  }
}
