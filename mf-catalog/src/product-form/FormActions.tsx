import { useConfirm } from '@loja/ui'
import { Button } from 'antd'
import styles from './FormActions.module.css'
import { messages } from './messages'

interface Props {
  isNew: boolean
  /** How many fields a save would change. */
  changed: number
  saving: boolean
  onSaveAndNew: () => void
  onDiscard: () => void
}

/** How much is not saved, the way back, and the saves. Stands inside the form. */
export function FormActions({ isNew, changed, saving, onSaveAndNew, onDiscard }: Props) {
  const { ask, dialog } = useConfirm({
    title: messages.discardTitle,
    confirmText: messages.discard,
    text: messages.discardText,
    onConfirm: (close) => {
      onDiscard()
      close()
    },
  })
  const canSave = isNew || changed > 0
  return (
    <div className={styles.actions}>
      <span className={styles.count} role="status">
        {!isNew && changed > 0 && messages.changed(changed)}
      </span>
      {!isNew && changed > 0 && (
        <Button disabled={saving} onClick={ask}>
          {messages.discard}
        </Button>
      )}
      {isNew && (
        <Button disabled={saving} onClick={onSaveAndNew}>
          {messages.saveAndNew}
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={!canSave} loading={saving} aria-keyshortcuts="Control+S">
        {messages.save}
      </Button>
      {dialog}
    </div>
  )
}
