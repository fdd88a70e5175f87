import { Alert, Button } from 'antd'
import styles from './BulkEditDialog.module.css'
import type { BulkTabProps } from './bulk-change'
import { messages } from './messages'

export function DeleteTab({ count, busy, onAsk }: BulkTabProps) {
  return (
    <div className={styles.tab}>
      <Alert type="error" showIcon title={messages.irreversible} description={messages.deleteEffects} />
      <div className={styles.actions}>
        <Button danger type="primary" disabled={busy} onClick={() => onAsk({ kind: 'delete' }, count)}>
          {messages.confirm('delete', count)}
        </Button>
      </div>
    </div>
  )
}
