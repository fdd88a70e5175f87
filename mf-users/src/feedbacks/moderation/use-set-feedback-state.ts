import { dataMutation } from '@loja/data/client'
import { type FeedbackListRow, feedbackKeys, setOneFeedbackState } from '@loja/data/feedbacks'
import type { FeedbackState } from '@loja/domain/feedbacks'
import { patchCachedRow } from '@loja/ui/lists'
import { useDataMutation } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { messages } from '../messages'
import { FeedbackRowActionsContext } from './feedback-row-actions'

interface StateChange {
  feedback: Pick<FeedbackListRow, 'id' | 'version' | 'state'>
  state: FeedbackState
}

/** Approves or hides one feedback as displayed; pending until the list has been read again. */
export function useSetFeedbackState() {
  const queryClient = useQueryClient()
  const { noteChange } = use(FeedbackRowActionsContext)
  const { mutate, isPending, variables } = useDataMutation(
    dataMutation({
      mutationFn: async ({ feedback: { id, version }, state }: StateChange) => {
        const change = await setOneFeedbackState({ id, version }, state)
        if (change.changed === 0) return
        patchCachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id, { state, version: version + 1 })
        noteChange(change, state)
      },
      errorText: messages.stateFailed,
      invalidates: [feedbackKeys.all],
    }),
  )
  return {
    setState: (feedback: StateChange['feedback'], state: FeedbackState) => {
      if (feedback.state !== state) mutate({ feedback, state })
    },
    saving: isPending ? variables.state : undefined,
  }
}
