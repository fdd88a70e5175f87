import { Alert } from 'antd'
import { messages } from './messages'
import styles from './RestoredNotice.module.css'

export function RestoredNotice({ onHide }: { onHide: () => void }) {
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      closable={{ onClose: onHide, 'aria-label': messages.hideRestored }}
      title={messages.restored}
      role="status"
    />
  )
}
