import { DeleteOutlined, HistoryOutlined } from '@ant-design/icons'
import { LazyDialog } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messages } from './messages'

const loadChanges = async () => (await import('../order-changes/OrderChangesDialog')).OrderChangesDialog
const loadTrash = async () => (await import('../order-changes/OrderTrashDialog')).OrderTrashDialog

/** In the address, e.g. from a timeline. */
const CHANGES_HASH = '#alteracoes'

/** Opens the recorded changes and the deleted orders. */
export function OrderRecords() {
  const [opened, setOpen] = useState<'changes' | 'trash' | null>(null)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === CHANGES_HASH
  const open = isNamed ? 'changes' : opened
  const close = () => {
    setOpen(null)
    if (isNamed) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }
  const button = { size: 'small', type: 'text', 'aria-haspopup': 'dialog' } as const
  return (
    <>
      <Button {...button} icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen('changes')}>
        {messages.changes}
      </Button>
      <Button {...button} icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen('trash')}>
        {messages.trash}
      </Button>
      {open && (
        <LazyDialog
          key={open}
          name={`order-${open}`}
          title={messages[open]}
          load={open === 'trash' ? loadTrash : loadChanges}
          props={{ onClose: close }}
        />
      )}
    </>
  )
}
