import { ConfirmDialog } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
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
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.actions}>
      <span className={styles.count} role="status">
        {changed > 0 && messages.changed(changed)}
      </span>
      {changed > 0 && (
        <Button disabled={saving} onClick={() => setAsking(true)}>
          {messages.discard}
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={changed === 0} loading={saving}>
        {messages.save}
      </Button>
      {asking && (
        <ConfirmDialog
          title={messages.discardTitle}
          confirmText={messages.discard}
          busy={false}
          onConfirm={() => {
            onDiscard()
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        >
          {messages.discardText}
        </ConfirmDialog>
      )}
    </div>
  )
}
