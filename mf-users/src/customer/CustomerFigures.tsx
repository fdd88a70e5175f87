import type { CustomerCard } from '@loja/data/customers'
import { ABSENT, formatBrl, formatDate } from '@loja/domain/format'
import { Surface } from '@loja/ui/parts'
import styles from './CustomerFigures.module.css'
import { messages } from './messages'

export function CustomerFigures({ card }: { card: CustomerCard }) {
  const { orderCount, cancelledCount, spentBrl, lastOrderAt } = card
  const counted = orderCount - cancelledCount
  const figures = [
    [messages.orders, messages.orderCount(orderCount, cancelledCount)],
    [messages.spent, formatBrl(spentBrl)],
    [messages.average, counted > 0 ? formatBrl(spentBrl / counted) : ABSENT],
    [messages.lastOrder, formatDate(lastOrderAt)],
  ]
  return (
    <Surface as="dl" className={styles.strip}>
      {figures.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Surface>
  )
}
