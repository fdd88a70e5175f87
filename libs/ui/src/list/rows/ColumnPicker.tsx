import { TableOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../dialog/Dialog'
import { words } from '../../words'
import { messages } from '../messages'
import styles from './ColumnPicker.module.css'

interface Props {
  columns: readonly { key: string; title: string; shown: boolean }[]
  onShow: (key: string, shown: boolean) => void
  onReset: () => void
}

export function ColumnPicker(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<TableOutlined aria-hidden />}
        // The views need the room of its word.
        aria-label={messages.columns}
        title={messages.columns}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <ColumnsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ColumnsDialog({ columns, onShow, onReset, onClose }: Props & { onClose: () => void }) {
  return (
    <Dialog
      title={messages.columnsTitle}
      width={360}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onReset}>{messages.columnsReset}</Button>
          <Button type="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{messages.columnsText}</p>
      <div className={styles.columns}>
        {columns.map(({ key, title, shown }) => (
          <Checkbox key={key} checked={shown} onChange={(event) => onShow(key, event.target.checked)}>
            {title}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
