import type { FeedbackChange, FeedbackSelection } from '@loja/data/feedbacks'
import { useForm } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { messages } from '../messages'
import { bulkReply } from '../queries'
import { ReplyDialogFrame } from './ReplyDialogFrame'
import { REPLY_LIMITS, ReplyField } from './ReplyField'

interface Props {
  selection: FeedbackSelection
  count: number
  onReplied: (change: FeedbackChange) => void
  onClose: () => void
}

/** After a failure it stays open with its text. */
export function ReplyManyDialog({ selection, count, onReplied, onClose }: Props) {
  const form = useForm({
    initial: { reply: '' },
    limits: REPLY_LIMITS,
    draft: `feedbacks-${JSON.stringify(selection)}`,
  })
  const { values, isChanged, errors } = form
  const { mutate, isPending } = useDataMutation(bulkReply)
  const typed = values.reply.trim()
  const send = () => {
    const onSuccess = (change: FeedbackChange) => {
      form.removeDraft()
      onClose()
      onReplied(change)
    }
    mutate({ selection, reply: typed }, { onSuccess })
  }
  return (
    <ReplyDialogFrame
      title={messages.replyManyTitle(count)}
      isDirty={isChanged}
      busy={isPending}
      saveText={messages.replyManyTitle(count)}
      canSave={isChanged && !errors.reply}
      onSave={send}
      onDiscard={form.removeDraft}
      onClose={onClose}
    >
      <ReplyField form={form} help={messages.replyManyHelp} autoFocus />
    </ReplyDialogFrame>
  )
}
