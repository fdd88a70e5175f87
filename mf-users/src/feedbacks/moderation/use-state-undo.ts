import type { FeedbackStateChange } from '@loja/data/feedbacks'
import type { FeedbackState } from '@loja/domain/feedbacks'
import { useDataMutation } from '@loja/ui/parts'
import { useCallback, useState } from 'react'
import { messages } from '../messages'
import { stateUndo } from '../queries'

/** `change` is null when there is nothing to undo. */
export interface LastStateChange {
  text: string
  change: string | null
  count: number
}

export function useStateUndo() {
  const [last, setLast] = useState<LastStateChange | null>(null)
  const { mutate, isPending } = useDataMutation(stateUndo)
  const noteChange = useCallback(
    ({ change, changed }: Pick<FeedbackStateChange, 'change' | 'changed'>, state: FeedbackState) => {
      if (changed > 0) setLast({ text: messages.done(state, changed), change, count: changed })
    },
    [],
  )
  const undo = () => {
    if (!last?.change) return
    const { change, count } = last
    mutate(
      { change },
      {
        onSuccess: (restored) =>
          setLast((shown) =>
            // A change made meanwhile keeps its own undo.
            shown?.change === change ? { text: messages.undone(restored, count), change: null, count } : shown,
          ),
      },
    )
  }
  return { last, noteChange, undo, isUndoing: isPending }
}
