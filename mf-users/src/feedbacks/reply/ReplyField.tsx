import { FEEDBACK_REPLY_LIMIT } from '@loja/data/feedbacks'
import { FieldFrame } from '@loja/ui/dialogs'
import { type GetProps, Input } from 'antd'
import { messages } from '../messages'

interface Props {
  control: GetProps<typeof Input.TextArea> & { id: string; value: string }
  help: string
  autoFocus?: boolean
}

export function ReplyField({ control, help, autoFocus = false }: Props) {
  const isFull = control.value.length >= FEEDBACK_REPLY_LIMIT
  return (
    <FieldFrame
      id={control.id}
      label={messages.storeReply}
      help={help}
      notice={isFull ? { tone: 'warning', text: messages.replyFull(FEEDBACK_REPLY_LIMIT) } : null}
    >
      <Input.TextArea
        {...control}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={FEEDBACK_REPLY_LIMIT}
        autoFocus={autoFocus}
      />
    </FieldFrame>
  )
}
