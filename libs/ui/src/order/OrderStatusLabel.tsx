import type { OrderStatus } from '@loja/domain'
import { orderStatusColors } from '../theme/order-status-colors'
import styles from './OrderStatusLabel.module.css'
import { orderStatusLabels } from './order-status-labels'

/** A status as a coloured dot and, always, its word. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return (
    <span className={styles.label}>
      <span className={styles.dot} style={{ background: orderStatusColors[status] }} />
      {orderStatusLabels[status]}
    </span>
  )
}
