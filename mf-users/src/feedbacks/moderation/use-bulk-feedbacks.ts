import {
  type FeedbackChange,
  type FeedbackFailure,
  type FeedbackListRow,
  type FeedbackSelection,
  type FeedbackStateChange,
  feedbackKeys,
} from '@loja/data'
import type { FeedbackFilter, FeedbackState } from '@loja/domain'
import { cachedRow, type SeenVersions, type SelectedRows, toVersionedSelection, useDataMutation } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkReply, stateChange } from '../queries'

type Step =
  | { name: 'idle' }
  | { name: 'confirming'; state: FeedbackState; selection: FeedbackSelection }
  | { name: 'replying'; selection: FeedbackSelection }
  | { name: 'reported'; failures: FeedbackFailure[] }

interface Options {
  selected: SelectedRows<FeedbackListRow, FeedbackFilter>
  /** Absent until it is known. */
  shown: SeenVersions | undefined
  onChanged: (change: FeedbackStateChange, state: FeedbackState) => void
  /** Called after the response. */
  onDone: () => void
}

export function useBulkFeedbacks({ selected, shown, onChanged, onDone }: Options) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const change = useDataMutation(stateChange)
  const answer = useDataMutation(bulkReply)
  /** Takes the selection as displayed when the question is asked. */
  const begin = (next: (selection: FeedbackSelection) => Step) => {
    if (!shown) return
    const versionOf = (id: string) => cachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id)?.version
    setStep(next(toVersionedSelection(selected, shown, versionOf)))
  }
  const report = ({ failures }: FeedbackChange) => {
    setStep(failures.length > 0 ? { name: 'reported', failures } : { name: 'idle' })
    onDone()
  }
  const close = () => setStep({ name: 'idle' })
  return {
    step,
    busy: change.isPending || answer.isPending,
    askState: (state: FeedbackState) => begin((selection) => ({ name: 'confirming', state, selection })),
    askReply: () => begin((selection) => ({ name: 'replying', selection })),
    confirmState: () => {
      if (step.name !== 'confirming') return
      const { state, selection } = step
      change.mutate(
        { selection, state },
        {
          onSuccess: (done) => {
            onChanged(done, state)
            report(done)
          },
          onError: close,
        },
      )
    },
    /** After a failure the dialog stays open with its text. */
    sendReply: (reply: string) => {
      if (step.name === 'replying') answer.mutate({ selection: step.selection, reply }, { onSuccess: report })
    },
    close,
  }
}
