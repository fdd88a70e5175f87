import {
  type FeedbackChange,
  type FeedbackListRow,
  type FeedbackSelection,
  type FeedbackStateChange,
  feedbackKeys,
} from '@loja/data/feedbacks'
import type { FeedbackFilter, FeedbackState } from '@loja/domain/feedbacks'
import { declareDialog, openDialog } from '@loja/ui/dialogs'
import { cachedRow, type SeenVersions, type SelectedRows, toVersionedSelection } from '@loja/ui/lists'
import { useDataMutation } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from '../messages'
import { stateChange } from '../queries'

const unchangedDialog = declareDialog({
  title: ({ failures }) => messages.leftAlone(failures.length),
  load: async () => (await import('./UnchangedFeedbacks')).UnchangedFeedbacks,
})

const replyDialog = declareDialog({
  title: ({ count }) => messages.replyManyTitle(count),
  load: async () => (await import('../reply/ReplyManyDialog')).ReplyManyDialog,
})

interface Options {
  selected: SelectedRows<FeedbackListRow, FeedbackFilter>
  count: number
  shown: SeenVersions
  onChanged: (change: FeedbackStateChange, state: FeedbackState) => void
  onDone: () => void
}

export function useBulkFeedbacks({ selected, count, shown, onChanged, onDone }: Options) {
  const queryClient = useQueryClient()
  const { mutate: change } = useDataMutation(stateChange)
  const begin = (run: (selection: FeedbackSelection) => void) => {
    const versionOf = (id: string) => cachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id)?.version
    run(toVersionedSelection(selected, shown, versionOf))
  }
  const report = ({ failures }: FeedbackChange) => {
    if (failures.length > 0) openDialog(unchangedDialog, { failures })
    onDone()
  }
  return {
    setState: (state: FeedbackState) =>
      begin((selection) =>
        change(
          { selection, state },
          {
            onSuccess: (done) => {
              onChanged(done, state)
              report(done)
            },
          },
        ),
      ),
    askReply: () => begin((selection) => openDialog(replyDialog, { selection, count, onReplied: report })),
  }
}
