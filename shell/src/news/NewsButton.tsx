import { BellOutlined } from '@ant-design/icons'
import { LazyDialog } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { messages } from './messages'

const loadNewsDialog = async () => (await import('./NewsDialog')).NewsDialog

/** NEW-02 */
export function NewsButton({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={messages.title}
        title={messages.title}
        onClick={() => setOpen(true)}
      />
      {open && (
        <LazyDialog
          name="news"
          title={messages.title}
          load={loadNewsDialog}
          props={{ userId, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
