import { useState } from 'react'
import { messages } from '../messages'
import { ReplyDialogFrame } from './ReplyDialogFrame'
import { ReplyField } from './ReplyField'

interface Props {
  count: number
  busy: boolean
  onSend: (reply: string) => void
  onClose: () => void
}

export function ReplyManyDialog({ count, busy, onSend, onClose }: Props) {
  const [text, setText] = useState('')
  const typed = text.trim()
  return (
    <ReplyDialogFrame
      title={messages.replyManyTitle(count)}
      isDirty={typed !== ''}
      busy={busy}
      saveText={messages.replyManyTitle(count)}
      canSave={typed !== ''}
      onSave={() => onSend(typed)}
      onClose={onClose}
    >
      <ReplyField value={text} help={messages.replyManyHelp} autoFocus onChange={setText} />
    </ReplyDialogFrame>
  )
}
