import type { dataMutation } from '@loja/data/client'
import { useDataMutation } from '@loja/ui/parts'
import { useState } from 'react'

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
