import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useConfirm } from '../dialog/use-confirm'
import { messages } from '../messages'
import styles from './SaveActions.module.css'

interface Props {
  /** How many fields a save would change. */
  changed: number
  saving: boolean
  /** The verb on the button, e.g. `Salvar produto`. */
  saveText: string
  /** What is in the form was never saved: it can be, and there is nothing to go back to. */
  isNew?: boolean
  /** Other ways to save. */
  extra?: ReactNode
  onDiscard: () => void
}

/** How much is not saved, the way back, and the save. Stands inside the form. */
export function SaveActions({ changed, saving, saveText, isNew = false, extra, onDiscard }: Props) {
  const { ask, dialog } = useConfirm({
    title: messages.discardTitle,
    confirmText: messages.discard,
    text: messages.discardText,
    onConfirm: (close) => {
      onDiscard()
      close()
    },
  })
  const canGoBack = !isNew && changed > 0
  return (
    <div className={styles.actions}>
      <span className={styles.count} role="status">
        {canGoBack && messages.changed(changed)}
      </span>
      {!isNew && (
        // Its room is reserved, so that the first change moves nothing.
        <Button className={canGoBack ? undefined : styles.spare} disabled={saving} onClick={ask}>
          {messages.discard}
        </Button>
      )}
      {extra}
      <Button type="primary" htmlType="submit" disabled={!isNew && changed === 0} loading={saving}>
        {saveText}
      </Button>
      {dialog}
    </div>
  )
}
