import { useConfirm } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import styles from './SaveActions.module.css'

interface Props {
  /** How many settings a save would change. */
  changed: number
  saving: boolean
  onDiscard: () => void
}

/** How much is not saved, the way back, and the save. Stands inside the form. */
export function SaveActions({ changed, saving, onDiscard }: Props) {
  const { ask, dialog } = useConfirm({
    title: messages.discardTitle,
    confirmText: messages.discard,
    text: messages.discardText,
    onConfirm: (close) => {
      onDiscard()
      close()
    },
  })
  return (
    <div className={styles.actions}>
      <span className={styles.count} role="status">
        {changed > 0 && messages.changed(changed)}
      </span>
      {changed > 0 && (
        <Button disabled={saving} onClick={ask}>
          {messages.discard}
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={changed === 0} loading={saving}>
        {messages.save}
      </Button>
      {dialog}
    </div>
  )
}
