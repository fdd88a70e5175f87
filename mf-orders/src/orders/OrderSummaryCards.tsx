import type { OrderStatusCounts } from '@loja/data'
import { formatCount } from '@loja/domain'
import { messages } from './messages'
import styles from './OrderSummaryCards.module.css'

const CARDS = [
  { title: messages.total, count: 'total' },
  { title: messages.pending, count: 'pendente' },
  { title: messages.processing, count: 'processando' },
  { title: messages.delivered, count: 'entregue' },
] as const

/** Exact counts of all orders; a dash of space until they are known. */
export function OrderSummaryCards({ counts }: { counts: OrderStatusCounts | undefined }) {
  return (
    <dl className={styles.cards}>
      {CARDS.map(({ title, count }) => (
        <div key={title} className={styles.card}>
          <dt>{title}</dt>
          <dd>{counts ? formatCount(counts[count]) : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}
