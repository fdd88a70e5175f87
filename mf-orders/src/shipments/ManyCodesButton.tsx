import { UnorderedListOutlined } from '@ant-design/icons'
import { declareDialog, dialogButton } from '@loja/ui/dialogs'
import { Button } from 'antd'
import { messages } from './messages'

const manyCodesDialog = declareDialog({
  title: messages.many,
  load: async () => (await import('./many/ManyCodesDialog')).ManyCodesDialog,
})

export function ManyCodesButton() {
  return (
    <Button type="primary" icon={<UnorderedListOutlined aria-hidden />} {...dialogButton(manyCodesDialog)}>
      {messages.many}
    </Button>
  )
}
