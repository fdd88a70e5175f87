import { UndoOutlined } from '@ant-design/icons'
import type { ProductChange } from '@loja/data'
import { formatDateTime } from '@loja/domain'
import { useConfirm } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import styles from './ProductChangesDialog.module.css'

interface Props {
  change: ProductChange
  /** An undo is under way. */
  busy: boolean
  onUndo: (change: ProductChange, onSettled: () => void) => void
}

/** One change: what, which products, who, when, and the way back. */
export function ProductChangeItem({ change, busy, onUndo }: Props) {
  const what = messages.what(change)
  const { ask, dialog } = useConfirm({
    title: messages.undoTitle,
    confirmText: messages.undoConfirm(change.count),
    harmless: true,
    text: messages.undoQuestion(what, change.kind, change.count),
    busy,
    onConfirm: (close) => onUndo(change, close),
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
      {change.undoable ? (
        <Button icon={<UndoOutlined aria-hidden />} disabled={busy} aria-label={messages.undoOf(what)} onClick={ask}>
          {messages.undo}
        </Button>
      ) : (
        <span className={styles.undone}>
          {messages.undone(change.restoredCount ?? 0)}
          <br />
          {change.undoneAt && formatDateTime(change.undoneAt)}
        </span>
      )}
      {dialog}
    </li>
  )
}
