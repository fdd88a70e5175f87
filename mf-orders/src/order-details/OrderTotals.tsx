import type { OrderDetails } from '@loja/data'
import { findTotalsMismatches, formatBrl, formatBrlOrAbsent, type TotalsMismatch } from '@loja/domain'
import { Alert } from 'antd'
import { messages } from './messages'
import styles from './OrderTotals.module.css'

/** Subtotal, discount, freight and total; what does not add up is said, never smoothed over. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const { subtotal, discountAmount, shippingCost, total, items } = order
  const mismatches = findTotalsMismatches(
    { subtotal, discount_amount: discountAmount, shipping_cost: shippingCost, total },
    items,
  )
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        <dt>{messages.subtotal}</dt>
        <dd>{formatBrlOrAbsent(subtotal)}</dd>
        <dt>{messages.discount}</dt>
        <dd>{formatBrlOrAbsent(discountAmount && -discountAmount)}</dd>
        <dt>{messages.shippingCost}</dt>
        <dd>{formatBrlOrAbsent(shippingCost)}</dd>
        <dt className={styles.total}>{messages.total}</dt>
        <dd className={styles.total}>{formatBrlOrAbsent(total)}</dd>
      </dl>
      {mismatches.map((mismatch) => (
        <Alert key={mismatch.kind} type="warning" showIcon title={sentence(mismatch)} />
      ))}
    </div>
  )
}

function sentence({ kind, computedBrl, storedBrl }: TotalsMismatch): string {
  const say = kind === 'items' ? messages.itemsMismatch : messages.totalMismatch
  return say(formatBrl(computedBrl), formatBrl(storedBrl))
}
