import { Button } from 'antd'
import type { ReactNode } from 'react'
import { confirm } from '../confirm'
import { messages } from './messages'
import styles from './SaveActions.module.css'

interface Props {
  changed: number
  saving: boolean
  saveText: string
  isNew?: boolean
  extra?: ReactNode
  onDiscard: () => void
}

export function SaveActions({ changed, saving, saveText, isNew = false, extra, onDiscard }: Props) {
  const ask = () =>
    confirm({
      title: messages.discardTitle,
      text: messages.discardText,
      action: messages.discard,
      run: onDiscard,
    })
  const canGoBack = !isNew && changed > 0
  return (
    <div className={styles.actions}>
      <span className={styles.count} role="status">
        {canGoBack && messages.changed(changed)}
      </span>
      {!isNew && (
        // Its space is reserved: the first change moves nothing.
        <Button className={canGoBack ? undefined : styles.spare} disabled={saving} onClick={ask}>
          {messages.discard}
        </Button>
      )}
      {extra}
      <Button type="primary" htmlType="submit" disabled={!isNew && changed === 0} loading={saving}>
        {saveText}
      </Button>
    </div>
  )
}
