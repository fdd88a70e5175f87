import { Button, Checkbox } from 'antd'
import { CloseButton } from '../../dialogs/CloseButton'
import { Dialog } from '../../dialogs/Dialog'
import looks from '../../parts/layout/looks.module.css'
import { messages } from '../messages'

export interface ColumnsDialogProps {
  columns: readonly { key: string; title: string; shown: boolean }[]
  onShow: (key: string, shown: boolean) => void
  onReset: () => void
  onClose: () => void
}

export function ColumnsDialog({ columns, onShow, onReset, onClose }: ColumnsDialogProps) {
  return (
    <Dialog
      title={messages.columnsTitle}
      width={360}
      onCancel={onClose}
      secondary={<Button onClick={onReset}>{messages.columnsReset}</Button>}
      primary={<CloseButton onClick={onClose} />}
    >
      <p className={`${looks.flush} ${looks.after12} ${looks.quiet}`}>{messages.columnsText}</p>
      <div className={looks.grid}>
        {columns.map(({ key, title, shown }) => (
          <Checkbox key={key} checked={shown} onChange={(event) => onShow(key, event.target.checked)}>
            {title}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
