import { Button } from 'antd'
import styles from './ImportDialog.module.css'
import { messages } from './messages'
import { runMessages } from './run/messages'
import type { ImportRun } from './run/run-state'

interface Props {
  run: ImportRun
  /** Null while there is nothing to import. */
  ready: { created: number; updated: number } | null
  onClose: () => void
  onCancel: () => void
  onImport: () => void
}

export function ImportFooter({ run, ready, onClose, onCancel, onImport }: Props) {
  return (
    <div className={styles.footer}>
      <Button onClick={onClose}>{messages.close}</Button>
      {run.status === 'running' && (
        <Button danger loading={run.isCancelling} disabled={run.isCancelling} onClick={onCancel}>
          {runMessages.cancel}
        </Button>
      )}
      {run.status !== 'ended' && run.status !== 'running' && (
        <Button type="primary" loading={run.status === 'preparing'} disabled={ready === null} onClick={onImport}>
          {ready ? messages.importCount(ready.created, ready.updated) : messages.import}
        </Button>
      )}
    </div>
  )
}
