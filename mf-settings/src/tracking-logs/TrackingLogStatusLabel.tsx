import type { TrackingLogStatus } from '@loja/domain'
import { messages } from './messages'
import styles from './TrackingLogStatusLabel.module.css'

export function TrackingLogStatusLabel({ status }: { status: TrackingLogStatus }) {
  return (
    <span className={styles.label} data-status={status}>
      <span className={styles.dot} aria-hidden />
      {messages.statuses[status]}
    </span>
  )
}
