import type { ProductStatus } from '@loja/domain'
import { messages } from './messages'
import styles from './ProductStatusLabel.module.css'

/** A status as a dot and, always, its word. */
export function ProductStatusLabel({ status }: { status: ProductStatus }) {
  return (
    <span className={styles.label} data-status={status}>
      {messages[status]}
    </span>
  )
}
