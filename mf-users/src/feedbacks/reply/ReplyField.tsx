import { FEEDBACK_REPLY_LIMIT } from '@loja/data'
import { FieldFrame, fieldProps } from '@loja/ui'
import { Input } from 'antd'
import { messages } from '../messages'

const ID = 'feedback-reply'

interface Props {
  value: string
  help: string
  autoFocus?: boolean
  onChange: (text: string) => void
}

export function ReplyField({ value, help, autoFocus = false, onChange }: Props) {
  const isFull = value.length >= FEEDBACK_REPLY_LIMIT
  return (
    <FieldFrame
      id={ID}
      label={messages.storeReply}
      help={help}
      notice={isFull ? { tone: 'warning', text: messages.replyFull(FEEDBACK_REPLY_LIMIT) } : null}
    >
      <Input.TextArea
        {...fieldProps(ID)}
        value={value}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={FEEDBACK_REPLY_LIMIT}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
