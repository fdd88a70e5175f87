import { dataMutation, type FeedbackStateChange, feedbackKeys, undoFeedbackState } from '@loja/data'
import type { FeedbackState } from '@loja/domain'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { messages } from '../messages'
import { useOneAtATime } from './use-one-at-a-time'

/** What was done last to states; `change` is null once there is nothing to undo about it. */
export interface LastStateChange {
  text: string
  change: string | null
  count: number
}

const undoing = dataMutation({
  mutationFn: ({ change }: LastStateChange & { change: string }) => undoFeedbackState(change),
  errorText: messages.undoFailed,
  invalidates: [feedbackKeys.all],
})

/** The last approval or hiding, and the way back from it. */
export function useStateUndo() {
  const [last, setLast] = useState<LastStateChange | null>(null)
  const { mutate, isPending } = useMutation(undoing)
  const once = useOneAtATime()
  const noteChange = useCallback(
    ({ change, changed }: Pick<FeedbackStateChange, 'change' | 'changed'>, state: FeedbackState) => {
      if (changed > 0) setLast({ text: messages.done(state, changed), change, count: changed })
    },
    [],
  )
  const undo = () => {
    if (!last?.change) return
    const { change, count } = last
    once((onSettled) =>
      mutate(
        { ...last, change },
        {
          onSuccess: (restored) =>
            setLast((shown) =>
              // What was done meanwhile keeps its own way back.
              shown?.change === change ? { text: messages.undone(restored, count), change: null, count } : shown,
            ),
          onSettled,
        },
      ),
    )
  }
  return { last, noteChange, undo, isUndoing: isPending }
}
