import { UnorderedListOutlined } from '@ant-design/icons'
import { LazyDialog } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { messages } from './messages'

const loadDialog = async () => (await import('./many/ManyCodesDialog')).ManyCodesDialog

export function ManyCodesButton() {
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button type="primary" icon={<UnorderedListOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {messages.many}
      </Button>
      {open && <LazyDialog name="many-codes" title={messages.many} load={loadDialog} props={{ onClose }} />}
    </>
  )
}
