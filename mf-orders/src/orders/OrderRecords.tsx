import { DeleteOutlined, HistoryOutlined } from '@ant-design/icons'
import { bindDialog, declareDialog, HashDialogs, openDialog, prefetchDialog } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'

const changesDialog = declareDialog({
  title: messages.changes,
  load: async () => (await import('../order-changes/OrderChangesDialog')).OrderChangesDialog,
})
const trashDialog = declareDialog({
  title: messages.trash,
  load: async () => (await import('../order-changes/OrderTrashDialog')).OrderTrashDialog,
})

/** E.g. of a timeline. */
const LINKED = { '#alteracoes': bindDialog(changesDialog) }

/** Opens the recorded changes and the deleted orders. */
export function OrderRecords() {
  const button = { size: 'small', type: 'text', 'aria-haspopup': 'dialog' } as const
  return (
    <>
      <Button
        {...button}
        icon={<HistoryOutlined aria-hidden />}
        {...prefetchDialog(changesDialog)}
        onClick={() => openDialog(changesDialog)}
      >
        {messages.changes}
      </Button>
      <Button
        {...button}
        icon={<DeleteOutlined aria-hidden />}
        {...prefetchDialog(trashDialog)}
        onClick={() => openDialog(trashDialog)}
      >
        {messages.trash}
      </Button>
      <HashDialogs dialogs={LINKED} />
    </>
  )
}
