import type { InvoiceStatus } from '@loja/domain'
import styles from './InvoiceStatusLabel.module.css'
import { messages } from './messages'

/** A status as a dot and, always, its word. */
export function InvoiceStatusLabel({ status }: { status: InvoiceStatus }) {
  return (
    <span className={styles.label} data-status={status}>
      {messages.statuses[status]}
    </span>
  )
}
