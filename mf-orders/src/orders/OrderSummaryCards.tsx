import type { OrderStatusCounts } from '@loja/data'
import { ABSENT, formatCount } from '@loja/domain'
import { messages } from './messages'
import styles from './OrderSummaryCards.module.css'

const CARDS = [
  { title: messages.total, count: 'total' },
  { title: messages.pending, count: 'pendente' },
  { title: messages.processing, count: 'processando' },
  { title: messages.delivered, count: 'entregue' },
] as const

const NOT_KNOWN_YET = '\u00a0'

interface Props {
  /** Absent while loading, or when it failed. */
  counts: OrderStatusCounts | undefined
  failed: boolean
}

/** Exact counts of all orders, whatever the list is filtered by. */
export function OrderSummaryCards({ counts, failed }: Props) {
  return (
    <dl className={styles.cards}>
      {CARDS.map(({ title, count }) => (
        <div key={title} className={styles.card}>
          <dt>{title}</dt>
          <dd>{counts ? formatCount(counts[count]) : failed ? ABSENT : NOT_KNOWN_YET}</dd>
        </div>
      ))}
    </dl>
  )
}
