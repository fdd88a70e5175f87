import { FEEDBACK_REPLY_LIMIT } from '@loja/data/feedbacks'
import { FieldFrame, type useForm } from '@loja/ui/dialogs'
import { Input } from 'antd'
import { messages } from '../messages'

export const REPLY_LIMITS = { reply: FEEDBACK_REPLY_LIMIT }

interface Props {
  form: ReturnType<typeof useForm<{ reply: string }>>
  help: string
  autoFocus?: boolean
}

export function ReplyField({ form, help, autoFocus = false }: Props) {
  return (
    <FieldFrame {...form.frame('reply')} label={messages.storeReply} help={help}>
      <Input.TextArea
        {...form.text('reply')}
        status={form.errors.reply ? 'error' : ''}
        autoSize={{ minRows: 3, maxRows: 8 }}
        autoFocus={autoFocus}
      />
    </FieldFrame>
  )
}
