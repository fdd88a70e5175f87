import { ReadDialog } from '@loja/ui'
import { Fragment } from 'react'
import { messages } from './messages'
import styles from './ShortcutsDialog.module.css'

/** The keys of the page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.shortcuts} width={480} onClose={onClose}>
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
    </ReadDialog>
  )
}
