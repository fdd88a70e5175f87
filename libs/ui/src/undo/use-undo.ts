import type { dataMutation } from '@loja/data'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataMutation } from '../work/use-data-mutation'

const UNDO_KEY = ['undo']

/** The dialog stays open while an undo runs. */
export const useIsUndoing = () => useIsMutating({ mutationKey: UNDO_KEY }) > 0

export function useUndo<Undone extends { id: string }, Report>(
  undoing: ReturnType<typeof dataMutation<Undone, Report>>,
) {
  const [last, setLast] = useState<{ undone: Undone; report: Report } | null>(null)
  const { mutate, isPending } = useDataMutation({ ...undoing, mutationKey: UNDO_KEY })
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
