import type { FeedbackChange, FeedbackSelection } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { bulkReply } from '../queries'
import { ReplyDialogFrame } from './ReplyDialogFrame'
import { ReplyField } from './ReplyField'

interface Props {
  selection: FeedbackSelection
  count: number
  onReplied: (change: FeedbackChange) => void
  onClose: () => void
}

/** After a failure it stays open with its text. */
export function ReplyManyDialog({ selection, count, onReplied, onClose }: Props) {
  const [text, setText] = useState('')
  const { mutate, isPending } = useDataMutation(bulkReply)
  const typed = text.trim()
  const send = () => {
    const onSuccess = (change: FeedbackChange) => {
      onClose()
      onReplied(change)
    }
    mutate({ selection, reply: typed }, { onSuccess })
  }
  return (
    <ReplyDialogFrame
      title={messages.replyManyTitle(count)}
      isDirty={typed !== ''}
      busy={isPending}
      saveText={messages.replyManyTitle(count)}
      canSave={typed !== ''}
      onSave={send}
      onClose={onClose}
    >
      <ReplyField value={text} help={messages.replyManyHelp} autoFocus onChange={setText} />
    </ReplyDialogFrame>
  )
}
