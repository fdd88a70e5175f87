import { DeleteOutlined, HistoryOutlined } from '@ant-design/icons'
import { ChangesLink } from '@loja/ui'
import { messages } from './messages'

/** Lead to the recorded changes and the deleted orders. */
export function OrderRecords() {
  return (
    <>
      <ChangesLink size="small" type="text" tab="undo" area="order" icon={<HistoryOutlined aria-hidden />}>
        {messages.changes}
      </ChangesLink>
      <ChangesLink size="small" type="text" tab="trash" area="order" icon={<DeleteOutlined aria-hidden />}>
        {messages.trash}
      </ChangesLink>
    </>
  )
}
