import { Dialog, useReturnFocus } from '@loja/ui'
import { Button } from 'antd'
import { Fragment } from 'react'
import { messages } from './messages'
import styles from './ShortcutsDialog.module.css'

/** The keys of the page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return (
    <Dialog
      title={messages.shortcuts}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <dl className={styles.keys}>
        {messages.keys.map(([key, meaning]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.text}>{messages.keysText}</p>
    </Dialog>
  )
}
