import type { DashboardSummary } from '@loja/data/dashboard'
import { ABSENT, formatBrl, formatCount } from '@loja/domain/format'
import { Placeholder } from '@loja/ui/late'
import { fourColumns, Surface } from '@loja/ui/parts'
import type { CSSProperties, ReactNode } from 'react'
import { GrowthNote } from './GrowthNote'
import styles from './MetricCards.module.css'
import { messages } from './messages'

interface Metric {
  title: string
  figure: (summary: DashboardSummary) => string
  note: (summary: DashboardSummary) => ReactNode
}

const METRICS: Metric[] = [
  {
    title: messages.users,
    figure: ({ userCount }) => formatCount(userCount),
    note: ({ userGrowthPercent }) => (
      <GrowthNote texts={messages.userGrowth} meaning={messages.userGrowthMeaning} percent={userGrowthPercent} />
    ),
  },
  {
    title: messages.orders,
    figure: ({ orderCount }) => formatCount(orderCount),
    note: () => messages.anyStatus,
  },
  {
    title: messages.revenue,
    figure: ({ revenueBrl }) => formatBrl(revenueBrl),
    note: () => messages.onTheWay,
  },
  {
    title: messages.products,
    figure: ({ productCount }) => formatCount(productCount),
    note: ({ newProducts }) => <span title={messages.newProductsMeaning}>{messages.newProducts(newProducts)}</span>,
  },
]

export function MetricCards({ summary, failed }: { summary: DashboardSummary | undefined; failed: boolean }) {
  return (
    <dl className={`${fourColumns} ${styles.cards}`} aria-label={messages.metrics} aria-busy={!summary && !failed}>
      {METRICS.map(({ title, figure, note }) => (
        <Surface key={title} className={styles.card}>
          <dt>{title}</dt>
          <Figure text={summary ? figure(summary) : failed ? ABSENT : null} />
          <dd className={styles.note}>{summary ? note(summary) : !failed && <Placeholder width={112} />}</dd>
        </Surface>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string | null }) {
  return (
    // The types lack custom properties.
    <dd className={styles.figure} style={{ '--characters': text?.length ?? 1 } as CSSProperties}>
      {text ?? <Placeholder width={96} />}
    </dd>
  )
}
