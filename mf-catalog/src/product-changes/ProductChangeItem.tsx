import { UndoOutlined } from '@ant-design/icons'
import type { ProductChange } from '@loja/data'
import { formatDateTime } from '@loja/domain'
import { useConfirm } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import styles from './ProductChangesDialog.module.css'

interface Props {
  change: ProductChange
  busy: boolean
  onUndo: (onSettled: () => void) => void
}

export function ProductChangeItem({ change, busy, onUndo }: Props) {
  const what = messages.what(change)
  const undo = change.undoneAt ? messages.undoRest : messages.undo
  const { ask, dialog } = useConfirm({
    title: messages.undoTitle,
    confirmText: messages.undoConfirm(change.remainingCount),
    harmless: true,
    text: messages.undoQuestion(what, change),
    busy,
    onConfirm: onUndo,
  })
  return (
    <li className={styles.change}>
      <div className={styles.words}>
        <div className={styles.what}>{what}</div>
        <div className={styles.detail}>{messages.which(change.firstNames, change.count)}</div>
        <div className={styles.detail}>
          {formatDateTime(change.createdAt)} · {change.createdBy?.name || change.createdBy?.email || messages.someone}
        </div>
      </div>
      <div className={styles.ways}>
        {change.undoneAt && (
          <span className={styles.undone}>
            {messages.undone(change)}
            <br />
            {formatDateTime(change.undoneAt)}
          </span>
        )}
        {change.remainingCount > 0 && (
          <Button
            icon={<UndoOutlined aria-hidden />}
            disabled={busy}
            aria-label={messages.undoOf(undo, what)}
            onClick={ask}
          >
            {undo}
          </Button>
        )}
      </div>
      {dialog}
    </li>
  )
}
