import { TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { declareDialog, prefetchDialog } from '../../dialog/dialog-declaration'
import { useDialog } from '../../dialog/use-dialog'
import { messages } from '../messages'
import type { ColumnsDialogProps } from './ColumnsDialog'

const columnsDialog = declareDialog({
  title: messages.columnsTitle,
  load: async () => (await import('./ColumnsDialog')).ColumnsDialog,
})

export function ColumnPicker(props: Omit<ColumnsDialogProps, 'onClose'>) {
  const open = useDialog(columnsDialog, props)
  return (
    <Button
      size="small"
      type="text"
      icon={<TableOutlined aria-hidden />}
      // The views need the room of its word.
      aria-label={messages.columns}
      title={messages.columns}
      aria-haspopup="dialog"
      {...prefetchDialog(columnsDialog)}
      onClick={open}
    />
  )
}
