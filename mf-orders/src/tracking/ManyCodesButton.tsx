import { UnorderedListOutlined } from '@ant-design/icons'
import { LoadFailure, useLoaded } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { messages } from './messages'

const loadDialog = async () => (await import('./many/ManyCodesDialog')).ManyCodesDialog

/** Opens the list of many codes (TRK-04), which is loaded when it is wanted. */
export function ManyCodesButton() {
  const [open, setOpen] = useState(false)
  const {
    part: ManyCodesDialog,
    isError,
    isFetching,
    retry,
  } = useLoaded({
    name: 'many-codes',
    load: loadDialog,
    wanted: open,
  })
  return (
    <>
      <Button
        type="primary"
        icon={<UnorderedListOutlined aria-hidden />}
        loading={open && isFetching}
        onClick={() => setOpen(true)}
      >
        {messages.many}
      </Button>
      {open && isError && <LoadFailure text={messages.manyFailed} busy={isFetching} onRetry={retry} />}
      {open && ManyCodesDialog && <ManyCodesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
